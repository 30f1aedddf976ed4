import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Designs

private func scope(_ cell: Cell, row: Int, _ system: System = .ios18, _ appearance: Appearance = .light)
  throws -> Scope
{
  let device = try #require(Device.named("iPhone 16"))
  let traits = Traits(system: system, device: device, appearance: appearance)
  return Scope(traits: traits, state: .normal, row: row, values: cell.rows[row])
}

private func everything() throws -> Design {
  let (design, diagnostics) = read(Samples.everything)
  #expect(diagnostics.map(\.message) == [])
  return try #require(design)
}

@Test func theWholeFormatIsRead() throws {
  let design = try everything()
  #expect(design.title == "Parcels")
  #expect(design.assetFolders.map(\.name) == ["icons", "more/icons/"])
  #expect(design.previews.map(\.name) == ["old", nil])
  #expect(design.previews[0].devices.map(\.name) == ["iPhone 8", "402x874@3x"])
  #expect(design.previews[1].contentSizes == [.extraSmall, .accessibilityExtraExtraExtraLarge, .large])
  #expect(design.previews[1].systems == [.ios18, .ios26])
  #expect(design.previews[1].states == [.normal, .highlighted, .swiped, .editing])
  #expect(design.cells.map(\.id) == ["parcel", "plain", "list", "style", "xib"])
  #expect(design.cells[0].previews?.map(\.states) == [[.swiped]])
  #expect(design.cells[0].ignores.map(\.rule) == ["swipe-height-mismatch"])
}

/// What a document of Interface Builder says beyond a design that people write.
@Test func whatDocumentsSayIsRead() throws {
  let design = try everything()
  let plain = design.cells[1]
  #expect(plain.title == "Nothing" && design.table(of: plain).style == .grouped)
  #expect(design.table(of: design.cells[2]).style == .insetGrouped)
  #expect(
    plain.canvas
      == CellCanvas(device: "375x667@2x", width: 320, height: 44, margin: 16, verticalMargin: 11))
  #expect(design.cells[3].style?.textLabel?.view.id == "title")
  let root = try #require(design.cells[4].content.otherwise)
  #expect(root.preservesSuperviewLayoutMargins && root.className == nil)
  #expect(root.children[0].className == "UITextView")
  #expect(root.children[0].intrinsicSize == IntrinsicSize(width: .none, height: .points(44)))
  #expect(root.children[1].intrinsicSize == .ofContent)
  guard case .image(let image) = root.children[1].kind, case .button(let configured) = root.children[2].kind,
    case .button(let button) = design.cells[0].content.otherwise?.children[2].kind
  else {
    Issue.record("other views")
    return
  }
  #expect(image.image.otherwise?.knownSize == Size(width: 24, height: 24))
  #expect(configured.hasConfiguration && !configured.isCustom && configured.backgroundSize == nil)
  #expect(configured.contentInsets == EdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
  #expect(!button.hasConfiguration && button.isCustom)
  #expect(button.backgroundSize == Size(width: 20, height: 8))
  #expect(button.contentInsets == EdgeInsets(top: 0, left: 4, bottom: 0, right: 0))
}

/// A file whose size is known need not be there, but where a design has assets it is looked for.
@Test func imagesOfKnownSizeNeedNoFile() {
  let cell =
    #""cells":[{"id":"c","content":{"type":"view","children":[{"type":"image","image":{"named":"a","size":[1,1]}},"#
    + #"{"type":"image","image":{"named":"b"}},{"type":"image","image":{"systemName":"trash","size":[1,1]}}]}}]}"#
  #expect(read(#"{"cellproof":1,"# + cell).design?.images.map(\.source) == [.named("b"), .symbol("trash")])
  #expect(read(#"{"cellproof":1,"assets":["icons"],"# + cell).design?.images.count == 3)
}

@Test func scenesBeginWithAll() throws {
  let design = try everything()
  #expect(design.scenes.map(\.id) == ["all", "list", "parts"])
  #expect(
    design.scenes[0].sections[0].rows.map { [$0.cell, $0.row] } == [
      [0, 0], [0, 1], [1, 0], [2, 0], [3, 0], [4, 0],
    ])
  #expect(design.scenes[1].sections[0].rows.map(\.state) == [.swiped, .normal])
  #expect(design.scenes[2].sections[0].header == "Today")
}

@Test func textsAreFilled() throws {
  let cell = try everything().cells[0]
  guard case .stack(let stack)? = cell.content.otherwise?.kind,
    let view = cell.content.otherwise?.children[0],
    case .label(let label) = view.kind
  else {
    Issue.record("no label")
    return
  }
  let first = try scope(cell, row: 0)
  let second = try scope(cell, row: 1)
  #expect(label.text.value(in: first).text(in: first) == "{Ada}: 45 kg")
  #expect(label.text.value(in: second).text(in: second) == "{Émile}: 0.1 kg")
  #expect(stack.customSpacing[0]?.value(in: first) == Length(2))
  #expect(view.contentHuggingPriority.otherwise == View.Priorities(horizontal: 751, vertical: 250))
  #expect(cell.height.value(in: first) == .automatic)
  #expect(cell.height.value(in: second) == .points(Length(90)))
  #expect(cell.columns == ["name", "weight", "large"])
}

@Test func actionsGetIDs() throws {
  let cell = try everything().cells[0]
  #expect(cell.trailingActions.actions.map(\.id) == ["delete", "action1", "action2"])
  #expect(cell.leadingActions.actions.map(\.id) == ["leadingAction0"])
  #expect(cell.leadingActions.performsFirstActionWithFullSwipe.otherwise == false)
  #expect(cell.trailingActions.performsFirstActionWithFullSwipe.otherwise == true)
  guard case .pattern(let artwork)? = cell.trailingActions.actions[0].background.otherwise else {
    Issue.record("no pattern")
    return
  }
  guard case .snapshot(let view) = artwork.source else {
    Issue.record("no snapshot")
    return
  }
  #expect(view.height.otherwise == .row)
  #expect(artwork.fill.otherwise == .fixed(.white) || artwork.fill.otherwise == .system(.white))
}

@Test func artworkIsDrawnOrASnapshot() throws {
  let cell = try everything().cells[0]
  let action = cell.trailingActions.actions[2]
  guard case .hairSpaces(74) = action.title.otherwise,
    case .pattern(let artwork)? = action.background.otherwise,
    case .drawn(let drawing) = artwork.source
  else {
    Issue.record("no drawing")
    return
  }
  let second = try scope(cell, row: 1)
  #expect(drawing.size.value(in: try scope(cell, row: 0)) == Size(width: 100, height: 176))
  #expect(drawing.size.value(in: second) == Size(width: 74, height: 74))
  #expect(drawing.imageSize.otherwise == Size(width: 24, height: 24))
  #expect(drawing.title.otherwise.text(in: second) == "Émile")
  #expect(drawing.contentInsets.otherwise == DrawnArtwork.Insets(top: 4, leading: 8))
  guard case .artwork(let image)? = action.image.value(in: second) else {
    Issue.record("no image")
    return
  }
  #expect(image.renderingMode == .alwaysOriginal)
  #expect(action.image.value(in: try scope(cell, row: 0)) == nil)
}

@Test func coloursOfTheirOwnComeApart() throws {
  let cell = try everything().cells[0]
  let paper = try #require(cell.backgroundColor.otherwise)
  let shown = try Appearance.allCases.map {
    paper.color(in: try scope(cell, row: 0, .ios18, $0).traits, tint: .clear).hex
  }
  // light: ground; dark: text in dark; lightHighContrast: its own; darkHighContrast: as dark.
  #expect(shown == ["#AABBCC", "#FFFFFF", "#FFFFFF", "#FFFFFF"])
}

@Test func absentKeysHaveUIKitsDefaults() throws {
  let design = try #require(read(Samples.view(#""type":"label""#)).design)
  let cell = design.cells[0]
  #expect(cell.rows == [[]])
  #expect(cell.editingStyle.otherwise == .delete)
  #expect(cell.shouldIndentWhileEditing.otherwise)
  #expect(cell.height.isSet == false)
  #expect(design.table.rowHeight.otherwise == .automatic)
  #expect(design.previews[0].devices.map(\.name) == ["iPhone 16"])
  guard case .label(let label)? = cell.content.otherwise?.kind else {
    Issue.record("no label")
    return
  }
  #expect(label.font.otherwise == FontValue(base: .system(size: 17)))
  #expect(label.numberOfLines.otherwise == 1)
  #expect(label.lineBreakMode.otherwise == .byTruncatingTail)
}

@Test func alternativesMayShareIDs() {
  let text = Samples.cell(
    #""content":[{"when":"$system < 13","use":{"type":"view","id":"a"}},{"use":{"type":"label","id":"a"}}]"#)
  #expect(read(text).design != nil)
}

@Test(arguments: [
  (45.0, "45"), (0.1, "0.1"), (-0.0, "0"), (1e21, "1e+21"), (1_234_567.5, "1234567.5"), (-3, "-3"),
  (1e-7, "1e-07"),
]) func numbersAreShortest(_ number: Double, _ text: String) {
  #expect(DataValue.number(number).text == text)
  #expect(Double(text) == number)
}

@Test func anActionWithoutAnIDTakesNoneThatIsTaken() throws {
  let text = Samples.cell(
    #""content":{"type":"label","id":"action0","text":"a"},"swipeActions":{"trailing":{"actions":[{"title":"b"}]}}"#
  )
  let design = try #require(DesignReader.read(Array(text.utf8), source: SourceID(index: 0)).design)
  #expect(design.cells[0].trailingActions.actions[0].id == "action0_")
}

@Test func builtInRowsAreRead() throws {
  let cells = try everything().cells
  let list = try #require(cells.first { $0.id == "list" })
  let here = try scope(list, row: 0)
  let content = try #require(list.contentConfiguration.value(in: here))
  #expect(content.kind.value(in: here) == .subtitleCell)
  #expect(content.text.value(in: here)?.text(in: here) == "Language")
  #expect(content.secondaryText.value(in: here)?.text(in: here) == "English")
  #expect(content.image.value(in: here)?.source == .symbol("globe"))
  #expect(content.prefersSideBySideTextAndSecondaryText.value(in: here) == true)
  #expect(list.style == nil)

  let cell = try #require(cells.first { $0.id == "style" })
  let style = try #require(cell.style)
  #expect(style.name.value(in: try scope(cell, row: 0)) == .value1)
  #expect(style.name.value(in: try scope(cell, row: 0, .ios12)) == .basic)
  #expect(style.textLabel?.font.otherwise == FontValue(base: .style(.headline)))
  #expect(style.textLabel?.numberOfLines.otherwise == .some(nil))
  #expect(style.textLabel?.view.alpha.otherwise == 0.5)
  #expect(style.detailTextLabel?.font.otherwise == .some(nil))
  #expect(style.detailTextLabel?.numberOfLines.otherwise == 2)
  #expect(style.imageView?.cornerRadius.otherwise == 4)
  #expect(cells[1].style == nil)
  #expect(cells[1].contentConfiguration.otherwise == nil)
}

@Test func faultsOfBuiltInRows() {
  #expect(
    printed(#"{"cellproof":1,"cells":[{"id":"c","card":{"insets":8},"contentConfiguration":{"text":"a"}}]}"#)
      == [
        #"a.json:1:42: error: a card in the contentView holds "content"; with "contentConfiguration" it is one with "#
          + #""as": "backgroundConfiguration" [conflicting-keys]"#
      ])
  #expect(
    printed(#"{"cellproof":1,"cells":[{"id":"c","textLabel":{},"content":{"type":"view"}}]}"#)
      == [
        #"a.json:1:60: error: a cell has "content" or "textLabel", not both; views of your own go into "content" "#
          + "[conflicting-keys]"
      ])
  #expect(
    printed(#"{"cellproof":1,"cells":[{"id":"c","contentConfiguration":{"type":"valuecell"}}]}"#)
      == [
        #"a.json:1:66: error: unknown content configuration "valuecell"; did you mean "valueCell"? [unknown-name]"#
      ])
}
