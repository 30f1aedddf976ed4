/// What a stack knows of an arranged view along one axis.
package struct StackItem: Hashable, Sendable {
  /// The length that the view would have by itself, in points; nil where it has none (a plain view).
  package var natural: Double?
  /// The length that a constraint requires, in points.
  package var required: Double?
  /// Resistance to growing beyond `natural`, 1 to 1000 (documented: low unless set).
  package var hugging: Double
  /// Resistance to shrinking below `natural`, 1 to 1000 (documented: high unless set).
  package var compressionResistance: Double
  /// Whether the view keeps its shape as long as another of the same resistance can shrink: a control or a picture
  /// beside a text, which wraps or is cut.
  package var isRigid: Bool

  package init(
    natural: Double?, required: Double? = nil, hugging: Double = ConstraintPriority.defaultLow.value,
    compressionResistance: Double = ConstraintPriority.defaultHigh.value, isRigid: Bool = false
  ) {
    self.natural = natural
    self.required = required
    self.hugging = hugging
    self.compressionResistance = compressionResistance
    self.isRigid = isRigid
  }

  /// The length wanted before anything gives way.
  package var wanted: Double { required ?? natural ?? 0 }
}

/// A part of an axis, in points.
package struct Segment: Hashable, Sendable {
  package var origin: Double
  package var length: Double

  package init(origin: Double, length: Double) {
    self.origin = origin
    self.length = length
  }

  /// Where it ends, in points.
  package var end: Double { origin + length }
}
