/// The formats of Foundation's strings: `%@`, `%d`, `%1$@`, `%.2f`, `%%`, and `%#@name@` where a table of plurals says
/// what the name stands for.
struct PrintfFormat {
  /// What `%#@name@` stands for, with the index of the argument whose place it stands at.
  typealias Variable = (_ name: String, _ argument: Int) -> LocalizedFormat.Part?

  /// Formats that take more are texts.
  static let mostArguments = 99

  private let bytes: [UInt8]
  private let variable: Variable
  /// What `%arg` stands for in a form of a plural.
  private let ownArgument: Int?
  private var position = 0
  private var nextArgument: Int
  private var literal: [UInt8] = []
  private var parts: [LocalizedFormat.Part] = []

  /// The text of a format; a `%` that begins none stands for itself.
  ///
  /// - Parameter ownArgument: the argument that the first unnumbered place takes, and `%arg`.
  static func parse(
    _ text: String, ownArgument: Int? = nil, variable: @escaping Variable = { _, _ in nil }
  ) -> LocalizedFormat {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      return LocalizedFormat(parts: text.isEmpty ? [] : [.literal(text)])
    }
    var format = PrintfFormat(text, ownArgument: ownArgument, variable: variable)
    format.readAll()
    return LocalizedFormat(parts: format.parts)
  }

  private init(_ text: String, ownArgument: Int?, variable: @escaping Variable) {
    bytes = Array(text.utf8)
    self.variable = variable
    self.ownArgument = ownArgument
    nextArgument = ownArgument ?? 0
  }

  private mutating func readAll() {
    while position < bytes.count {
      let start = position
      if bytes[position] == UInt8(ascii: "%"), let part = place() {
        add(part)
      } else {
        literal.append(bytes[start])
        position = start + 1
      }
    }
    flush()
  }

  private mutating func add(_ part: LocalizedFormat.Part) {
    if case .literal(let text) = part {
      literal += text.utf8
    } else {
      flush()
      parts.append(part)
    }
  }

  private mutating func flush() {
    if literal.isEmpty { return }
    parts.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal = []
  }

  /// What stands at a `%`; nil where no format does.
  private mutating func place() -> LocalizedFormat.Part? {
    position += 1
    if take("%") { return .literal("%") }
    if take("arg") { return .argument(ownArgument ?? 0) }
    let index = explicitIndex()
    if take("#@") {
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
      let name = String(decoding: bytes[position..<end], as: UTF8.self)
      guard let number = place(of: index), let part = variable(name, number) else { return nil }
      position = end + 1
      if index == nil { nextArgument += 1 }
      return part
    }
    // Of Foundation's flags the blank is left out: "50% of" is more often a text than a format.
    skip(among: "+-#0'")
    skip(among: "0123456789")
    skip(among: ".")
    skip(among: "0123456789")
    skip(among: "hlqLzjt")
    guard position < bytes.count, "@diuxXofFeEgGaAcCsSp".utf8.contains(bytes[position]) else { return nil }
    position += 1
    return argument(index)
  }

  private mutating func argument(_ index: Int?) -> LocalizedFormat.Part? {
    guard let place = place(of: index) else { return nil }
    if index == nil { nextArgument += 1 }
    return .argument(place)
  }

  /// The argument that stands at a place; nil behind the last that there may be.
  private func place(of index: Int?) -> Int? {
    let place = index ?? nextArgument
    return place < PrintfFormat.mostArguments ? place : nil
  }

  /// `1$` as an index from 0.
  private mutating func explicitIndex() -> Int? {
    var end = position
    while end < bytes.count, end < position + 3, (0x30...0x39).contains(bytes[end]) { end += 1 }
    guard end > position, end < bytes.count, bytes[end] == UInt8(ascii: "$"),
      let number = Int(String(decoding: bytes[position..<end], as: UTF8.self)), number > 0
    else { return nil }
    position = end + 1
    return number - 1
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let wanted = text.description.utf8
    guard bytes[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  private mutating func skip(among characters: StaticString) {
    let set = characters.description.utf8
    while position < bytes.count, set.contains(bytes[position]) { position += 1 }
  }
}
