import Checks
import Diagnostics
import Files
import Report
import Typesetting

extension Outcome.Message {
  /// The words of a fault with its place.
  init(_ diagnostic: Diagnostic, in sources: SourceMap) {
    var place = diagnostic.file
    if let span = diagnostic.span { place = Outcome.Message.place(of: span, in: sources) }
    self.init(
      place: place, level: Level(diagnostic.severity), text: diagnostic.message, code: diagnostic.code)
  }

  /// The words of a finding of no picture, as a report's are told.
  init(_ finding: Finding, in sources: SourceMap) {
    self.init(
      place: Outcome.Message.place(of: finding.span, in: sources), level: Level(finding.rule.level),
      text: finding.message, code: finding.rule.rawValue)
  }

  /// Why no text can be set.
  init(_ error: FontError) {
    self.init(place: nil, level: .error, text: error.message, code: error.code)
  }

  /// Why the report was not written.
  init(_ error: OutputError) {
    self.init(place: nil, level: .error, text: error.message, code: error.code)
  }

  /// A filter that cannot be followed.
  static func usage(_ text: String) -> Outcome.Message {
    Outcome.Message(place: nil, level: .error, text: text, code: "wrong-usage")
  }

  static func place(of span: Span, in sources: SourceMap) -> String {
    let position = sources.position(of: span)
    return "\(sources[span.file].name):\(position.line):\(position.column)"
  }
}

extension Outcome.Message.Level {
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    case .review: self = .review
    }
  }
}

extension InputLoader {
  /// All that is told of the inputs: what is broken, then what was noticed in those that can be drawn.
  var messages: [Outcome.Message] {
    faults.map { Outcome.Message($0, in: sources) }
      + passedOver.compactMap { Finding(broken: $0) }.map { Outcome.Message($0, in: sources) }
      + remarks.compactMap { Finding($0.fault) }.map { Outcome.Message($0, in: sources) }
  }
}

extension FindingLedger {
  /// Every finding as a message, with how many previews show it.
  func messages(_ locations: Locations) -> [Outcome.Message] {
    entries.map { entry in
      let count = entry.previews.count
      let shown = count == 0 ? "" : count == 1 ? " (1 preview)" : " (\(count) previews)"
      return Outcome.Message(
        place: locations[entry.span].text, level: .init(entry.level),
        text: entry.message + shown, code: entry.rule.rawValue)
    }
  }
}
