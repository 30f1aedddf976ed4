import Checks
import Diagnostics
import Graphics
import Hashing
import Report
import Staging
import Typesetting
import UIKitRules

/// A card cell built by hand: enough of a stage for a page, without the modules that make real ones.
struct TruckFixture {
  static let canvas = Color(rgb: 0xE0E3E8)
  static let source = """
    { "cellproof": 1, "title": "Truck list",
      "cells": [
        { "id": "truck", "swipeActions": { "pullViewBackground": "white" } } ] }
    """

  var sources = SourceMap()
  private let file: SourceID
  private let fonts: FontLibrary?

  init() {
    file = sources.add(SourceFile(name: "truck.json", bytes: Array(Self.source.utf8)))
    // Where Inter is missing the labels stay empty; what these tests look at does not change.
    fonts = try? FontLibrary()
  }

  /// At `"white"`: line 3, column 65.
  var pullViewSpan: Span {
    let whole = Array(Self.source.utf8)
    let value = Array("\"white\"".utf8)
    let start = (0..<(whole.count - value.count)).first { whole[$0...].starts(with: value) } ?? 0
    return Span(file: file, start: start, end: start + value.count)
  }

  var cellSpan: Span { Span(file: file, start: 0, end: 1) }

  static func traits(
    _ system: System, _ device: String = "iPhone 8", _ appearance: Appearance = .light,
    _ size: ContentSize = .large, _ direction: LayoutDirection = .leftToRight, locale: String? = nil
  ) -> Traits {
    let found = Device.named(device)
    let plain = Device(
      name: device, idiom: .phone, size: Size(width: 375, height: 667), scale: 2, safeArea: .zero)
    return Traits(
      system: system, device: found ?? plain, appearance: appearance, contentSize: size,
      direction: direction, locale: locale)
  }

  /// A stage of the card cell; `pullView` is the colour of what the swipe uncovers.
  func stage(
    _ state: CellState, _ traits: Traits, pullView: Color = canvas, plate: String = "035051A",
    action: String = "delete"
  ) -> Stage {
    let width = traits.device.size.width
    let size = Size(width: width, height: 176)
    let dark = traits.appearance.isDark
    let ground = dark ? Color(rgb: 0x1C1C1E) : Self.canvas
    let open: Double = state.isFullSwipe ? width - 90 : state == .swiping ? 37 : state.isSwiped ? 74 : 0
    let isTableHosted = traits.system >= .ios11Xcode8
    var views: [StageView] = []
    func add(
      _ id: String, _ role: StageView.Role, _ name: String, _ parent: Int, _ frame: Rect,
      _ color: Color? = nil
    ) -> Int {
      var view = StageView(id: id, role: role, className: name, parent: parent, frame: frame)
      view.backgroundColor = color
      views.append(view)
      return views.count - 1
    }
    let whole = Rect(origin: .zero, size: size)
    let table = add("table", .table, "UITableView", -1, whole, ground)
    if open > 0, isTableHosted {
      let pull = add(
        "pullView", .pullView, "UISwipeActionPullView", table,
        Rect(x: width - open, y: 0, width: open, height: 176), pullView)
      addAction(action, to: &views, parent: pull, Rect(x: 0, y: 0, width: open, height: 176), ground)
    }
    let cell = add(
      "cell", .cell, "UITableViewCell", table,
      isTableHosted ? whole.offset(by: Point(x: -open, y: 0)) : whole, ground)
    if !isTableHosted { views[cell].boundsOrigin = Point(x: open, y: 0) }
    let shift = state.isEditing ? 38.0 : 0
    let content = add(
      "contentView", .contentView, "UITableViewCellContentView", cell,
      Rect(x: shift, y: 0, width: width - shift, height: 176))
    let card = add(
      "card", .card, "UIView", content, Rect(x: 15, y: 15, width: width - shift - 30, height: 161),
      dark ? Color(rgb: 0x2C2C2E) : .white)
    views[card].layer.borderColor = Color(rgb: 0x808080)
    views[card].layer.borderWidth = 1
    let header = add(
      "header", .content, "UIView", card, Rect(x: 0, y: 0, width: width - shift - 30, height: 42),
      Color(rgb: dark ? 0x48484A : 0xBFC1CE))
    addLabel(
      "plate", plate, 17, .white, to: &views, header, Rect(x: 55, y: 10, width: 120, height: 21), traits)
    let ink = dark ? Color.white : .black
    for (index, (caption, value)) in [
      ("Length", "48'00\""), ("Width", "8'06\""), ("Weight per axle", "12,000 lb"),
    ]
    .enumerated() {
      let x = 15 + Double(index) * (width - shift - 30) / 3
      addLabel(
        "c\(index)", caption, 12, ink, to: &views, card, Rect(x: x, y: 52, width: 100, height: 14), traits)
      addLabel(
        "v\(index)", value, 16, ink, to: &views, card, Rect(x: x, y: 72, width: 100, height: 19), traits)
    }
    if open > 0, !isTableHosted {
      let confirmation = add(
        "pullView", .pullView, "UITableViewCellDeleteConfirmationView", cell,
        Rect(x: width, y: 0, width: open, height: 176))
      addAction(action, to: &views, parent: confirmation, Rect(x: 0, y: 0, width: open, height: 176), ground)
    }
    if state.isEditing {
      let control = add(
        "editControl", .editControl, "UITableViewCellEditControl", cell,
        Rect(x: 0, y: 0, width: 47, height: 176))
      views[control].items = [
        .shape(
          Shape(rect: Rect(x: 15, y: 77, width: 22, height: 22), cornerRadius: 11, fill: Color(rgb: 0xFF3B30))
        ),
        .shape(Shape(rect: Rect(x: 21, y: 87, width: 10, height: 2), fill: .white)),
      ]
    }
    var facts = FactSet()
    facts.insert(FactMark(id: .swipeHierarchy, trust: .reported))
    facts.insert(FactMark(id: .openWidth, trust: .reported))
    if open > 0 {
      facts.insert(FactMark(id: .pullViewFill, trust: .inferred))
      facts.insert(FactMark(id: .actionPattern, trust: .reported))
    }
    if traits.system < .ios11 { facts.insert(FactMark(id: .deleteViewOffset, trust: .unverified)) }
    let surfaces = Surfaces(
      table: ground, cell: ground, pullView: open > 0 && isTableHosted ? pullView : nil, isPullViewSet: true,
      actions: open > 0 ? [.init(id: action, color: ground, isCustomPainted: true)] : [])
    return Stage(size: size, views: views, surfaces: surfaces, openWidth: open, facts: facts)
  }

  private func addAction(
    _ id: String, to views: inout [StageView], parent: Int, _ frame: Rect, _ color: Color
  ) {
    var view = StageView(
      id: id, role: .action, className: "UISwipeActionStandardButton", parent: parent, frame: frame)
    view.backgroundColor = color
    view.title = String(repeating: " ", count: 16)
    view.blanks = Blanks(kind: .spaces, count: 16)
    view.accessibilityLabel = "Delete"
    view.layer.clips = true
    view.items = [
      .shape(Shape(rect: Rect(x: 9, y: 66, width: 44, height: 44), cornerRadius: 22, fill: .white)),
      .icon(
        IconItem(name: "trash", rect: Rect(x: 22, y: 79, width: 18, height: 18), color: Color(rgb: 0xE5484D))),
    ]
    views.append(view)
  }

  private func addLabel(
    _ id: String, _ text: String, _ size: Double, _ color: Color, to views: inout [StageView],
    _ parent: Int, _ frame: Rect, _ traits: Traits
  ) {
    var view = StageView(id: id, role: .content, className: "UILabel", parent: parent, frame: frame)
    if let fonts {
      var typesetter = Typesetter(library: fonts)
      let layout = typesetter.layout(
        text, style: TextStyling(font: FontDescriptor(size: size)), width: frame.width,
        grid: traits.device.grid)
      view.items = [.text(TextItem(layout: layout, origin: .zero, color: color))]
    }
    views.append(view)
  }
}
