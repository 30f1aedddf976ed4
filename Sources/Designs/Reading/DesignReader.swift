package import Diagnostics
import JSON

/// Reads design files.
package enum DesignReader {
  /// The design of a file's bytes and all that is wrong with them, in the order of the file.
  ///
  /// The design is nil where any of the diagnostics is an error; warnings leave it. `catalogColors` is asked once for
  /// the colours that the design's asset folders hold, by name, before anything that may use one is read; `nibs` then for
  /// each cell that a document of Interface Builder gives, `stringFiles` for each file of strings.
  package static func read(
    _ bytes: [UInt8], source: SourceID, catalogColors: ([AssetFolder]) -> [String: ColorValue] = { _ in [:] },
    nibs: @escaping NibSource = { _ in .failure(.noFolder) },
    stringFiles: @escaping StringsSource = { _ in .failure(.noFolder) }
  ) -> (design: Design?, diagnostics: [Diagnostic]) {
    let (document, faults) = JSONReader.read(bytes, source: source)
    guard let document else { return (nil, faults) }
    var decoder = DesignDecoder(document: document, nibs: nibs, stringFiles: stringFiles)
    let design = decoder.design(catalogColors: catalogColors)
    let diagnostics = sorted(faults + decoder.diagnostics)
    return (diagnostics.contains { $0.severity == .error } ? nil : design, diagnostics)
  }

  /// Whether a file found in a folder is to be read as a design: it says so, or is no JSON that could say it.
  package static func isDesign(_ bytes: [UInt8]) -> Bool {
    let (document, _) = JSONReader.read(bytes, source: SourceID(index: 0))
    guard let document else { return true }
    return document.member(DesignKeys.version.name, of: JSONDocument.root) != nil
  }

  /// By place; equal places keep their order.
  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let places = diagnostics.enumerated().map { (place: $1.span?.start ?? 0, index: $0) }
    return places.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map { diagnostics[$0.index] }
  }
}
