import Assets
import Checks
import Diagnostics

extension Finding {
  /// What was noticed while an input was read, under the rule of its code; nil where it has no place.
  ///
  /// Codes that share a rule stand behind the message.
  init?(_ diagnostic: Diagnostic) {
    guard let span = diagnostic.span else { return nil }
    let rule = Rule(reading: diagnostic)
    let code = rule.rawValue == diagnostic.code ? "" : " [\(diagnostic.code)]"
    self.init(rule: rule, message: diagnostic.message + code, span: span, outlines: [])
  }

  /// Why a file that was met in a folder was passed over.
  init?(broken fault: Diagnostic) {
    guard let span = fault.span else { return nil }
    self.init(rule: .brokenFile, message: "\(fault.message) [\(fault.code)]", span: span, outlines: [])
  }
}

extension Rule {
  fileprivate init(reading diagnostic: Diagnostic) {
    if let rule = Rule(rawValue: diagnostic.code) {
      self = rule
    } else if AssetError.Kind(rawValue: diagnostic.code) != nil {
      self = diagnostic.severity == .note ? .assetNotDrawn : .assetBroken
    } else {
      self = .designWarning
    }
  }
}

extension AssetError {
  /// How grave it is where something else is drawn in its place: what lies with cellproof is a note.
  var severity: Severity {
    switch kind {
    case .unsupported, .notYet, .noReader: .note
    case .missing, .unreadable, .outside, .tooLarge, .broken, .unsafe, .folder: .warning
    }
  }
}
