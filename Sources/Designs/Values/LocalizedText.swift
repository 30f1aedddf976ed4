package import Diagnostics
import Localization
import UIKitRules

/// A text that the locale chooses (NSLocalizedString).
package struct LocalizedText: Hashable, Sendable {
  package var key: String
  /// What there is for the key, by locale.
  var texts: [String: TextTemplate]
  /// The locales of the design's strings, the language of development first; at least one.
  var locales: [String]

  /// The text in the locale that is drawn.
  ///
  /// As an app does: from the nearest locale that has the key; where the locale's strings lack it the key itself, and
  /// where there are no strings for the locale at all the language of development.
  package func text(in scope: Scope) -> String {
    let asked = scope.traits.locale ?? locales[0]
    if let pseudo = pseudoLocale(asked) {
      let base = locales[0]
      return texts[base].map { pseudo.text($0.text(in: scope, language: base)) } ?? key
    }
    guard let locale = LocaleName.chain(of: asked).first(where: { texts[$0] != nil }) ?? fallback(for: asked),
      let text = texts[locale]
    else { return key }
    return text.text(in: scope, language: locale)
  }

  /// Whether strings of the locale, or of the one that stands for it, lack the key.
  package func isMissing(in locale: String?) -> Bool {
    let asked = locale ?? locales[0]
    if pseudoLocale(asked) != nil { return texts[locales[0]] == nil }
    return !LocaleName.chain(of: asked).contains { texts[$0] != nil }
      && fallback(for: asked).flatMap { texts[$0] } == nil
  }

  private func pseudoLocale(_ name: String) -> PseudoLocale? {
    locales.contains(name) ? nil : PseudoLocale(rawValue: name)
  }

  /// The language of development, where there are no strings for a locale.
  private func fallback(for asked: String) -> String? {
    LocaleName.chain(of: asked).contains { locales.contains($0) } ? nil : locales[0]
  }
}

/// A place that shows a localized text.
package struct LocalizedTextUse: Sendable {
  package var text: LocalizedText
  /// The index of the cell that it stands in; nil for a scene.
  package var cell: Int?
  /// The rules that it stands in, the outermost first.
  var branches: [RuleBranch]
  package var span: Span

  /// Whether its rules are the ones taken.
  package func isTaken(in scope: Scope) -> Bool { branches.allSatisfy { $0.isTaken(in: scope) } }
}

extension Design {
  /// The localized texts of a cell, in the order of reading.
  ///
  /// Complexity: logarithmic in the texts of the design: cells are read one after the other, scenes behind them.
  package func localizedTexts(of cell: Int) -> ArraySlice<LocalizedTextUse> {
    func start(of cell: Int) -> Int {
      var range = localizedTexts.indices
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        if localizedTexts[middle].cell ?? .max < cell {
          range = middle + 1..<range.upperBound
        } else {
          range = range.lowerBound..<middle
        }
      }
      return range.lowerBound
    }
    return localizedTexts[start(of: cell)..<start(of: cell + 1)]
  }

  /// The languages that texts of a cell are in, that of development first, the pseudo-languages last; none where no text
  /// is localized.
  package func locales(of cell: Int) -> [String] {
    guard let locales = localizedTexts(of: cell).first?.text.locales else { return [] }
    return locales + PseudoLocale.allCases.map(\.rawValue).filter { !locales.contains($0) }
  }
}
