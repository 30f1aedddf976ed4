import Localization

/// A text with placeholders for the row's data.
package struct TextTemplate: Hashable, Sendable {
  /// A part of the text.
  package enum Segment: Hashable, Sendable {
    case literal(String)
    /// The value of a column of the cell's data.
    case column(Int)
    /// A text that the locale chooses.
    case localized(LocalizedText)
    /// A text that a number chooses.
    case plural(PluralText)
  }

  package var segments: [Segment]
  /// Longer texts are cut, in UTF-8: arguments that hold arguments could grow without an end.
  private static let longest = 1 << 20

  package init(segments: [Segment]) { self.segments = segments }

  /// The text for a row.
  package func text(in scope: Scope) -> String {
    if segments.count == 1, case .literal(let text) = segments[0] { return text }
    return text(in: scope, language: "en")
  }

  /// The text for a row, its plural forms by the rules of a language.
  func text(in scope: Scope, language: String) -> String {
    var text = ""
    for segment in segments where text.utf8.count < TextTemplate.longest {
      switch segment {
      case .literal(let part): text += part
      case .column(let index): if let value = scope.values[index] { text += value.text }
      case .localized(let part): text += part.text(in: scope)
      case .plural(let part): text += part.text(in: scope, language: language)
      }
    }
    return text
  }

  /// Whether every row has the same words.
  package var isSameInEveryRow: Bool {
    segments.allSatisfy { segment in
      switch segment {
      case .literal: true
      case .column: false
      case .localized(let text): text.texts.values.allSatisfy(\.isSameInEveryRow)
      case .plural(let text): text.number.isSameInEveryRow && text.forms.values.allSatisfy(\.isSameInEveryRow)
      }
    }
  }
}

/// A text that a number chooses.
package struct PluralText: Hashable, Sendable {
  /// Read as a number.
  var number: TextTemplate
  /// At least one.
  var forms: [PluralCategory: TextTemplate]

  fileprivate func text(in scope: Scope, language: String) -> String {
    let number = Double(number.text(in: scope, language: language)) ?? .nan
    let category = PluralRules.category(of: number, locale: language)
    let form = forms[category] ?? LocalizedFormat.fallback(of: forms)
    return form?.text(in: scope, language: language) ?? ""
  }
}
