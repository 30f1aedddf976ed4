import Assets
import Graphics
import Staging

/// One small stage for each behaviour of the drawing.
enum Samples {
  static let all: [(name: String, stage: Stage)] = [
    ("circular-corners", one { $0.layer.cornerRadius = 20 }),
    ("continuous-corners", one { round(&$0, 12) }),
    ("continuous-corners-short-of-room", one { round(&$0, 24) }),
    ("continuous-corners-of-half-the-side", one { round(&$0, 99) }),
    (
      "masked-corners",
      one {
        round(&$0, 12)
        $0.layer.maskedCorners = [.topLeft, .bottomRight]
      }
    ),
    (
      "masked-circular-corners",
      one {
        $0.layer.cornerRadius = 12
        $0.layer.maskedCorners = [.topRight, .bottomRight]
      }
    ),
    (
      "border-inside-and-above",
      stage(
        100, 80,
        [
          view(0, 10, 10, 80, 60, blue) {
            $0.layer.cornerRadius = 12
            $0.layer.borderColor = red
            $0.layer.borderWidth = 4
          },
          view(1, 0, 20, 80, 10, green),
        ])
    ),
    (
      "shadow-of-a-background",
      one(.white) {
        $0.layer.cornerRadius = 8
        $0.layer.shadow = shadow
      }
    ),
    (
      "shadow-of-what-is-drawn",
      stage(
        100, 80,
        [
          view(0, 10, 10, 80, 60) { $0.layer.shadow = shadow },
          view(1, 10, 10, 20, 20, red) { $0.layer.cornerRadius = 10 },
          view(1, 50, 10, 20, 40, blue),
        ])
    ),
    (
      "clip-cuts-subviews-and-shadow",
      stage(
        100, 80,
        [
          view(0, 10, 10, 80, 60, blue) {
            $0.layer.clips = true
            $0.layer.cornerRadius = 20
            $0.layer.shadow = shadow
            $0.layer.borderColor = .black
            $0.layer.borderWidth = 1
          },
          view(1, 40, -20, 80, 60, green),
        ])
    ),
    (
      "alpha-of-a-group",
      stage(
        100, 80,
        [
          view(0, 10, 10, 60, 40, blue) { $0.layer.alpha = 0.5 },
          view(1, 20, 20, 60, 40, green),
          view(0, 0, 70, 100, 10, red) { $0.layer.isHidden = true },
          view(3, 0, 0, 50, 10, red),
          view(0, 0, 70, 100, 10, red) { $0.layer.alpha = 0 },
        ])
    ),
    (
      "bounds-origin-moves-subviews",
      stage(
        100, 80,
        [
          view(0, 0, 0, 100, 80, Color(rgb: 0xEEEEEE)) { $0.boundsOrigin = Point(x: 30, y: 0) },
          view(1, 0, 20, 100, 40, blue),
          view(1, 100, 20, 30, 40, red),
        ])
    ),
    ("tiles-repeat", tiles(of: Size(width: 30, height: 20), in: Rect(x: 10, y: 10, width: 80, height: 60))),
    (
      "tile-cut-by-a-smaller-view",
      tiles(of: Size(width: 90, height: 80), in: Rect(x: 10, y: 10, width: 60, height: 30))
    ),
    (
      "pictures",
      stage(
        100, 80,
        [
          view(0, 0, 0, 100, 80, Color(rgb: 0xEEEEEE)) {
            $0.items = [
              picture(vectorID, 5, 5, 30, 30, nil), picture(vectorID, 40, 5, 50, 30, green),
              picture(rasterID, 5, 42, 30, 30, nil), picture(rasterID, 40, 42, 30, 30, blue),
            ]
          }
        ])
    ),
    (
      "icons-and-placeholders",
      stage(
        100, 80,
        [
          view(0, 0, 0, 100, 80) {
            $0.items = [
              icon("chevron.forward", 5, 5, false), icon("chevron.forward", 40, 5, true),
              icon("no such icon", 70, 5, false),
              .placeholder(
                name: "figure.walk.<motion>", rect: Rect(x: 5, y: 40, width: 36, height: 32), color: .black),
              .placeholder(name: "a", rect: Rect(x: 50, y: 40, width: 2, height: 2), color: .black),
            ]
          }
        ])
    ),
    (
      "text-is-one-path-a-run",
      stage(100, 80, [view(0, 10, 10, 80, 60) { $0.items = [text([square(), square(1)], red), shape] }])
    ),
  ]

  private static let shadow = Shadow(
    color: Color.black.multiplyingAlpha(by: 0.4), radius: 4, offset: Point(x: 0, y: 3))

  private static let shape = Item.shape(
    Shape(
      rect: Rect(x: 0, y: 30, width: 40, height: 20), cornerRadius: 10, fill: green, stroke: .black,
      strokeWidth: 2))

  private static func one(_ color: Color = blue, _ change: (inout StageView) -> Void) -> Stage {
    stage(100, 80, [view(0, 10, 10, 80, 60, color, change)])
  }

  private static func round(_ view: inout StageView, _ radius: Double) {
    view.layer.cornerRadius = radius
    view.layer.cornerCurve = .continuous
  }

  private static func tiles(of size: Size, in frame: Rect) -> Stage {
    stage(
      100, 80,
      [
        view(0, frame.x, frame.y, frame.width, frame.height, Color(rgb: 0xFFEECC)) {
          $0.tile = size
          $0.layer.cornerRadius = 6
          $0.items = [text([square()], at: Point(x: 3, y: 12))]
        },
        view(1, 2, 2, 12, 12, red) {
          $0.role = .artwork
          $0.layer.cornerRadius = 6
        },
        view(2, 6, 6, 90, 3, blue) { $0.role = .artwork },
        view(1, 40, 0, 4, 30, green),
      ])
  }

  private static func picture(
    _ id: PictureID, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ tint: Color?
  ) -> Item {
    .picture(PictureItem(picture: id, rect: Rect(x: x, y: y, width: width, height: height), tint: tint))
  }

  private static func icon(_ name: String, _ x: Double, _ y: Double, _ isFlipped: Bool) -> Item {
    .icon(
      IconItem(name: name, rect: Rect(x: x, y: y, width: 16, height: 28), color: blue, isFlipped: isFlipped))
  }
}
