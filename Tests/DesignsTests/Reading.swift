import Diagnostics

@testable import Designs

/// Reads a text as a design.
func read(_ text: String) -> (design: Design?, diagnostics: [Diagnostic]) {
  DesignReader.read(Array(text.utf8), source: SourceID(index: 0))
}

/// A diagnostic as the command prints it, for a file named `a.json`.
func printed(_ text: String) -> [String] {
  let file = SourceFile(name: "a.json", bytes: Array(text.utf8))
  return read(text).diagnostics.map { diagnostic in
    let position = file.position(at: Int(diagnostic.span?.start ?? 0))
    return "a.json:\(position.line):\(position.column): \(diagnostic.severity.rawValue): "
      + "\(diagnostic.message) [\(diagnostic.code)]"
  }
}
