import Diagnostics
import JSON

extension DesignDecoder {
  /// Reads the data rows of a cell.
  mutating func readData(at node: Int, cell: String) -> CellData {
    var data = CellData(cell: cell)
    data.isAbsent = false
    key = "data"
    guard document.kind(node) == .array else {
      let _: Int? = wrongType(node, .list(.map(.string(.any))))
      return data
    }
    var rows: [[DataValue?]] = []
    var indices: [[UInt8]: Int] = [:]
    for element in document.elements(of: node) {
      rows.append(readRow(at: element, &data, &indices))
      if rows.count * data.columns.count > CellData.mostValues {
        report("too-much-data", at: element, "more than \(CellData.mostValues) values in one cell's rows")
        break
      }
    }
    if rows.isEmpty {
      report("empty-list", at: node, "\"data\" is an empty list; leave it out for one empty row")
    }
    data.rows = rows
    complete(&data)
    return data
  }

  private mutating func readRow(
    at node: Int, _ data: inout CellData, _ indices: inout [[UInt8]: Int]
  ) -> [DataValue?] {
    guard document.kind(node) == .object else {
      let _: Int? = wrongType(node, .map(.string(.any)))
      return []
    }
    var row = [DataValue?](repeating: nil, count: data.columns.count)
    var place = 0
    for (key, value) in document.members(of: node) {
      guard let column = column(of: key, expected: place, &data, &indices) else { continue }
      place = column + 1
      if column >= row.count { row += repeatElement(nil, count: column + 1 - row.count) }
      row[column] = dataValue(at: value)
    }
    return row
  }

  /// The column of a key: the expected one where the rows are alike, else by name, else a new one.
  private mutating func column(
    of key: Int, expected: Int, _ data: inout CellData, _ indices: inout [[UInt8]: Int]
  ) -> Int? {
    let hash = document.nodes[key].next
    let raw = document.content(of: key)
    let isPlain = !document.nodes[key].hasEscapes
    if expected < data.columns.count, isPlain, data.columns[expected].hash == hash,
      document.bytes[raw].elementsEqual(data.columns[expected].bytes)
    {
      return expected
    }
    let bytes = isPlain ? Array(document.bytes[raw]) : Array(document.text(of: key).utf8)
    if let known = indices[bytes] { return known }
    let column = CellData.Column(bytes: bytes, hash: hash)
    if ObjectForm.everywhere.contains(column.name) { return nil }
    guard data.columns.count < CellData.mostColumns else {
      report("too-much-data", at: key, "more than \(CellData.mostColumns) keys in one cell's rows")
      return nil
    }
    indices[bytes] = data.columns.count
    data.columns.append(column)
    return data.columns.count - 1
  }

  private mutating func dataValue(at node: Int) -> DataValue? {
    switch document.kind(node) {
    case .string: return .string(document.text(of: node))
    case .number: return .number(document.number(of: node))
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .null: return .null
    case .object, .array:
      report("invalid-data", at: node, "data are strings, numbers, true, false or null")
      return .null
    // A fault of the JSON itself is reported; the key is there.
    case .key, .invalid: return .null
    }
  }

  /// Gives every row a place for every column and notes what the columns hold.
  private func complete(_ data: inout CellData) {
    let count = data.columns.count
    for row in data.rows.indices {
      let missing = count - data.rows[row].count
      if missing > 0 { data.rows[row] += repeatElement(nil, count: missing) }
      for column in 0..<count { data.columns[column].note(data.rows[row][column], row: row) }
    }
  }

  /// The column that a text or a condition names; every row must have it.
  mutating func column(named name: String, at span: Span) -> Int? {
    // Looking for a near miss costs more than the rest.
    if isFull { return nil }
    switch DataName.find(name, in: data, seekingNearMiss: diagnostics.count < 100) {
    case .success(let index): return index
    case .failure(let fault):
      report("missing-data-key", at: span, fault.message)
      return nil
    }
  }
}

/// The look-up of a data key by name.
enum DataName {
  struct Fault: Error { let message: String }

  static func find(
    _ name: String, in data: CellData?, seekingNearMiss: Bool = true
  ) -> Result<Int, Fault> {
    let quoted = Quotation.quoted(name)
    guard let data else {
      return .failure(Fault(message: "there is no data here for \(quoted); only cells have rows"))
    }
    if data.isAbsent {
      return .failure(Fault(message: "cell \"\(data.cell)\" has no data, so there is no \(quoted)"))
    }
    guard let index = data.index(of: name) else {
      let clause = seekingNearMiss ? Suggestion.clause(for: name, among: data.columns.map(\.name)) : ""
      return .failure(Fault(message: "no data row of cell \"\(data.cell)\" has \(quoted)\(clause)"))
    }
    if let row = data.columns[index].firstMissing {
      return .failure(Fault(message: "\(data.rowWords(row)) has no \(quoted)"))
    }
    return .success(index)
  }
}
