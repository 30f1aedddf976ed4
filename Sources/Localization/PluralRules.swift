private import CICUPlurals
private import Synchronization

/// Which plural form a number takes in a language, as ICU knows it.
package enum PluralRules {
  /// Rules never change once they are open, and are kept for the life of the program.
  private struct Rules: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer?
  }

  private static let known = Mutex<[String: Rules]>([:])

  /// The category of a number; `other` for languages that ICU does not know.
  package static func category(of number: Double, locale: String) -> PluralCategory {
    guard number.isFinite, let rules = rules(of: locale).pointer else { return .other }
    let keyword = [UInt16](unsafeUninitializedCapacity: 16) { buffer, count in
      // A buffer of that capacity has a base.
      guard let base = buffer.baseAddress else { return }
      count = Int(cellproof_plural_rules_select(rules, abs(number), base, 16))
    }
    return PluralCategory(rawValue: String(decoding: keyword, as: UTF16.self)) ?? .other
  }

  private static func rules(of locale: String) -> Rules {
    known.withLock { known in
      if let rules = known[locale] { return rules }
      let rules = Rules(pointer: cellproof_plural_rules_open(locale))
      known[locale] = rules
      return rules
    }
  }
}
