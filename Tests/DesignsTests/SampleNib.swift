import Diagnostics

@testable import Designs

/// Documents that the designs of tests take cells from.
enum SampleNib {
  private static let content = #"""
    "content": { "type": "view", "id": "root", "children": [
      { "type": "label", "id": "lab", "text": "Name" }, { "type": "image", "id": "pic" },
      { "type": "button", "id": "but", "title": "Go" }, { "type": "textField", "id": "fie" },
      { "type": "view", "id": "box" } ] },
    "accessoryType": "checkmark", "indentationLevel": 2, "backgroundColor": "red", "selectionStyle": "none"
    """#
  private static let style = #"""
    "style": "value1", "textLabel": { "text": "Title" }, "detailTextLabel": { "text": "Detail" }
    """#

  /// `a.xib` has a cell with views, `style.xib` one of a built-in style, `reserved.xib` one with an id of UIKit's.
  static func source(_ reference: NibReference) -> Result<NibCell, NibFault> {
    switch reference.file {
    case "a.xib":
      return found(
        content, names: ["title": ["lab"], "photo": ["pic"], "twin": ["lab", "but"]], height: 70,
        tableHeight: 50)
    case "style.xib": return found(style, names: [:], height: nil, tableHeight: 50)
    case "reserved.xib":
      guard case .success(var nib) = found(content, names: [:], height: nil, tableHeight: nil) else { break }
      var parts = NibParts(nib.cell)
      parts.change("box") { $0.id = "accessory" }
      nib.cell = nib.cell.showing(parts)
      return .success(nib)
    default: break
    }
    return .failure(NibFault("file-missing", "there is no such file", at: .file))
  }

  private static func found(
    _ members: String, names: [String: [String]], height: Double?, tableHeight: Double?
  ) -> Result<NibCell, NibFault> {
    guard let cell = read(Samples.cell(members)).design?.cells.first else {
      return .failure(NibFault("sample", "the sample is no design", at: .nib))
    }
    let ids = Dictionary(uniqueKeysWithValues: cell.viewIDs.map { ($0, [$0]) })
    return .success(
      NibCell(
        cell: cell, height: height.map { .points(Length($0)) },
        tableRowHeight: tableHeight.map { .points(Length($0)) }, names: ids.merging(names) { id, _ in id }))
  }
}
