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

    /// What a statement has of it as its constant; nil for a view.
    var constant: (constant: ConstraintStatement.Constant, scaled: [ScaledTerm])? {
      switch object {
      case .constant(let constant): (constant, [])
      case .scaled(let metric, let value): (.points(value), [ScaledTerm(metric: metric, coefficient: 1)])
      case .view: nil
      }
    }
  }

  /// What a distance or a size is compared with.
  enum Object {
    case constant(ConstraintStatement.Constant)
    /// A metric that follows the text size, by its value at the size Large.
    case scaled(String, Double)
    case view(ConstraintItem, Range<Int>)
  }
}
