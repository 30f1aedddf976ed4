internal import Diagnostics
internal import Files
internal import JSON

/// The `Contents.json` of a folder in a catalog.
struct CatalogContents {
  /// Xcode writes a few kilobytes.
  private static let limit = 1_000_000
  /// Of one list: every device, scale and appearance in every language of an app.
  private static let mostEntries = 5_000

  /// The path from the design's folder on.
  let path: String
  let document: JSONDocument

  init(of folder: String, in root: AssetRoot, named name: String) throws(AssetError) {
    path = FilePath.join(folder, "Contents.json")
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try root.bytes(of: path, limit: Self.limit)
    } catch {
      throw AssetError(
        error.kind == .missing ? .broken : AssetError.Kind(error),
        "the asset \"\(name)\": cannot read \(Quotation.path(path)): \(error.reason)")
    }
    let (document, faults) = JSONReader.read(bytes, source: SourceID(index: 0))
    if let fault = faults.first {
      let place = Self.place(at: Int(fault.span?.start ?? 0), in: bytes, path)
      throw AssetError(.broken, "the asset \"\(name)\": \(place): \(fault.message)")
    }
    guard let document else {
      throw AssetError(.broken, "the asset \"\(name)\": \(Quotation.path(path)) is not JSON")
    }
    self.document = document
    guard document.kind(JSONDocument.root) == .object else {
      throw fault("an object is wanted here", at: JSONDocument.root, named: name)
    }
  }

  /// `Images.xcassets/trash.imageset/Contents.json:3:14` for a node.
  func place(of node: Int) -> String {
    Self.place(at: Int(document.span(node).start), in: document.bytes, path)
  }

  /// Where nodes in the order of the text stand; walks through it once, however many there are.
  func positions(of nodes: [Int]) -> [Position] {
    SourceFile(name: path, bytes: document.bytes).positions(at: nodes.map { Int(document.span($0).start) })
  }

  private static func place(at offset: Int, in bytes: [UInt8], _ path: String) -> String {
    place(at: SourceFile(name: path, bytes: bytes).position(at: offset), path)
  }

  /// The words for a position in the `Contents.json` of a path.
  static func place(at position: Position, _ path: String) -> String {
    "\(Quotation.path(path)):\(position.line):\(position.column)"
  }

  func fault(_ words: String, at node: Int, named name: String) -> AssetError {
    AssetError(.broken, "the asset \"\(name)\": \(place(of: node)): \(words)")
  }

  /// The objects of the list that is a member of the root; none where there is no such member.
  func entries(_ member: String, named name: String) throws(AssetError) -> [Int] {
    guard let list = document.member(member, of: JSONDocument.root) else { return [] }
    guard document.kind(list) == .array else { throw fault("a list is wanted here", at: list, named: name) }
    var entries: [Int] = []
    for entry in document.elements(of: list) {
      guard document.kind(entry) == .object else {
        throw fault("an object is wanted here", at: entry, named: name)
      }
      guard entries.count < Self.mostEntries else {
        let words = "\(place(of: entry)): more than \(Self.mostEntries) entries are not read"
        throw AssetError(.tooLarge, "the asset \"\(name)\": \(words)")
      }
      entries.append(entry)
    }
    return entries
  }

  /// A member that must be a text where it is there.
  func text(_ member: String, of node: Int, named name: String) throws(AssetError) -> String? {
    guard let value = document.member(member, of: node), document.kind(value) != .null else { return nil }
    guard let text = document.string(at: value) else {
      throw fault("\"\(member)\" must be a text", at: value, named: name)
    }
    return text
  }

  /// A member of `properties`.
  func property(_ member: String) -> Int? {
    document.member("properties", of: JSONDocument.root).flatMap { document.member(member, of: $0) }
  }
}
