/// The data rows of a cell as later keys name them.
struct CellData {
  /// What the rows hold in one column, each by the first row where it is so.
  struct Column {
    let name: String
    let bytes: [UInt8]
    let hash: UInt32
    var firstMissing: Int?
    var firstNumber: Int?
    var firstString: Int?
    var firstBool: Int?
    var firstNull: Int?

    init(bytes: [UInt8], hash: UInt32) {
      name = String(decoding: bytes, as: UTF8.self)
      self.bytes = bytes
      self.hash = hash
    }

    mutating func note(_ value: DataValue?, row: Int) {
      switch value {
      case .number: if firstNumber == nil { firstNumber = row }
      case .string: if firstString == nil { firstString = row }
      case .bool: if firstBool == nil { firstBool = row }
      case .null: if firstNull == nil { firstNull = row }
      case nil: if firstMissing == nil { firstMissing = row }
      }
    }
  }

  /// More columns or more values in all than this are a fault.
  static let mostColumns = 256
  static let mostValues = 4_000_000

  /// The id of the cell, for messages.
  let cell: String
  /// Whether the cell says no data: one empty row stands for it.
  var isAbsent = true
  var columns: [Column] = []
  var rows: [[DataValue?]] = [[]]

  init(cell: String) { self.cell = cell }

  func index(of name: String) -> Int? {
    let bytes = Array(name.utf8)
    return columns.firstIndex { $0.bytes == bytes }
  }

  /// The index of the row, from 1 as in the ids of previews, with its cell.
  func rowWords(_ row: Int) -> String { "data row \(row + 1) of cell \"\(cell)\"" }
}
