import Diagnostics
import JSON

/// The keys of a cell of a document of Interface Builder.
enum NibKeys {
  static let file = Key(
    fixed: "file", Shapes.nonEmptyString, required: true,
    "A .xib or .storyboard, relative to the design's own folder.")
  static let cell = Key(
    fixed: "cell", Shapes.nonEmptyString,
    "The cell by its reuse identifier, else by its id or class; not needed where the file has one cell.")
  static let bind = Key(
    fixed: "bind", Shape<Int>(form: .map(Binding.form)) { _, node in node },
    "What views show in the place of what the file says, by outlet, label or id.")

  static let form = ObjectForm("nib", "a nib", [file.entry, cell.entry, bind.entry])

  /// Read by `nib(in:)`, which knows the views.
  static let shape = Shape<Int>(form: .object(form.name)) { _, node in node }
}

extension DesignDecoder {
  /// What a cell takes from a document; nil where it takes nothing or that is at fault.
  mutating func nib(in cell: Fields) -> NibCell? {
    guard let node = cell[CellKeys.nib.name] else { return nil }
    key = CellKeys.nib.name
    guard let fields = fields(of: node, NibKeys.form) else { return nil }
    let file = value(NibKeys.file, in: fields)
    let name = value(NibKeys.cell, in: fields)
    var nib: NibCell?
    if let file, name != nil || fields[NibKeys.cell.name] == nil {
      switch nibs(NibReference(file: file, cell: name)) {
      case .success(let found): nib = found
      case .failure(let fault): report(fault, in: fields)
      }
    }
    claimIDs(of: nib, at: node)
    var parts = nib.map { NibParts($0.cell) }
    if let bind = fields[NibKeys.bind.name] { self.bind(at: bind, nib, &parts) }
    guard var nib, let parts else { return nil }
    nib.cell = nib.cell.showing(parts)
    // Cells of one file share its images, which are told once.
    images += nib.cell.images.filter { $0.span.file != document.source && nibImages.insert($0).inserted }
    return nib
  }

  private mutating func report(_ fault: NibFault, in fields: Fields) {
    let place =
      switch fault.place {
      case .nib: fields.node
      case .file: fields[NibKeys.file.name]
      case .cell: fields[NibKeys.cell.name]
      }
    report(fault.code, at: place ?? fields.node, fault.message)
  }

  /// Takes the ids of all views of the document's cell.
  private mutating func claimIDs(of nib: NibCell?, at node: Int) {
    guard let cell = nib?.cell else { return }
    if cell.style != nil {
      for id in ["textLabel", "detailTextLabel", "imageView"] { _ = ids.claim(id) }
    }
    // Constraints of the file know its views apart from UIKit's, and of two equal ids the file's reader has told.
    var own: Set<String> = []
    for id in cell.viewIDs where own.insert(id).inserted && !ReservedID.contains(id) {
      if !ids.claim(id) {
        report("duplicate-id", at: node, "the id \(quoted(id)) is there twice in this cell")
      }
    }
  }

  // MARK: Bindings

  private mutating func bind(at node: Int, _ nib: NibCell?, _ parts: inout NibParts?) {
    guard document.kind(node) == .object else {
      key = NibKeys.bind.name
      let _: Int? = wrongType(node, .map(Binding.form))
      return
    }
    for (keyNode, value) in document.members(of: node) {
      let name = document.text(of: keyNode)
      if ObjectForm.everywhere.contains(name) { continue }
      key = name
      let binding = binding(at: value)
      guard let nib, let id = viewID(name, at: keyNode, in: nib), let binding else { continue }
      parts?.change(id) { view in
        if let fault = binding.apply(to: &view) {
          report("wrong-binding", at: value, "\(quoted(name)) is \(fault)")
        }
      }
    }
  }

  /// The id of the view that a binding names.
  private mutating func viewID(_ name: String, at node: Int, in nib: NibCell) -> String? {
    let found = nib.names[name] ?? []
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      let all = found.prefix(6).map { quoted($0) }.joined(separator: ", ")
      report("ambiguous-binding", at: node, "\(found.count) views are called \(quoted(name)): \(all)")
      return nil
    }
    if isFull { return nil }
    let names = nib.names.keys.sorted()
    let clause = nearMiss(to: name, among: names)
    let spoken = names.filter { nib.names[$0] != [$0] }
    let some = (spoken.isEmpty ? names : spoken).prefix(6).map { quoted($0) }.joined(separator: ", ")
    let all = some.isEmpty ? "; it has no view that could be named" : "; there are \(some)"
    report(
      "unknown-binding", at: node,
      "no view of the cell has the outlet, label or id \(quoted(name))\(clause.isEmpty ? all : clause)")
    return nil
  }
}
