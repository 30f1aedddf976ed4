import UIKitRules

@testable import Checks

extension Cases {
  private static let from11 = System.allCases.filter { $0 >= .ios11Xcode8 }
  private static let buttons = from11.filter { $0 < .ios26 }

  private static func cell(_ action: String, height: Double = 80, more: String = "") -> String {
    #"""
    "height": \#(height), \#(more) "swipeActions": { "trailing": { "actions": [ { "id": "a", \#(action) } ] } }
    """#
  }

  /// Blanks for a width, and a disc of 44 in the middle of a picture.
  private static func pattern(_ width: Double, _ height: String, blanks: Double = 100) -> String {
    ##"""
    "api": "rowAction", "title": { "spaces": \##(blanks) }, "accessibilityLabel": "Delete",
    "backgroundColor": { "pattern": { "snapshot": { "type": "view", "width": \##(width), "height": \##(height),
      "backgroundColor": "#C7C7CC", "children": [ { "type": "view", "width": 44, "height": 44, "cornerRadius": 22,
        "backgroundColor": "#C00000", "centerX": 0, "centerY": 0 } ] } } }
    """##
  }

  private static let trash = #""image": { "systemName": "trash" }"#

  private static func drawn(_ more: String) -> String {
    #""image": { "drawn": { "size": [40, 40], "image": { "systemName": "trash" }, "imageSize": [20, 20]\#(more) } }"#
  }

  private static let long = "Move everything in here to the other folder over there and then to the next one"

  /// The rows on what actions show: the grey is the pull view's own beside a pattern.
  static let actions = [
    Case(
      row: 6, fault: "a picture as a pattern repeats in a higher row",
      cell: cell(pattern(102, "100"), height: 150, more: ##""backgroundColor": "#C7C7CC","##),
      clean: cell(pattern(102, "\"row\""), height: 150, more: ##""backgroundColor": "#C7C7CC","##),
      systems: System.upTo10, rules: [.patternTiled], place: #"{ "pattern""#),
    Case(
      row: 6, fault: "an image on a white ground is a white block",
      cell: cell(drawn(##", "backgroundColor": "white""##) + #", "accessibilityLabel": "Delete""#),
      clean: cell(drawn("") + #", "accessibilityLabel": "Delete""#),
      systems: from11, rules: [.iconOpaque], place: #"{ "drawn""#),
    Case(
      row: 7, fault: "below 90 points the title vanishes beside an image",
      cell: cell(#""title": "Delete", \#(trash)"#, height: 89.5),
      clean: cell(#""title": "Delete", \#(trash)"#, height: 90),
      systems: buttons, rules: [.actionTitleHidden], place: "\"Delete\""),
    Case(
      row: 8, fault: "blanks and a pattern stand for an image",
      cell: cell(pattern(74, "\"row\""), more: ##""backgroundColor": "#C7C7CC","##),
      clean: cell(#""accessibilityLabel": "Delete", \#(trash)"#),
      systems: buttons, rules: [.patternUnsupported, .whitespaceTitleIgnored], place: #"{ "pattern""#),
    Case(
      row: 11, fault: "a word in the image, where a capsule shows the title itself",
      cell: cell(drawn(#", "title": "Delete""#) + #", "title": "Delete""#),
      clean: cell(drawn("") + #", "title": "Delete""#),
      systems: [.ios26], rules: [.doubleTitle, .textBakedInIcon], place: "\"Delete\""),
    Case(
      row: 17, fault: "a long title is cut",
      cell: cell("\"title\": \"\(long)\""), clean: cell(#""title": "Move to the other folder""#),
      systems: buttons, rules: [.actionTitleTruncated], place: "\"Move everything"),
    Case(
      row: 25, fault: "an icon alone has no name for VoiceOver",
      cell: cell(trash), clean: cell(#""accessibilityLabel": "Delete", \#(trash)"#),
      systems: from11, rules: [.actionNoLabel], place: #"{ "id": "a""#),
  ]
}
