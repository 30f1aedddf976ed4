import Diagnostics
import Foundation
import Testing

@testable import Designs

/// The text of a design that was read.
private func written(_ text: String) throws -> (text: String, notes: [Diagnostic]) {
  let (design, diagnostics) = read(text)
  #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
  return try DesignWriter.text(of: [try #require(design)], heading: DesignWriter.Heading(title: "Title"))
}

private func object(_ text: String) throws -> NSDictionary {
  try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
}

/// The keys that stand in objects, by the kind of the object.
private struct FoundKeys {
  private(set) var keys: Set<String> = []

  /// What all views have is written by the same code, whatever their type.
  static func name(of key: String, in form: ObjectForm) -> String {
    let isView = form.entry(ViewType.key) != nil && form.name != ContentConfigurationKeys.form.name
    let isCommon = isView && ViewKeys.common.contains { $0.name == key }
    return isCommon ? "view.\(key)" : "\(form.name).\(key)"
  }

  mutating func add(_ object: NSDictionary, _ form: ObjectForm) {
    for case (let key as String, let value) in object {
      keys.insert(FoundKeys.name(of: key, in: form))
      if let entry = form.entry(key) { add(value, entry.form) }
    }
  }

  mutating func add(_ value: Any, _ form: Form) {
    switch form {
    case .rules(let form): add(value, form)
    case .list(let element, _): for value in value as? [Any] ?? [] { add(value, element) }
    case .either(let forms):
      let fitting = forms.first { form in
        guard case .object(let name) = form, let keys = (value as? NSDictionary)?.allKeys as? [String],
          let kind = ObjectForm.named(name), keys.allSatisfy({ kind.entry($0) != nil })
        else { return false }
        return kind.entry("type").map {
          $0.form == .names([(value as? NSDictionary)?["type"] as? String ?? ""], of: "a view type")
        } ?? true
      }
      if let fitting { add(value, fitting) }
    case .object(let name):
      if let object = value as? NSDictionary, let kind = ObjectForm.named(name) { add(object, kind) }
    default: break
    }
  }
}

/// Each key of the cells that a document can hold, said in the one way in which it is written.
private let cells: [String] = [
  #""title":"Truck","height":44.5,"canvas":{"device":"375x667@2x","width":320,"height":0,"margin":16,"verticalMargin":11}"#,
  #""surfaceIDs":{"cell":"aBc-1d-EfG","contentView":"hIj-2k-LmN"},"canvas":{"device":"375x667@2x","width":320,"margin":16,"isViewAlone":true}"#,
  ##""matchedBackground":"systemRed","backgroundColor":"clear","contentViewBackgroundColor":"#01020304","selectedBackgroundColor":"tint""##,
  #""height":{"value":44,"relativeTo":"body"},"selectionStyle":"none","clipsToBounds":true,"editingStyle":"insert""#,
  #""accessoryType":"checkmark","editingAccessoryType":"detailButton","showsReorderControl":true"#,
  #""shouldIndentWhileEditing":false,"indentationLevel":-1,"indentationWidth":12"#,
  ##""backgroundColor":{"light":"#FFFFFF","dark":"black","lightHighContrast":"gray","darkHighContrast":"label"}"##,
  #""accessoryView":{"type":"view","id":"a","frame":[0,-1.5,20,30]}"#,
  #""style":"subtitle","textLabel":{"id":"t","text":"Title","numberOfLines":1,"alpha":0.5},"#
    + #""detailTextLabel":{"font":"caption1","textAlignment":"center","lineBreakMode":"byClipping","adjustsFontSizeToFitWidth":true,"minimumScaleFactor":0.5,"textColor":"red","adjustsFontForContentSizeCategory":true},"imageView":{"image":{"named":"a","size":[1,2]},"contentMode":"center"}"#,
  #""style":"value2","textLabel":{}"#,
  #""separatorInset":{"leading":15,"trailing":4},"contentConfiguration":{"type":"valueCell","text":"a","secondaryText":"{{b}}"}"#,
  #""contentConfiguration":{"text":"a","image":{"systemName":"globe"},"prefersSideBySideTextAndSecondaryText":true}"#,
]

/// Each key of views, likewise.
private let views: [String] = [
  #""type":"view","id":"dcA-1b-9Rw","class":"UITextView","hidden":true,"alpha":0.25,"clipsToBounds":true"#,
  #""type":"view","id":"content","backgroundColor":"red","designBackgroundColor":"blue","tintColor":"systemGreen""#,
  #""type":"placeholder","class":"WKWebView","shadow":{"opacity":0.5,"radius":4,"x":1,"y":2}"#,
  #""type":"label","shadow":{"color":"red","opacity":0}"#,
  #""type":"view","bounds":[320,44],"children":[{"type":"view","frame":[1,2,3,4],"autoresizingMask":["flexibleLeftMargin","flexibleWidth","flexibleHeight"]},"#
    + #"{"type":"stack","frame":[0,0,9,8],"autoresizingMask":[],"children":[{"type":"view","frame":[0,0,1,1],"autoresizingMask":["flexibleTopMargin"]}]}]"#,
  #""type":"view","cornerRadius":4,"cornerCurve":"continuous","borderColor":"black","borderWidth":0.5"#,
  #""type":"view","in":"cell","x":1,"y":2,"centerX":-3,"centerY":4,"width":5,"height":{"value":6,"relativeTo":"body"}"#,
  #""type":"view","intrinsicContentSize":{"width":"noIntrinsicMetric","height":30},"preservesSuperviewLayoutMargins":true"#,
  #""type":"view","layoutMargins":0,"contentHuggingPriority":{"vertical":251},"contentCompressionResistancePriority":{"horizontal":1}"#,
  #""type":"view","layoutMargins":{"top":1,"leading":3,"bottom":4,"trailing":2.5},"children":[{"type":"spacer"},{"type":"stepper"}]"#,
  #""type":"label","text":"{{a}} \"b\" \\ \u00e9 \u202e\n","font":"headline","textColor":"label","textAlignment":"right""#,
  #""type":"label","font":{"size":13,"weight":"bold","design":"serif","relativeTo":"body","maximumPointSize":20},"numberOfLines":0"#,
  #""type":"label","font":{"textStyle":"body","weight":"regular","design":"serif","maximumPointSize":20},"lineBreakMode":"byWordWrapping","adjustsFontSizeToFitWidth":true"#,
  #""type":"label","font":{"name":"Menlo","size":13,"weight":"bold","relativeTo":"body","maximumPointSize":20},"minimumScaleFactor":0.5,"adjustsFontForContentSizeCategory":true"#,
  #""type":"image","image":{"named":"a","renderingMode":"alwaysTemplate","flipsForRightToLeftLayoutDirection":true,"size":[24,18.5]},"contentMode":"scaleAspectFit""#,
  #""type":"image","image":{"systemName":"trash","renderingMode":"alwaysOriginal","flipsForRightToLeftLayoutDirection":true}"#,
  #""type":"button","buttonType":"custom","title":"Send","font":{"size":18},"titleColor":"tint","image":{"systemName":"trash","size":[20,20]},"backgroundImageSize":[10,11],"contentEdgeInsets":{"top":1,"left":4,"bottom":2,"right":8}"#,
  #""type":"button","configuration":{}"#, #""type":"button","configuration":{"contentInsets":{"top":4}}"#,
  #""type":"button","contentEdgeInsets":3"#,
  #""type":"stack","axis":"vertical","distribution":"equalSpacing","alignment":"center","spacing":3,"isLayoutMarginsRelativeArrangement":true,"isBaselineRelativeArrangement":true"#,
  #""type":"switch","isOn":true"#, #""type":"slider","value":0.5"#, #""type":"progress","progress":0.1"#,
  #""type":"activityIndicator","style":"large""#,
  #""type":"segmentedControl","segments":["a","","{{"],"selectedSegmentIndex":1"#,
  #""type":"textView","text":"a","font":{"size":12},"textColor":"gray","textAlignment":"center","isScrollEnabled":false"#,
  #""type":"textField","text":"a","placeholder":"b","font":{"size":12},"textColor":"gray","borderStyle":"line""#,
  #""type":"switch","contentHuggingPriority":{"horizontal":250,"vertical":250}"#,
]

struct WritingTests {
  @Test(arguments: cells + views.map { "\"content\":{\($0)}" })
  func aKeyIsWrittenAsItWasRead(_ members: String) throws {
    let text = Samples.cell(members)
    let (first, notes) = try written(text)
    #expect(notes.isEmpty)
    #expect(try object(first)["cells"] as? NSArray == object(text)["cells"] as? NSArray, "\(first)")
    #expect(try written(first).text == first)
  }

  /// What a document can hold is above, kind by kind; the rest is of designs alone.
  @Test func everyKeyHasACase() throws {
    var found = FoundKeys()
    for members in cells { found.add(try object("{\(members)}"), CellKeys.form) }
    for members in views { found.add(try object("{\(members)}"), .either(View.shape.form.choices)) }
    let ofDesigns: Set<String> = [
      "cell.id", "cell.table", "cell.card", "cell.content", "cell.nib", "cell.swipeActions", "cell.preview",
      "cell.ignore", "cell.data", "stackView.customSpacing", "cellLabel.type", "cellImageView.type",
      "view.constraints", "view.metrics",
    ]
    let kinds =
      ViewType.allCases.map(\.form) + [
        CellKeys.form, CanvasKeys.form, SurfaceIDKeys.form, ContentConfigurationKeys.form,
        CellStyleKeys.labelForm, CellStyleKeys.imageViewForm, ShadowKeys.form, FontKeys.style,
        FontKeys.system, FontKeys.named, ImageKeys.file, ImageKeys.symbol, InsetKeys.form,
        InsetKeys.separatorForm,
        EdgeInsetKeys.form, ButtonKeys.configurationForm, IntrinsicSizeKeys.form, PriorityKeys.form,
        ScaledNumberKeys.form, DynamicColorKeys.form,
      ]
    for form in kinds {
      for entry in form.entries {
        let key = FoundKeys.name(of: entry.name, in: form)
        #expect(found.keys.contains(key) || ofDesigns.contains(key), "\(key)")
      }
    }
  }

  @Test(arguments: [
    #""style":"insetGrouped","backgroundColor":"white","separatorStyle":"none","separatorColor":"red","separatorInset":15"#,
    #""separatorInset":{"leading":15,"trailing":4},"rowHeight":60,"allowsSelection":false,"allowsMultipleSelectionDuringEditing":true,"tintColor":"red""#,
  ])
  func tables(_ members: String) throws {
    let text = #"{"cellproof":1,"table":{\#(members)},"cells":[{"id":"c"}]}"#
    #expect(
      try object(try written(text).text)["table"] as? NSDictionary == object(text)["table"] as? NSDictionary)
  }

  @Test func previews() throws {
    let preview = #"""
      {"name":"all","states":["normal","swiped"],"systems":["11-xcode8","26"],"devices":["iPhone 8","600x600@1x"],
       "appearances":["dark"],"contentSizes":["accessibilityMedium"],"legibilityWeights":["bold"],"directions":["rtl"]}
      """#
    for value in [preview, "[\(preview),\(preview)]"] {
      let text = #"{"cellproof":1,"preview":\#(value),"cells":[{"id":"c"}]}"#
      let (own, other) = (try object(text)["preview"], try object(try written(text).text)["preview"])
      #expect(own as? NSObject == other as? NSObject)
    }
  }

  /// Constraints come out as equations, in the lists where they stood.
  @Test(arguments: [
    (
      "H:|-[a]-(>=8@750)-[b(24)]|",
      [
        "a.leading = superview.leadingMargin", "b.width = 24", "b.leading >= a.trailing + 8 @750",
        "superview.trailing = b.trailing",
      ]
    ),
    ("a.width = 16:9 * a.height", ["a.width = 16:9 * a.height"]),
    ("a.width = 0.5 * b.width - 4 @low", ["a.width = 0.5 * b.width - 4 @250"]),
    ("a.top <= margins.top", ["a.top <= margins.top"]),
    ("a.top = safeArea.top + 1e-5", ["a.top = safeArea.top + 1e-05"]),
    ("a.leading = readable.leading", ["a.leading = readable.leading"]),
    ("a.centerX = -1 * cell.centerX", ["a.centerX = -1 * cell.centerX"]),
    ("a.height = contentView.height + 0.1", ["a.height = contentView.height + 0.1"]),
    ("1e5-4X-a0b.left = a.left", ["1e5-4X-a0b.left = a.left"]),
    ("123-45-678.left = a.left", ["123-45-678.left = a.left"]),
  ])
  func constraints(_ source: String, _ equations: [String]) throws {
    let text = Samples.view(
      #""type":"view","children":[{"type":"label","id":"a"},{"type":"label","id":"b"},{"type":"view","id":"1e5-4X-a0b"},{"type":"view","id":"123-45-678"}],"constraints":["\#(source)"]"#
    )
    let cells = try #require(try object(try written(text).text)["cells"] as? [[String: Any]])
    let content = try #require(cells[0]["content"] as? [String: Any])
    #expect(content["constraints"] as? [String] == equations)
  }

  @Test func nestedListsKeepTheirPlace() throws {
    let text = Samples.view(
      #""type":"view","id":"root","children":[{"type":"view","id":"a","children":[{"type":"view","id":"b"}],"constraints":["b.top = superview.top","root.width = a.width"]}],"constraints":["a.top = margins.top","b.left = superview.left"]"#
    )
    #expect(try object(try written(text).text)["cells"] as? NSArray == object(text)["cells"] as? NSArray)
  }

  /// What no key says is refused, never left out.
  @Test(arguments: [
    (#""swipeActions":{"trailing":{"actions":[{"title":"a"}]}}"#, "swipe actions"),
    (#""swipeActions":{"pullViewBackground":"red"}"#, "swipe actions"),
    (#""data":[{"a":1}]"#, "data"), (#""data":[{},{}]"#, "data"),
    (#""preview":{"states":["normal"]}"#, "a cell's own previews"),
    (#""ignore":[{"rule":"contrast","reason":"a"}]"#, "what a cell ignores"),
    (#""clipsToBounds":[{"when":"$row == 1","use":true}]"#, "rules for \"clipsToBounds\""),
    (#""content":[{"use":{"type":"view"}}]"#, "rules for \"content\""),
    (#""content":{"type":"view","constraints":[{"use":[]}]}"#, "rules for constraints"),
    (
      #""content":{"type":"view","children":[{"type":"view","id":"a"},{"type":"view","id":"b"}],"constraints":["H:[a]-[b]"]}"#,
      "the standard spacing in an equation"
    ),
    (
      #""content":{"type":"view","id":"a","metrics":{"m":{"value":1,"relativeTo":"body"}},"constraints":["a.width = m"]}"#,
      "a scaled metric"
    ),
    (
      #""content":{"type":"stack","customSpacing":{"a":1},"children":[{"type":"view","id":"a"}]}"#,
      "custom spacing"
    ),
    (#""table":{"style":"grouped"}"#, "a cell's own table"),
  ])
  func whatIsNotWritten(_ members: String, _ what: String) throws {
    let design = try #require(read(Samples.cell(members)).design)
    let fault = #expect(throws: WritingFault.self) {
      _ = try DesignWriter.text(of: [design], heading: DesignWriter.Heading(title: ""))
    }
    #expect(fault?.what == what)
  }

  /// Ids that a design may not have become some that it may, each once; what constraints name is named likewise.
  @Test func idsAreMadeClean() throws {
    var design = try #require(
      read(
        Samples.view(
          #""type":"view","children":[{"type":"view","id":"a"},{"type":"view","id":"b"},{"type":"view","id":"c"},{"type":"view","id":"d"},{"type":"view"}],"constraints":["a.left = b.left","c.left = d.left"]"#
        )
      ).design)
    var content = try #require(design.cells[0].content.otherwise)
    for (index, id) in ["é a", "é_a", "cell", "-x"].enumerated() { content.children[index].id = id }
    content.constraints[0].constraints.otherwise[0].first.item = .view(5)
    design.cells = [design.cells[0].with(content: content, id: "my cell")]
    let text = try DesignWriter.text(of: [design], heading: DesignWriter.Heading(title: "")).text
    #expect(read(text).diagnostics.isEmpty)
    let cell = try #require((try object(text)["cells"] as? [[String: Any]])?.first)
    #expect(cell["id"] as? String == "my_cell")
    let shown = try #require(cell["content"] as? [String: Any])
    let ids = (shown["children"] as? [[String: Any]])?.map { $0["id"] as? String }
    #expect(ids == ["___a", "___a_2", "view_cell", "view__x", "view_5"])
    #expect(
      shown["constraints"] as? [String] == ["view_5.left = ___a_2.left", "view_cell.left = view__x.left"])
  }

  /// The form: short objects on one line, the members of longer ones fill lines, elements one a line.
  @Test func theForm() throws {
    let text = Samples.cell(
      #""height":44,"content":{"type":"view","children":[{"type":"label","id":"name","text":"Name","font":"body"},"#
        + #"{"type":"label","id":"date","text":"A text that is long enough to take a line of its own, whatever else","numberOfLines":2}],"#
        + #""constraints":["name.top = margins.top","name.leading = margins.leading","date.top = name.bottom + 8","date.left = name.left"]}"#
    )
    let design = try #require(read(text).design)
    let form = try DesignWriter.text(
      of: [design], heading: DesignWriter.Heading(title: "Names", comment: "a \"comment\"")
    ).text
    #expect(
      form == #"""
        {
          "cellproof": 1, "title": "Names",
          "preview": {
            "$comment": "a \"comment\"", "states": ["normal", "highlighted", "swiped", "editing"],
            "systems": ["18", "26"], "devices": ["iPhone 16"]
          },
          "cells": [
            {
              "id": "c", "height": 44,
              "content": {
                "type": "view",
                "children": [
                  { "type": "label", "id": "name", "text": "Name", "font": "body" },
                  {
                    "type": "label", "id": "date",
                    "text": "A text that is long enough to take a line of its own, whatever else", "numberOfLines": 2
                  }
                ],
                "constraints": [
                  "name.top = margins.top",
                  "name.leading = margins.leading",
                  "date.top = name.bottom + 8",
                  "date.left = name.left"
                ]
              }
            }
          ]
        }

        """#)
  }

  /// Sections and their titles are a scene; rows are named as their cells are.
  @Test func scenes() throws {
    let text =
      #"{"cellproof":1,"cells":[{"id":"a"},{"id":"b"}],"scenes":[{"id":"s","sections":[{"header":"H","footer":"F","rows":"#
      + #"[{"cell":"b"},{"cell":"a","state":"swiped"}]},{"rows":[]}]}]}"#
    #expect(try object(try written(text).text)["scenes"] as? NSArray == object(text)["scenes"] as? NSArray)
    var design = try #require(read(text).design)
    design.scenes = [Scene(id: Scene.allID, sections: design.scenes[1].sections, span: nil)]
    let scene = try DesignWriter.text(of: [design, design], heading: DesignWriter.Heading(title: "")).text
    let scenes = try #require(try object(scene)["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["id"] as? String } == ["sections", "sections_2"])
    let rows = (scenes[1]["sections"] as? [[String: Any]])?.first?["rows"] as? [[String: Any]]
    #expect(rows?.map { $0["cell"] as? String } == ["b_2", "a_2"])
  }

  /// Of several designs the table of most cells is the whole's.
  @Test func severalDesigns() throws {
    let designs = try [("a", "plain"), ("b", "grouped"), ("c", "grouped")].map { id, style in
      try #require(read(#"{"cellproof":1,"table":{"style":"\#(style)"},"cells":[{"id":"\#(id)"}]}"#).design)
    }
    let text = try DesignWriter.text(of: designs, heading: DesignWriter.Heading(title: "")).text
    let design = try #require(read(text).design)
    #expect(design.table.style == .grouped)
    #expect(design.cells.map { design.table(of: $0).style } == [.plain, .grouped, .grouped])
    #expect(design.cells.map { $0.table == nil } == [false, true, true])
  }
}

extension Cell {
  /// The same cell with another content and id, for ids that no text could give.
  fileprivate func with(content: View, id: String) -> Cell {
    Cell(
      id: id, span: span, height: height, matchedBackground: matchedBackground,
      backgroundColor: backgroundColor,
      contentViewBackgroundColor: contentViewBackgroundColor, selectionStyle: selectionStyle,
      selectedBackgroundColor: selectedBackgroundColor, clipsToBounds: clipsToBounds, card: card,
      content: Setting(otherwise: content), contentConfiguration: contentConfiguration, style: style,
      accessoryType: accessoryType, accessoryView: accessoryView, editingAccessoryType: editingAccessoryType,
      editingStyle: editingStyle, showsReorderControl: showsReorderControl,
      shouldIndentWhileEditing: shouldIndentWhileEditing, indentationLevel: indentationLevel,
      indentationWidth: indentationWidth, pullViewBackground: pullViewBackground,
      leadingActions: leadingActions,
      trailingActions: trailingActions, deleteID: deleteID, columns: columns, rows: rows, previews: previews,
      ignores: ignores)
  }
}
