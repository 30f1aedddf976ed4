/// A figure of UIKit with where it comes from: the product shows no number without knowing how sure it is.
package struct Fact<Value: Sendable>: Sendable {
  package let value: Value
  package let id: FactID
  package let source: FactSource
  /// How sure, in percent, where that was judged.
  package let sureness: UInt8?
  /// How far to trust it: its source's trust; one judged 95% sure or more counts as measured, one below needs a mark.
  package let trust: Trust
  /// Whether a picture that uses it says so: `trust.isMarked`, worked out once.
  package let isMarked: Bool

  /// `sure` is given for figures that were weighed against each other.
  package init(_ value: Value, _ id: FactID, _ source: FactSource, sure: UInt8? = nil) {
    self.value = value
    self.id = id
    self.source = source
    self.sureness = sure
    trust =
      switch sure {
      case nil: source.trust
      case .some(95...): min(source.trust, .measured)
      case .some: max(source.trust, .reported)
      }
    isMarked = trust.isMarked
  }

  /// The same source for a value worked out of this one.
  package func map<Other>(_ transform: (Value) -> Other) -> Fact<Other> {
    Fact<Other>(transform(value), id, source, sure: sureness)
  }
}

extension Fact: Equatable where Value: Equatable {}
extension Fact: Hashable where Value: Hashable {}
