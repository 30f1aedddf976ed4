import UIKitRules

@testable import Checks

extension Cases {
  private static func content(_ views: String, _ more: String = "") -> String {
    #""height": 60, \#(more)"content": { "type": "view", "children": [ \#(views) ] }"#
  }

  private static func tied(_ constraint: String, _ more: String = "") -> String {
    #"""
    "height": 60, \#(more)"content": { "type": "view", "children": [ { "type": "label", "id": "name", "text": "Name" } ],
      "constraints": [ "\#(constraint)", "name.centerY = superview.centerY" ] }
    """#
  }

  private static func name(_ more: String) -> String {
    #"{ "type": "label", "id": "name", "text": "Name", \#(more)"frame": [16, 19, 200, 22] }"#
  }

  private static func star(_ frame: String) -> String {
    #"{ "type": "button", "image": { "systemName": "star" }, "frame": \#(frame) }"#
  }

  /// The rows on where content stands, and how it is touched and read.
  static let content = [
    Case(
      row: 13, fault: "content is tied to the margins of the cell",
      cell: tied("name.leading = cell.leadingMargin"), clean: tied("name.leading = margins.leading"),
      state: .normal, systems: System.allCases, rules: [.marginsOfCell], place: "cell.leadingMargin"),
    Case(
      row: 14, fault: "a view in the cell itself lies under the delete control in editing",
      cell: content(name(#""in": "cell", "#)), clean: content(name("")), state: .editing,
      systems: System.allCases, rules: [.overlap, .notInContentView], place: #"{ "type": "label""#),
    Case(
      row: 16, fault: "left stays left in right-to-left layout",
      cell: tied("name.left = margins.left"), clean: tied("name.leading = margins.leading"),
      state: .normal, systems: System.allCases, rules: [.leftRightLiteral], place: "name.left"),
    Case(
      row: 24, fault: "content meets the accessory",
      cell: tied("name.trailing = cell.trailing - 8", #""accessoryType": "disclosureIndicator", "#),
      clean: tied("name.trailing = margins.trailing", #""accessoryType": "disclosureIndicator", "#),
      state: .normal, systems: System.allCases, rules: [.contentUnderAccessory], place: #"{ "type": "label""#),
    Case(
      row: 26, fault: "a button of less than 44 points is missed",
      cell: content(star("[300, 16, 28, 28]")), clean: content(star("[300, 8, 44, 44]")),
      state: .normal, systems: System.allCases, rules: [.touchTarget], place: #"{ "type": "button""#),
  ]
}
