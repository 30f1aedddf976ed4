/// Rows of figures in columns, right-aligned but for the first.
struct FigureTable {
  private var rows: [[String]]

  init(_ header: [String]) { rows = [header] }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].unicodeScalars.count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let blank = String(repeating: " ", count: widths[column] - cell.unicodeScalars.count)
        return column == 0 ? cell + blank : blank + cell
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}

/// Figures as text.
enum Figures {
  /// Seconds as milliseconds, to a hundredth below ten.
  static func milliseconds(_ seconds: Double) -> String {
    let milliseconds = seconds * 1000
    return decimals(milliseconds, milliseconds < 10 ? 2 : 1)
  }

  static func decimals(_ value: Double, _ places: Int) -> String {
    let unit = places == 2 ? 100 : places == 1 ? 10 : 1
    let steps = Int((value * Double(unit)).rounded())
    if unit == 1 { return String(steps) }
    let rest = String(steps % unit)
    return "\(steps / unit)." + String(repeating: "0", count: places - rest.utf8.count) + rest
  }
}
