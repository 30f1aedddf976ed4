extension VisualFormatParser {
  /// What a distance is measured to.
  enum Place {
    case superview(Range<Int>)
    case view(ConstraintItem, Range<Int>)
    /// Its fault is already reported.
    case unknown(Range<Int>)

    var range: Range<Int> {
      switch self {
      case .superview(let range), .view(_, let range), .unknown(let range): range
      }
    }
  }

  /// One condition of a distance or a size.
  struct Predicate {
    var relation: ConstraintStatement.Relation
    var object: Object
    var priority: Double
    var range: Range<Int>
  }

  /// What a distance or a size is compared with.
  enum Object {
    case constant(ConstraintStatement.Constant)
    case view(ConstraintItem, Range<Int>)
  }
}
