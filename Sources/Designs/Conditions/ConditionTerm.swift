/// A part of a condition and what is known of its value when the design is read.
struct ConditionTerm {
  enum Kind {
    case truth
    case number
    case text
    case system
    case contentSize
    /// One of a closed set of names.
    case choice(of: String, names: [String])
    case device
    case locale
    /// A column of the data: what its rows hold.
    case column(CellData.Column)
    /// Its fault is already reported.
    case unknown
  }

  /// The index among the condition's nodes.
  let node: Int
  let kind: Kind
  /// The UTF-8 offsets in the condition's text.
  let range: Range<Int>

  /// What the value can be, besides null.
  var types: ConditionTypes {
    switch kind {
    case .truth: .truth
    case .number: .number
    case .text, .choice, .device, .locale: .text
    case .system: [.number, .text]
    case .contentSize: .text
    case .column(let column): ConditionTypes(of: column)
    case .unknown: .all
    }
  }

  /// Whether `<` can stand at it.
  var hasOrder: Bool {
    switch kind {
    case .number, .system, .contentSize, .unknown: true
    case .column(let column): column.firstString == nil && column.firstBool == nil
    default: false
    }
  }
}

/// The types that a value can have.
struct ConditionTypes: OptionSet {
  let rawValue: UInt8
  static let truth = ConditionTypes(rawValue: 1)
  static let number = ConditionTypes(rawValue: 2)
  static let text = ConditionTypes(rawValue: 4)
  static let all: ConditionTypes = [.truth, .number, .text]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// All types of a column; one of nulls only can be anything.
  init(of column: CellData.Column) {
    var types: ConditionTypes = []
    if column.firstBool != nil { types.insert(.truth) }
    if column.firstNumber != nil { types.insert(.number) }
    if column.firstString != nil { types.insert(.text) }
    self = types.isEmpty ? .all : types
  }
}
