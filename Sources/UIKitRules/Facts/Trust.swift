/// How far a figure may be trusted, surest first; the report marks all but the first two.
package enum Trust: UInt8, CaseIterable, Comparable, Sendable {
  case documented
  case measured
  case reported
  case inferred
  case unverified

  /// The mark's name on the page.
  package var name: String {
    switch self {
    case .documented: "documented"
    case .measured: "measured"
    case .reported: "reported"
    case .inferred: "inferred"
    case .unverified: "unverified"
    }
  }

  /// What the mark means, for the page.
  package var meaning: String {
    switch self {
    case .documented: "Documented by Apple."
    case .measured: "Measured on UIKit or stored by Xcode, and published."
    case .reported: "Reported by others; Apple does not document it."
    case .inferred: "Inferred from other figures; nobody has published a measurement."
    case .unverified: "From memory; no source was found that confirms it."
    }
  }

  /// Whether a picture that used the figure says so.
  package var isMarked: Bool { self >= .reported }

  package static func < (left: Trust, right: Trust) -> Bool { left.rawValue < right.rawValue }
}
