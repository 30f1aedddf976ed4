package import Diagnostics
package import Markup

/// Reads .xib and .storyboard files.
package enum InterfaceReader {
  /// The document of a file's bytes and all that is wrong with them, in the order of the file.
  ///
  /// The document is nil, and the one diagnostic an error, where the bytes are no Interface Builder document for iOS.
  /// Everything less is a note or a warning: the rest of the document is read.
  package static func read(
    _ bytes: [UInt8], source: SourceID, limits: MarkupLimits = MarkupLimits()
  ) -> (document: InterfaceDocument?, diagnostics: [Diagnostic]) {
    let root: Element
    do throws(MarkupError) {
      root = try MarkupReader.root(of: bytes, limits: limits, keepsIndentation: false)
    } catch {
      return (nil, [DocumentGate.diagnostic(for: error, bytes: bytes, source: source)])
    }
    let log = ReadingLog(source, bytes)
    switch DocumentGate.kind(of: root) {
    case .failure(let refusal):
      let message = Diagnostic(refusal.code, refusal.message, at: log.span(of: root))
      return (nil, [message])
    case .success(let kind):
      var decoder = InterfaceDecoder(root, log)
      let document = decoder.document(root, kind: kind)
      return (document, sorted(log.diagnostics))
    }
  }

  /// By place; equal places keep their order.
  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let places = diagnostics.enumerated().map { (place: $1.span?.start ?? 0, index: $0) }
    return places.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map { diagnostics[$0.index] }
  }
}
