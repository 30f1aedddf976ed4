import Designs
import Markup

extension InterfaceDecoder {
  /// Reads a table with its cells and gives its index in the document.
  mutating func table(_ element: Element) -> Int {
    var fields = ElementFields(element, log)
    let index = tables.count
    tables.append(InterfaceTable(view: InterfaceView(.tableView, span: fields.span)))
    var table = tables[index]
    readCommon(&fields, into: &table.view)
    readSettings(&fields, into: &table)
    table.header = part("tableHeaderView", &fields)
    table.footer = part("tableFooterView", &fields)
    for prototypes in fields.children("prototypes") {
      for cell in prototypes.elements where cell.name == "tableViewCell" {
        _ = self.cell(cell, role: .prototype(table: index))
      }
    }
    for sections in fields.children("sections") {
      for section in sections.elements where section.name == "tableViewSection" {
        table.sections.append(self.section(section, table: index, number: table.sections.count))
      }
    }
    finish(&fields)
    tables[index] = table
    return index
  }

  private func readSettings(_ fields: inout ElementFields, into table: inout InterfaceTable) {
    table.style = fields.choice("style", default: .plain)
    table.dataMode = fields.choice("dataMode", default: .none)
    table.separatorStyle = fields.choice("separatorStyle", default: .default)
    table.separatorColor = fields.color("separatorColor")
    table.separatorInset = fields.inset("separatorInset")
    table.separatorInsetReference = fields.choice("separatorInsetReference", default: .fromCellEdges)
    table.rowHeight = fields.automaticLength("rowHeight")
    table.estimatedRowHeight = fields.automaticLength("estimatedRowHeight")
    table.sectionHeaderHeight = fields.automaticLength("sectionHeaderHeight")
    table.sectionFooterHeight = fields.automaticLength("sectionFooterHeight")
    table.sectionIndexBackgroundColor = fields.color("sectionIndexBackgroundColor")
    for name in ["sectionIndexColor", "sectionIndexTrackingBackgroundColor"] { _ = fields.color(name) }
    table.allowsSelection = fields.flag("allowsSelection", default: true)
    table.allowsMultipleSelection = fields.flag("allowsMultipleSelection")
    table.allowsSelectionDuringEditing = fields.flag("allowsSelectionDuringEditing")
    table.insetsContentViewsToSafeArea = fields.flag("contentViewInsetsToSafeArea", default: true)
  }

  private mutating func part(_ key: String, _ fields: inout ElementFields) -> InterfaceView? {
    guard let element = fields.child(key: key), element.name != "nil" else { return nil }
    return view(element)
  }

  private mutating func section(_ element: Element, table: Int, number: Int) -> TableSection {
    var fields = ElementFields(element, log)
    var section = TableSection(
      id: fields.id("id"), userLabel: fields.longString("userLabel"),
      headerTitle: fields.longString("headerTitle"),
      footerTitle: fields.longString("footerTitle"), cells: [], span: fields.span)
    for list in fields.children("cells") {
      for cell in list.elements where cell.name == "tableViewCell" {
        section.cells.append(self.cell(cell, role: .static(table: table, section: number)))
      }
    }
    finish(&fields)
    return section
  }
}
