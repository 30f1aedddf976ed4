/// Designs that the tests read.
enum Samples {
  /// Something of everything, and nothing wrong.
  static let everything = """
    {
      "$schema": "design.schema.json", "$comment": ["anything"],
      "cellproof": 1, "title": "Parcels", "assets": ["icons", "more/icons/"],
      "colors": { "ground": "#ABC", "text": { "light": "black", "dark": "white" },
                  "paper": { "light": "ground", "dark": "text", "lightHighContrast": "#FFF" }, "label": "#12345678" },
      "preview": [
        { "name": "old", "systems": ["8", "11-xcode8"], "devices": ["iPhone 8", "402x874@3x"],
          "states": ["normal", "confirming"] },
        { "appearances": ["light", "darkHighContrast"], "contentSizes": ["XS", "AX5", "large"],
          "legibilityWeights": ["bold"], "directions": ["rtl", "ltr"] } ],
      "table": { "style": "insetGrouped", "backgroundColor": "ground", "separatorStyle": "singleLine",
                 "separatorColor": "separator", "separatorInset": { "leading": 32 }, "rowHeight": 44.5,
                 "allowsSelection": [{ "when": "$system >= 13", "use": false }], "tintColor": "systemGreen" },
      "cells": [
        { "id": "parcel", "height": [{ "when": "large", "use": 90 }, { "use": "automatic" }],
          "matchedBackground": "ground", "backgroundColor": "paper", "contentViewBackgroundColor": "clear",
          "selectionStyle": "none", "selectedBackgroundColor": "systemGray4", "clipsToBounds": true,
          "card": { "as": "backgroundView", "insets": 8, "backgroundColor": "white", "cornerRadius": 10,
                    "cornerCurve": "continuous", "strokeColor": "tint", "strokeWidth": 0.5,
                    "shadow": { "color": "black", "opacity": 0.2, "radius": 4, "x": 0, "y": 2 } },
          "content": { "type": "stack", "axis": "vertical", "distribution": "equalSpacing", "alignment": "leading",
            "spacing": 4, "customSpacing": { "name": 2 }, "isLayoutMarginsRelativeArrangement": true,
            "isBaselineRelativeArrangement": false, "layoutMargins": { "top": 1 },
            "children": [
              { "type": "label", "id": "name", "text": "{{{name}}}: {weight} kg", "font": "headline",
                "textColor": "text", "textAlignment": "center", "numberOfLines": 0, "lineBreakMode": "byClipping",
                "adjustsFontSizeToFitWidth": true, "minimumScaleFactor": 0.5,
                "adjustsFontForContentSizeCategory": true, "contentHuggingPriority": { "horizontal": 751 } },
              { "type": "image", "image": { "named": "parcel", "renderingMode": "alwaysTemplate" },
                "contentMode": "scaleAspectFit", "frame": [1, -2, 30, 40] },
              { "type": "button", "buttonType": "custom", "contentEdgeInsets": { "left": 4 }, "backgroundImageSize": [20, 8],
                "title": "Track", "font": { "size": 13, "weight": "bold", "design": "rounded",
                "relativeTo": "body", "maximumPointSize": 20 }, "titleColor": "tint", "image": { "systemName": "truck" } },
              { "type": "view", "in": "cell", "hidden": [{ "when": "not large", "use": true }], "alpha": 0.5,
                "x": 1, "y": 2, "centerX": 0, "centerY": -1, "width": 3, "height": 4, "borderColor": "red",
                "borderWidth": 1, "designBackgroundColor": "yellow", "metrics": { "gap": 4, "$comment": "points" },
                "children": [{ "type": "view", "id": "dot", "constraints": [{ "when": "large", "use": [] }, { "use": ["dot.width = gap"] }] }],
                "constraints": ["H:|-gap-[dot(8)]-(>=gap@750)-|", "dot.centerY = superview.centerY",
                                "dot.trailing <= cell.trailing - 40 @low"] },
              { "type": "spacer" }, { "type": "stepper" }, { "type": "switch", "isOn": true },
              { "type": "textField", "text": "", "placeholder": "Note", "font": { "name": "Menlo", "size": 13 },
                "textColor": "darkText", "borderStyle": "roundedRect" },
              { "type": "slider", "value": 0.25 }, { "type": "progress", "progress": 1 },
              { "type": "segmentedControl", "segments": ["A", [{ "when": "large", "use": "{name}" }]],
                "selectedSegmentIndex": 1 },
              { "type": "activityIndicator", "style": "large" } ] },
          "accessoryType": "disclosureIndicator", "accessoryView": { "type": "view", "width": 5 },
          "editingAccessoryType": "checkmark", "editingStyle": "insert", "showsReorderControl": true,
          "shouldIndentWhileEditing": false, "indentationLevel": 1,
          "swipeActions": { "pullViewBackground": "ground",
            "leading": { "performsFirstActionWithFullSwipe": false, "actions": [{ "title": "Pin {name}" }] },
            "trailing": { "actions": [
              { "id": "delete", "api": "rowAction", "style": "destructive", "title": { "spaces": 100 },
                "accessibilityLabel": "Delete", "backgroundColor": { "pattern": { "fill": "white", "snapshot":
                  { "type": "view", "id": "disc", "width": 44, "height": "row" } } } },
              { "title": "More", "backgroundColor": "systemOrange", "image": { "systemName": "ellipsis", "renderingMode": "alwaysOriginal" } },
              { "title": { "hairSpaces": 74 }, "image": [{ "when": "large", "use": { "snapshot": { "type": "view", "width": 44, "height": "row" },
                "renderingMode": "alwaysOriginal" } }], "backgroundColor": { "pattern": { "fill": "clear", "drawn": {
                "size": [{ "when": "weight > 1", "use": [100, 176] }, { "use": [74, 74] }], "image": { "named": "parcel" },
                "imageSize": [24, 24], "title": "{name}", "font": "caption1", "textColor": "text",
                "contentInsets": { "top": 4, "leading": 8 }, "backgroundColor": "ground" } } } } ] } },
          "data": [ { "name": "Ada", "weight": 45.0, "large": false },
                    { "$comment": "no column", "weight": 0.1, "name": "Émile", "large": true } ],
          "preview": { "states": ["swiped"] },
          "ignore": [{ "rule": "swipe-height-mismatch", "reason": "published design" }] },
        { "id": "plain", "title": "Nothing", "table": { "style": "grouped" },
          "canvas": { "device": "375x667@2x", "width": 320, "height": 44, "margin": 16, "verticalMargin": 11 } },
        { "id": "list", "card": { "as": "backgroundConfiguration" }, "contentConfiguration": [
          { "when": "$contentSize > 'XL'", "use": { "text": "Language" } },
          { "use": { "type": [{ "when": "$row == 2", "use": "valueCell" }, { "use": "subtitleCell" }],
            "text": "{name}", "secondaryText": "English", "image": { "systemName": "globe" },
            "prefersSideBySideTextAndSecondaryText": true } } ], "data": [{ "name": "Language" }] },
        { "id": "style", "style": [{ "when": "$system < 13", "use": "default" }, { "use": "value1" }],
          "textLabel": { "type": "label", "id": "title", "text": "Title", "font": "headline", "alpha": 0.5 },
          "detailTextLabel": { "text": "Detail", "textColor": "tint", "numberOfLines": 2 },
          "imageView": { "image": { "named": "parcel" }, "contentMode": "center", "cornerRadius": 4 } },
        { "id": "xib", "content": { "type": "view", "preservesSuperviewLayoutMargins": true, "children": [
          { "type": "view", "class": "UITextView",
            "intrinsicContentSize": { "width": "noIntrinsicMetric", "height": 44 } },
          { "type": "image", "image": { "named": "parcel", "size": [24, 24] } },
          { "type": "button", "configuration": { "contentInsets": 4 } } ] } } ],
      "scenes": [
        { "id": "list", "rows": [{ "cell": "parcel", "row": 1, "state": "swiped" }, { "cell": "plain" }] },
        { "id": "parts", "sections": [{ "header": "Today", "footer": "", "rows": [{ "cell": "plain", "row": 0 }] }] } ],
      "ignore": []
    }
    """

  /// A design of one cell with the given members.
  static func cell(_ members: String) -> String { #"{"cellproof":1,"cells":[{"id":"c",\#(members)}]}"# }

  /// A design of one cell whose content is a view with the given members.
  static func view(_ members: String) -> String { cell(#""content":{\#(members)}"#) }

  /// A design of one cell with two rows and a rule whose condition is given.
  static func rule(_ condition: String) -> String {
    cell(
      #""data":[{"n":1,"s":"a","b":true,"first-name":"x","m":1,"k":null},"#
        + #"{"n":50,"s":"b","b":false,"first-name":"y","m":"z"}],"clipsToBounds":[{"when":"\#(condition)","use":true}]"#
    )
  }
}
