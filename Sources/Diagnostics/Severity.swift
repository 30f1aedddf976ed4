/// How grave a diagnostic or a finding is; the raw value is the word in reports.
package enum Severity: String, Sendable, Comparable, CaseIterable {
  /// Whatever only a device can tell.
  case review
  case note
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .review: 0
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }
}
