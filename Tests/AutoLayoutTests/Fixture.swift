import Foundation
import Graphics
import Testing

@testable import AutoLayout

/// A layout of `Fixtures/*.txt` with the errors that an independent solver found; `make.py` tells the format.
struct Fixture: Sendable, CustomTestStringConvertible {
  var name: String
  var system: LayoutSystem
  /// The least total error by priority; priorities without any are left out.
  var errors: [Double: Double]

  var testDescription: String { name }

  static func read(_ file: String) -> [Fixture] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    guard let text = try? String(contentsOf: folder.appending(path: file + ".txt"), encoding: .utf8) else {
      return []
    }
    var fixtures: [Fixture] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words[0] != "layout" else {
        fixtures.append(Fixture(name: "\(file) \(words[1])", system: LayoutSystem(), errors: [:]))
        continue
      }
      let isRead = (try? fixtures[fixtures.count - 1].read(words)) != nil
      guard isRead else { return [] }
    }
    return fixtures
  }

  private struct Unreadable: Error {}

  private mutating func read(_ words: [String]) throws {
    switch words[0] {
    case "item": try system.add(try Fixture.item(words))
    case "=":
      for index in stride(from: 1, to: words.count, by: 2) {
        errors[try Fixture.number(words[index])] = try Fixture.number(words[index + 1])
      }
    default: try system.add(try Fixture.constraint(words))
    }
  }

  private static func number(_ word: String) throws -> Double {
    guard let number = Double(word) else { throw Unreadable() }
    return number
  }

  private static func item(_ words: [String]) throws -> LayoutItem {
    var item = LayoutItem(parent: Int(words[1]).map { LayoutItem.ID(index: $0) })
    guard words.count == 8 else { return item }
    for (axis, start) in [(LayoutAxis.horizontal, 2), (.vertical, 5)] {
      item.intrinsicSize[axis] = Double(words[start])
      item.hugging[axis] = ConstraintPriority(try number(words[start + 1]))
      item.compressionResistance[axis] = ConstraintPriority(try number(words[start + 2]))
    }
    return item
  }

  private static func anchor(_ word: String) throws -> LayoutConstraint.Anchor {
    let parts = word.split(separator: ".")
    guard parts.count == 2, let item = Int(parts[0]),
      let attribute = LayoutAttribute(rawValue: String(parts[1]))
    else { throw Unreadable() }
    return LayoutConstraint.Anchor(LayoutItem.ID(index: item), attribute)
  }

  private static func constraint(_ words: [String]) throws -> LayoutConstraint {
    let relations: [String: LayoutRelation] = [
      "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
    ]
    guard let relation = relations[words[1]] else { throw Unreadable() }
    let isPaired = words.count == 6
    return LayoutConstraint(
      try anchor(words[0]), relation, isPaired ? try anchor(words[2]) : nil,
      multiplier: isPaired ? try number(words[3]) : 1, constant: try number(words[words.count - 2]),
      priority: ConstraintPriority(try number(words[words.count - 1])))
  }
}
