import UIKitRules

@testable import Checks

extension Cases {
  private static let adjusts = #""adjustsFontForContentSizeCategory": true"#

  /// Two texts, one above the other, between the margins, as a list of possessions has them.
  private static func item(_ height: String, font: String = #""body""#, lines: Int = 1) -> String {
    #"""
    "height": \#(height), "content": { "type": "view", "children": [
      { "type": "label", "id": "name", "text": "Tent", "font": \#(font), "numberOfLines": \#(lines), \#(adjusts) },
      { "type": "label", "id": "place", "text": "Cellar", "font": "caption1", \#(adjusts),
        "contentHuggingPriority": { "vertical": 250 }, "contentCompressionResistancePriority": { "vertical": 749 } } ],
      "constraints": [ "V:|-11-[name]-8-[place]-11-|", "H:|-[name]-|", "H:|-[place]-|" ] }
    """#
  }

  /// A line that needs most of the row, beside an accessory; `height` was measured without it.
  private static func besideAccessory(_ height: String) -> String {
    #"""
    "height": "automatic", "accessoryType": "disclosureIndicator", "content": { "type": "view", "children": [
      { "type": "label", "id": "name", "text": "A tent for four", "font": "body", "numberOfLines": 0, \#(adjusts)
        \#(height) } ], "constraints": [ "V:|-11-[name]-11-|", "H:|-[name]-|" ] }
    """#
  }

  /// A name of a product on narrow phones.
  private static func product(lines: Int) -> String {
    #"""
    "height": "automatic", "content": { "type": "stack", "isLayoutMarginsRelativeArrangement": true, "children": [
      { "type": "label", "id": "product", "text": "Sleeping bag for three seasons, left zip, dark blue", "numberOfLines": \#(lines) } ] }
    """#
  }

  /// Three texts of a row, beside each other or one below the other.
  private static func three(_ axis: String) -> String {
    func label(_ id: String, _ text: String) -> String {
      #"{ "type": "label", "id": "\#(id)", "text": "\#(text)", "font": "body", \#(adjusts) }"#
    }
    return #"""
      "height": "automatic", "content": { "type": "stack", "axis": "\#(axis)", "spacing": 8,
        "isLayoutMarginsRelativeArrangement": true, "children": [
          \#(label("title", "Shoes")), \#(label("subtitle", "Size 42")), \#(label("value", "120")) ] }
      """#
  }

  /// The rows on texts with too little room.
  static let texts = [
    Case(
      row: 12, fault: "a height measured without the accessory's width",
      // 53 points of body at AX5 are a line of 63.25: one at the full width, two beside the accessory.
      cell: besideAccessory(#", "height": 64"#), clean: besideAccessory(""), state: .normal,
      systems: [.ios13, .ios18, .ios26], contentSize: .accessibilityExtraExtraExtraLarge, device: "iPhone 12",
      rules: [.truncation], place: #"{ "type": "label", "id": "name""#),
    Case(
      row: 15, fault: "a row pinned at 70 points cuts at the largest size",
      cell: item("70"), clean: item(#""automatic""#), state: .normal, systems: System.allCases,
      contentSize: .accessibilityExtraExtraExtraLarge,
      rules: [.truncation, .truncation, .fixedHeight], place: #"{ "type": "label", "id": "name""#),
    Case(
      row: 15, fault: "a font that does not scale",
      cell: item(#""automatic""#, font: #"{ "size": 17 }"#),
      clean: item(#""automatic""#, font: #"{ "size": 17, "relativeTo": "body" }"#), state: .normal,
      systems: System.allCases, contentSize: .extraExtraExtraLarge, rules: [.unscaledFont],
      place: #"{ "size": 17 }"#),
    Case(
      row: 21, fault: "the name of a product is cut on a narrow phone",
      cell: product(lines: 1), clean: product(lines: 2), state: .normal, systems: [.ios10, .ios12, .ios15],
      device: "iPhone 5s", rules: [.truncation], place: #"{ "type": "label", "id": "product""#),
    Case(
      row: 26, fault: "three texts of one line do not fit at the largest size",
      cell: three("horizontal"), clean: three("vertical"), state: .normal, systems: System.allCases,
      contentSize: .accessibilityExtraExtraExtraLarge, rules: [.truncation],
      place: #"{ "type": "label""#),
  ]
}
