/// The generated design that is measured: one card cell with an icon, a title, a subtitle of two lines, a value and
/// a delete view, in one swiped state.
///
/// Of 4,000 labels of 1,000 rows 1,305 are distinct (400 titles, 800 subtitles, 104 values, the word of the delete
/// view), so that two thirds repeat, as in real lists; the share is the same for any number of rows.
struct CardDesign {
  let rows: Int
  /// Whether constraints place the content instead of stacks.
  var isConstrained = false

  /// The file of the icon, in a folder beside the design.
  static let iconFolder = "icons"
  static let iconName = "icon.svg"
  static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">\
    <path d="M3 7h18v12H3z" fill="#3478F6"/><path d="M3 7l9 7 9-7" fill="none" stroke="#fff" stroke-width="2"/></svg>
    """

  var labelCount: Int { 4 * rows }
  var distinctCount: Int { min(rows, titles) + min(rows, subtitles) + min(rows, values) + 1 }

  private var titles: Int { share(400) }
  private var subtitles: Int { share(800) }
  private var values: Int { share(104) }

  private func share(_ perThousand: Int) -> Int { max(1, rows * perThousand / 1000) }

  /// The design as JSON.
  var text: String {
    var text = CardDesign.head
    text += CardDesign.surfaces + (isConstrained ? CardDesign.constraints : CardDesign.stacks)
    text += ",\n\"swipeActions\": {\n" + CardDesign.trailing + " },\n\"data\": [\n"
    text.reserveCapacity(rows * 160 + text.utf8.count)
    for row in 0..<rows {
      if row > 0 { text += ",\n" }
      text += data(row)
    }
    return text + "] } ] }\n"
  }

  /// The words of a row.
  func data(_ row: Int) -> String {
    "{ \"title\": \"\(title(row % titles))\", \"detail\": \"\(detail(row % subtitles))\", "
      + "\"value\": \"\(value(row % values))\" }"
  }

  private static let head = """
    { "cellproof": 1, "title": "Deliveries", "assets": ["icons"],
      "preview": { "systems": ["11"], "devices": ["iPhone 8"], "states": ["swiped"] },
      "table": { "backgroundColor": "#E0E3E8", "separatorStyle": "none", "rowHeight": 96 },
      "cells": [ {
        "id": "card",

    """

  /// A cell's surfaces.
  private static let surfaces = """
    "matchedBackground": "#E0E3E8",
    "card": { "insets": { "top": 8, "leading": 15, "bottom": 0, "trailing": 15 }, "backgroundColor": "white",
              "cornerRadius": 8, "strokeColor": "#C0C4CC", "strokeWidth": 1 },

    """

  /// A cell's surfaces and content.
  static let look = surfaces + stacks

  private static let stacks = """
    "content": { "type": "stack", "axis": "horizontal", "alignment": "center", "spacing": 10,
      "isLayoutMarginsRelativeArrangement": true,
      "children": [
        { "type": "image", "id": "icon", "image": { "named": "icon" }, "width": 24, "height": 24 },
        { "type": "stack", "axis": "vertical", "spacing": 2, "children": [
          { "type": "label", "id": "title", "text": "{title}", "font": { "size": 17, "weight": "semibold" } },
          { "type": "label", "id": "detail", "text": "{detail}", "font": { "size": 13 }, "numberOfLines": 2,
            "textColor": "#5C6370" } ] },
        { "type": "label", "id": "value", "text": "{value}", "font": { "size": 15 }, "textColor": "#3478F6",
          "contentHuggingPriority": { "horizontal": 750 },
          "contentCompressionResistancePriority": { "horizontal": 1000 } } ] }
    """

  private static let constraints = """
    "content": { "type": "view",
      "children": [
        { "type": "image", "id": "icon", "image": { "named": "icon" }, "width": 24, "height": 24 },
        { "type": "label", "id": "title", "text": "{title}", "font": { "size": 17, "weight": "semibold" } },
        { "type": "label", "id": "detail", "text": "{detail}", "font": { "size": 13 }, "numberOfLines": 2,
          "textColor": "#5C6370" },
        { "type": "label", "id": "value", "text": "{value}", "font": { "size": 15 }, "textColor": "#3478F6",
          "contentHuggingPriority": { "horizontal": 750 },
          "contentCompressionResistancePriority": { "horizontal": 1000 } } ],
      "constraints": [
        "H:|-[icon]-10-[title]-10-[value]-|", "detail.leading = title.leading", "detail.trailing = title.trailing",
        "icon.centerY = superview.centerY", "value.centerY = superview.centerY", "title.top >= margins.top",
        "title.bottom = superview.centerY - 6 @750", "detail.top = title.bottom + 2", "detail.bottom <= margins.bottom" ] }
    """

  /// The delete view, by the oldest technique.
  static let trailing = """
    "trailing": { "actions": [
      { "id": "delete", "api": "rowAction", "style": "destructive", "title": { "spaces": 100 },
        "accessibilityLabel": "Delete",
        "backgroundColor": { "pattern": { "snapshot": {
          "type": "view", "width": 100, "height": "row", "backgroundColor": "#E0E3E8", "children": [
            { "type": "view", "id": "disc", "width": 44, "height": 44, "cornerRadius": 22,
              "backgroundColor": "white", "centerY": -8, "x": 9 },
            { "type": "image", "id": "trash", "image": { "systemName": "trash" }, "width": 18, "height": 18,
              "tintColor": "#D7263D", "centerY": -8, "x": 22 },
            { "type": "label", "id": "word", "text": "Delete", "font": { "size": 11 }, "x": 14,
              "centerY": 24 } ] } } } } ] }
    """

  // MARK: Words

  private static let names = [
    "Anna Keller", "Tobias Brandt", "Harbour Freight", "Miriam Lang", "North Depot", "Oskar Vogel",
    "Blue Line Cargo", "Eva Hoffmann", "City Kitchen", "Jonas Weber", "Green Market", "Clara Winter",
    "Atlas Tyres", "Felix Sommer", "River Mills", "Ida Neumann", "Station Books", "Paul Richter",
    "Old Town Bakery",
    "Lena Fuchs",
  ]
  private static let deeds = [
    "Two pallets of glass, handle with care and", "Spare parts for the lift, to be signed for and",
    "Return of empty crates from the market, then", "Sixteen boxes of paper for the print shop,",
    "Furniture for the second floor, entrance B,", "Cooled goods, keep the chain below 4 °C and",
    "Tools lent to the site office last week, to",
  ]
  private static let ends = [
    "call ahead", "leave at the gate", "ask for the porter", "weigh on arrival", "bring back by five",
  ]

  private func title(_ number: Int) -> String {
    "\(CardDesign.names[number % CardDesign.names.count]) \(number / CardDesign.names.count + 1)"
  }

  private func detail(_ number: Int) -> String {
    let deed = CardDesign.deeds[number % CardDesign.deeds.count]
    return "\(deed) \(CardDesign.ends[number % CardDesign.ends.count]), order \(10_000 + 37 * number)"
  }

  private func value(_ number: Int) -> String {
    let cents = 450 + 1_337 * number
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
