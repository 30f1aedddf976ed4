/// An iOS version that draws cells in its own way: one lane of a proof sheet.
package enum System: String, CaseIterable, Comparable, Sendable {
  case ios8 = "8"
  case ios9 = "9"
  case ios10 = "10"
  /// iOS 11 running an app built with Xcode 8: the table still has its wrapper view.
  case ios11Xcode8 = "11-xcode8"
  case ios11 = "11"
  case ios12 = "12"
  case ios13 = "13"
  case ios14 = "14"
  case ios15 = "15"
  case ios16 = "16"
  case ios17 = "17"
  case ios18 = "18"
  /// Apple went from 18 to 26.
  case ios26 = "26"

  /// The name in design files, ids and reports.
  package var name: String { rawValue }

  /// The number that rules compare: 11 for both lanes of iOS 11.
  package var number: Int {
    switch self {
    case .ios8: 8
    case .ios9: 9
    case .ios10: 10
    case .ios11Xcode8, .ios11: 11
    case .ios12: 12
    case .ios13: 13
    case .ios14: 14
    case .ios15: 15
    case .ios16: 16
    case .ios17: 17
    case .ios18: 18
    case .ios26: 26
    }
  }

  /// The place among all lanes, oldest first.
  package var ordinal: Int {
    switch self {
    case .ios8: 0
    case .ios9: 1
    case .ios10: 2
    case .ios11Xcode8: 3
    case .ios11: 4
    case .ios12: 5
    case .ios13: 6
    case .ios14: 7
    case .ios15: 8
    case .ios16: 9
    case .ios17: 10
    case .ios18: 11
    case .ios26: 12
    }
  }

  package static func < (left: System, right: System) -> Bool { left.ordinal < right.ordinal }
}
