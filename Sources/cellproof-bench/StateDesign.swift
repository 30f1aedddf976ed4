/// The generated design of many states: cells as `CardDesign` has them, each with a leading action too, in every state
/// that shows something of its own, on six systems.
///
/// Titles repeat as they do there; states that look alike give equal pictures, as in real designs.
struct StateDesign {
  let cells: Int

  static let states = [
    "normal", "highlighted", "selected", "disabled", "swiping", "swiped", "swipedLeading", "fullSwipe",
    "fullSwipeLeading", "editing", "editingSelected", "confirming",
  ]
  /// From the first that has every one of the states on.
  static let systems = ["11", "13", "15", "17", "18", "26"]

  var previewCount: Int { cells * StateDesign.states.count * StateDesign.systems.count }

  /// The design as JSON.
  var text: String {
    let rows = CardDesign(rows: cells)
    var text = """
      { "cellproof": 1, "title": "Deliveries", "assets": ["icons"],
        "preview": { "systems": \(StateDesign.list(StateDesign.systems)), "devices": ["iPhone 8"],
          "states": \(StateDesign.list(StateDesign.states)) },
        "table": { "backgroundColor": "#E0E3E8", "separatorStyle": "none", "rowHeight": 96 },
        "cells": [

      """
    text.reserveCapacity(cells * 3_000)
    for cell in 0..<cells {
      if cell > 0 { text += ",\n" }
      text += "{ \"id\": \"card\(cell + 1)\",\n"
      text += CardDesign.look + ",\n\"swipeActions\": {\n" + CardDesign.trailing + ",\n"
      text += StateDesign.leading + " },\n\"data\": [ " + rows.data(cell) + " ] }"
    }
    return text + "\n] }\n"
  }

  private static let leading = """
    "leading": { "performsFirstActionWithFullSwipe": true, "actions": [
      { "id": "pin", "api": "contextualAction", "title": "Pin", "backgroundColor": "#3478F6",
        "image": { "systemName": "pin" } } ] }
    """

  private static func list(_ words: [String]) -> String {
    "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
