import Testing
import UIKitRules

@testable import Checks

/// A fault that people met, as a small design that has it, and the nearest one that does not.
struct Case: Sendable, CustomTestStringConvertible {
  /// Of the table of published faults.
  var row: Int
  var fault: String
  /// The cell's members with the fault and without it, and the table's.
  var cell: String
  var clean: String
  var table = ##""separatorStyle": "none", "backgroundColor": "#F2F2F7""##
  /// Where curing it changes the table.
  var cleanTable: String?
  var state = CellState.swiped
  var systems: [System]
  var contentSize = ContentSize.large
  var device = "iPhone 8"
  /// All that is found in it, in order.
  var rules: [Rule]
  /// How the text begins that the first finding points at.
  var place: String

  var testDescription: String { "\(row): \(fault)" }
}

/// The rows on swipes, backgrounds, corners, accessories, selection and texts.
enum Cases {
  static let all = spacing + backgrounds + shapes + selection + actions + texts + content

  private static let red =
    #"{ "id": "a", "api": "rowAction", "title": "Delete", "style": "destructive" }"#
  /// In the colour of the cells here.
  private static let quiet =
    ##"{ "id": "a", "api": "rowAction", "title": "Delete", "backgroundColor": "#F2F2F7" }"##

  private static func swipe(_ actions: String, _ more: String = "") -> String {
    "\"swipeActions\": { \(more)\"trailing\": { \"actions\": [ \(actions) ] } }"
  }

  /// A cell of 96 in the table's colour with a white card.
  private static func card(_ members: String, _ actions: String = red, _ more: String = "") -> String {
    ##"""
    "height": 96, "backgroundColor": "#F2F2F7", \##(more)"card": { "backgroundColor": "white", \##(members) },
    \##(swipe(actions))
    """##
  }

  private static let bars = System.allCases.filter { $0 < .ios26 }
  private static let pullViews = System.allCases.filter { $0 >= .ios11Xcode8 && $0 < .ios26 }

  private static let spacing = [
    Case(
      row: 1, fault: "an inset card fakes spacing, and actions stand above and below it",
      cell: card(#""insets": 8"#), clean: card(#""insets": { "leading": 8, "trailing": 8 }"#),
      systems: bars, rules: [.swipeHeightMismatch], place: "8"),
    Case(
      row: 2, fault: "a margin moves the card instead of insetting it",
      cell: card(#""insets": { "top": 12, "bottom": -12 }"#),
      clean: card(#""insets": { "top": 12, "bottom": 12 }"#, quiet),
      systems: bars, rules: [.swipeHeightMismatch, .swipeGap], place: #"{ "top": 12"#),
    Case(
      row: 3, fault: "the cell's height includes the card's margin at the foot",
      cell: card(#""insets": { "bottom": 12 }"#), clean: card(#""insets": 0"#),
      systems: bars, rules: [.swipeHeightMismatch, .swipeGap], place: #"{ "bottom": 12"#),
    Case(
      row: 20, fault: "spacing by a cell that clips",
      cell: card(#""insets": 8"#, quiet, #""clipsToBounds": true, "#),
      clean: card(#""insets": 8"#, quiet),
      systems: [.ios8, .ios9, .ios10], rules: [.clipHidesActions], place: "true"),
    Case(
      row: 20, fault: "fake spacing keeps its gap while a row is selected; sections have none",
      cell: card(#""insets": 8"#), clean: "\"height\": 80, \(swipe(red))",
      cleanTable: #""style": "grouped", "separatorStyle": "none""#, state: .selected,
      systems: System.allCases.filter { $0 >= .ios13 }, rules: [.selectionExceedsCard], place: "8"),
  ]

  private static let backgrounds = [
    Case(
      row: 4, fault: "a frame shows around the card where the table has another colour",
      cell: card(
        #""insets": 0"#,
        ##"{ "id": "a", "api": "rowAction", "title": "One" }, { "id": "b", "api": "rowAction", "title": "Two" }"##
      ).replacing("#F2F2F7", with: "#FFFFFF"),
      clean: card(
        #""insets": 0"#,
        ##"{ "id": "a", "api": "rowAction", "title": "One" }, { "id": "b", "api": "rowAction", "title": "Two" }"##
      ),
      systems: pullViews, rules: [.swipeBackgroundMismatch], place: "\"#FFFFFF\""),
    Case(
      row: 5, fault: "a clear cell shows what lies behind it while it slides",
      cell: #""backgroundColor": "clear", "# + swipe(red),
      clean: ##""backgroundColor": "#F2F2F7", "## + swipe(red),
      systems: System.allCases, rules: [.swipeClearCell], place: "\"clear\""),
    Case(
      row: 9, fault: "the pull view is coloured, to which each system has another way",
      cell: ##""backgroundColor": "#F2F2F7", "## + swipe(red, ##""pullViewBackground": "#F2F2F7", "##),
      clean: ##""backgroundColor": "#F2F2F7", "## + swipe(red),
      systems: System.allCases.filter { $0 >= .ios11Xcode8 }, rules: [.pullViewPath], place: #"{ "id": "c""#),
  ]

  private static let shapes = [
    Case(
      row: 10, fault: "a card with round corners beside a square action",
      cell: card(#""cornerRadius": 12"#), clean: card(#""cornerRadius": 0"#),
      systems: bars, rules: [.cornerMismatch], place: "12"),
    Case(
      row: 10, fault: "the card's shadow is cut",
      cell: card(#""insets": 8, "shadow": { "opacity": 0.3, "radius": 8, "y": 2 }"#, quiet),
      clean: card(#""insets": 8, "shadow": { "opacity": 0.3, "radius": 3, "y": 2 }"#, quiet),
      state: .normal, systems: System.allCases, rules: [.shadowClipped], place: #"{ "opacity": 0.3"#),
    Case(
      row: 23, fault: "a mark at the cell's edge lies over the actions",
      cell: mark(365), clean: mark(335), systems: pullViews, rules: [.accessoryOverActions],
      place: #"{ "type": "view", "id": "mark""#),
  ]

  private static func mark(_ x: Int) -> String {
    #"""
    "height": 60, "content": { "type": "view", "children": [
      { "type": "view", "id": "mark", "in": "cell", "backgroundColor": "blue", "frame": [\#(x), 20, 20, 20] } ] },
    \#(swipe(red))
    """#
  }

  private static let selection = [
    Case(
      row: 18, fault: "highlighting fills the cell beyond the card",
      cell: card(#""insets": 8"#), clean: card(#""insets": 8"#, red, #""selectionStyle": "none", "#),
      state: .highlighted, systems: System.allCases.filter { $0 >= .ios13 },
      rules: [.selectionExceedsCard], place: "8"),
    Case(
      row: 18, fault: "on press the card loses its background",
      cell: card(#""insets": 0"#), clean: card(#""as": "backgroundView", "insets": 0"#),
      state: .highlighted, systems: System.upTo12, rules: [.selectionWipesCard], place: "\"white\""),
  ]
}
