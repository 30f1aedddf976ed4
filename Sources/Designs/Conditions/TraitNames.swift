import Diagnostics
import JSON
import UIKitRules

/// The systems by name.
enum SystemName {
  /// What is wrong with a name that is none.
  static func message(_ name: String) -> String {
    if let number = Int(name), (19...25).contains(number) {
      return "there was no iOS \(number); Apple went from 18 to 26"
    }
    let clause = Suggestion.clause(for: name, among: System.allCases.map(\.rawValue))
    return "unknown system \(Quotation.quoted(name))\(clause)"
  }
}

/// The devices by name or size.
enum DeviceName {
  static func find(_ name: String) -> Device? { Device(name: name) }

  /// What is wrong with a name that is none.
  static func message(_ name: String) -> String {
    do throws(Device.SpecificationError) {
      _ = try Device(sizeSpecification: name)
    } catch {
      switch error {
      case .sideOutOfRange:
        return "the sides of a size are from \(Device.sides.lowerBound) to \(Device.sides.upperBound) points"
      case .scaleOutOfRange:
        return "the scale of a size is from \(Device.scales.lowerBound) to \(Device.scales.upperBound)"
      case .malformed: break
      }
    }
    let clause = Suggestion.clause(for: name, among: Device.allNames)
    return "unknown device \(Quotation.quoted(name))\(clause)"
  }
}

extension Device {
  /// The device of a name or of a size such as `402x874@3x`; nil where it is neither.
  package init?(name: String) {
    guard let device = Device.named(name) ?? (try? Device(sizeSpecification: name)) else { return nil }
    self = device
  }
}

extension ContentSize {
  /// The long names, then the short ones.
  static let names = allCases.map(\.rawValue) + allCases.map(\.shortName)
}
