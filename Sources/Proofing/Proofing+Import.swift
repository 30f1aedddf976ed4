import Designs
import Diagnostics
import Files
import InterfaceBuilder

extension Proofing {
  /// Makes a design file of the table cells of a .xib or .storyboard, for standard output.
  public static func importing(_ path: String) -> Outcome {
    let name = FilePath.name(of: path)
    if FilePath.fileExtension(of: path) == "json" {
      return refusal(
        name, "no-interface", "import reads a .xib or a .storyboard; a .json file is a design already")
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(at: path)
    } catch {
      let hint = error.kind == .folder ? "; import takes one file, a .xib or a .storyboard" : ""
      return refusal(path, error.code, error.reason + hint)
    }
    var sources = SourceMap()
    let source = sources.add(SourceFile(name: name, bytes: bytes))
    let (document, diagnostics) = InterfaceReader.read(bytes, source: source)
    var messages = diagnostics.map { Outcome.Message($0, in: sources) }
    guard let document else { return Outcome(status: .invalidInput, messages: messages) }
    messages += document.unsupported.map { Outcome.Message($0.diagnostic, in: sources) }
    if document.cells.isEmpty {
      return refusal(name, "no-cell", "the document holds no table cell", after: messages)
    }
    do throws(WritingFault) {
      let heading = DesignWriter.Heading(title: FilePath.stem(of: path), comment: canvasComment)
      let (text, notes) = try DesignWriter.text(of: document.canvasDesigns(source: source), heading: heading)
      messages += notes.map { Outcome.Message($0, in: sources) }
      // A document may hold what no design does: a label of a million lines.
      let faults = DesignReader.read(Array(text.utf8), source: source).diagnostics
      if let fault = faults.first(where: { $0.severity == .error }) {
        let why = "a design cannot say what the document holds: \(fault.message)"
        return refusal(name, "not-importable", why, after: messages)
      }
      return Outcome(status: .done, messages: messages, output: Array(text.utf8))
    } catch {
      let place = Outcome.Message.place(of: error.span, in: sources)
      return refusal(place, "not-importable", "a design file cannot say \(error.what)", after: messages)
    }
  }

  private static let canvasComment =
    "Interface Builder's canvas; without this preview every default state is drawn as devices show it"

  private static func refusal(
    _ place: String, _ code: String, _ text: String, after messages: [Outcome.Message] = []
  ) -> Outcome {
    let message = Outcome.Message(place: place, level: .error, text: text, code: code)
    return Outcome(status: .invalidInput, messages: messages + [message])
  }
}
