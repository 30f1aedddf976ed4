import Designs
import Foundation
import Graphics
import Testing
import UIKitRules

@testable import Staging

/// Cells as Xcode laid them out: `Fixtures/xcode` holds designs and the frames of their views; its README tells more.
struct XcodeFramesTests {
  @Test(arguments: XcodeCell.all)
  func frames(_ cell: XcodeCell) throws {
    let stage = try cell.stage()
    let worst = try #require(cell.frames.max { stage.distance(from: $0) < stage.distance(from: $1) })
    #expect(
      stage.distance(from: worst) <= 1.005,
      """
      \(worst.view) is \(stage.distance(from: worst)) off: Xcode stored \(worst.frame), it is at \
      \(stage.frame(worst.view).map { "\($0)" } ?? "no place")
      """)
    #expect(stage.layout?.conflicts.isEmpty == true)
    #expect(stage.layout?.ambiguities().isEmpty == true)
  }

  /// That none was lost, neither a design nor its frames.
  @Test func allAreThere() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: XcodeCell.folder.path)
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    #expect(names.sorted() == XcodeCell.all.map(\.name).sorted())
    #expect(names.count >= 70)
    #expect(XcodeCell.all.allSatisfy { $0.frames.count >= 2 })
  }

  /// How far most are: what the tolerance of a point allows is not what is usual.
  @Test func mostAreWithinHalfAPoint() throws {
    let distances = try XcodeCell.all.flatMap { cell in
      let stage = try cell.stage()
      return cell.frames.map { stage.distance(from: $0) }
    }
    let share = { (limit: Double) in Double(distances.count { $0 <= limit }) / Double(distances.count) }
    #expect(share(0.01) > 0.6, "\(share(0.01)) are equal")
    #expect(share(0.505) > 0.93, "\(share(0.505)) are within half a point")
  }
}

/// A design and the frames that Xcode stored for its views.
struct XcodeCell: Sendable, CustomTestStringConvertible {
  var name: String
  var frames: [Stored]

  struct Stored: Sendable {
    var view: String
    var frame: Rect
  }

  var testDescription: String { name }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/xcode")

  /// The rows of `frames.tsv`: design, view, x, y, width, height.
  static let all: [XcodeCell] = {
    let table = (try? String(contentsOf: folder.appending(path: "frames.tsv"), encoding: .utf8)) ?? ""
    var cells: [XcodeCell] = []
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t").map(String.init)
      let numbers = fields.dropFirst(2).compactMap(Double.init)
      guard fields.count == 6, numbers.count == 4 else { return [] }
      let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      if cells.last?.name != fields[0] { cells.append(XcodeCell(name: fields[0], frames: [])) }
      cells[cells.count - 1].frames.append(Stored(view: fields[1], frame: frame))
    }
    return cells
  }()

  /// The design's cell in its first preview.
  func stage() throws -> Stage {
    let file = XcodeCell.folder.appending(path: name + ".json")
    let fixture = try Fixture(String(contentsOf: file, encoding: .utf8))
    let matrix = try #require(fixture.design.previews.first)
    let traits = Traits(
      system: try #require(matrix.systems.first), device: try #require(matrix.devices.first),
      contentSize: matrix.contentSizes.first ?? .large)
    return try #require(try fixture.stages([fixture.preview(.normal, traits)]).first)
  }
}

extension Stage {
  /// The greatest difference of any number of a view's frame from the stored one, in points.
  fileprivate func distance(from stored: XcodeCell.Stored) -> Double {
    frame(stored.view)?.distance(to: stored.frame) ?? .infinity
  }
}

extension Rect {
  /// The greatest difference of any of the four numbers.
  fileprivate func distance(to other: Rect) -> Double {
    max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }
}
