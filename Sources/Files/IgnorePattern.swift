/// One line of a `.gitignore`, read once and held against many names.
///
/// It walks through all ways to match at once, so that no pattern takes longer than its length times the name's.
struct IgnorePattern: Sendable {
  /// Longer lines than any path are none of a person's: they match nothing.
  private static let limit = 4096

  /// Whether it takes back what a pattern before it says.
  let isNegated: Bool
  /// Whether it is of folders alone.
  let isForFolders: Bool
  /// Whether it is held against the last name of a path, wherever that stands.
  let isForNames: Bool
  private let pieces: [Piece]

  fileprivate enum Piece: Sendable {
    case byte(UInt8)
    /// `?`, `[...]`: never a slash.
    case set(ByteSet)
    /// `*`: any bytes but slashes.
    case star
    /// `**` at the end: any bytes.
    case all
    /// `**/`: no folder, or any number of them.
    case folders
  }

  /// Nil for a line that says nothing: a blank one, a comment, one that matches nothing by its form.
  init?(_ line: some Sequence<UInt8>) {
    var text = IgnorePattern.withoutTrailingBlanks(Array(line))
    guard let first = text.first, first != UInt8(ascii: "#"), text.count <= Self.limit else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    isForFolders = text.last == slash
    if isForFolders { text.removeLast() }
    isForNames = !text.contains(slash)
    if text.first == slash { text.removeFirst() }
    guard !text.isEmpty, let pieces = IgnorePattern.pieces(of: text) else { return nil }
    self.pieces = pieces
  }

  /// Blanks at the end are nothing unless a backslash stands before them.
  private static func withoutTrailingBlanks(_ line: [UInt8]) -> [UInt8] {
    var end = 0
    var index = 0
    while index < line.count {
      if line[index] == UInt8(ascii: "\\") {
        index += 2
        end = min(index, line.count)
      } else {
        index += 1
        if line[index - 1] != UInt8(ascii: " ") { end = index }
      }
    }
    return Array(line[..<end])
  }

  /// Nil where a bracket or an escape is not closed.
  private static func pieces(of text: [UInt8]) -> [Piece]? {
    var pieces: [Piece] = []
    // Git compares what comes before the first of these by itself, and what follows as if it began a name.
    let plainEnd = text.firstIndex { "*?[\\".utf8.contains($0) } ?? text.count
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\"):
        guard index + 1 < text.count else { return nil }
        pieces.append(.byte(text[index + 1]))
        index += 2
      case UInt8(ascii: "?"):
        pieces.append(.set(.anythingButSlash))
        index += 1
      case UInt8(ascii: "["):
        guard let (set, end) = ByteSet.bracket(in: text, at: index + 1) else { return nil }
        pieces.append(.set(set))
        index = end
      case UInt8(ascii: "*"):
        let start = index
        while index < text.count, text[index] == UInt8(ascii: "*") { index += 1 }
        let begins = start == 0 || text[start - 1] == slash || start == plainEnd
        if index - start < 2 || !begins {
          pieces.append(.star)
        } else if index == text.count || text[index...].starts(with: [UInt8(ascii: "\\"), slash]) {
          pieces.append(.all)
        } else if text[index] == slash {
          pieces.append(.folders)
          index += 1
        } else {
          pieces.append(.star)
        }
      default:
        pieces.append(.byte(text[index]))
        index += 1
      }
    }
    return pieces
  }

  /// Whether a whole text is of its form: a name, or a path from the folder of the `.gitignore` on.
  func matches(_ text: some Sequence<UInt8>) -> Bool {
    // Where the text read so far can have led; the last place is the end.
    var places = [Bool](repeating: false, count: pieces.count + 1)
    enter(0, &places)
    for byte in text {
      places[pieces.count] = false
      // From behind, so that no place is gone to and left for the same byte.
      for index in pieces.indices.reversed() where places[index] {
        places[index] = false
        switch pieces[index] {
        case .byte(let own): if own == byte { enter(index + 1, &places) }
        case .set(let set): if set.contains(byte) { enter(index + 1, &places) }
        case .star: if byte != slash { enter(index, &places) }
        case .all: enter(index, &places)
        case .folders:
          places[index] = true
          if byte == slash { enter(index + 1, &places) }
        }
      }
      if !places.contains(true) { return false }
    }
    return places[pieces.count]
  }

  /// Goes to a place, and on to those behind it that need no byte.
  private func enter(_ place: Int, _ places: inout [Bool]) {
    var place = place
    places[place] = true
    while place < pieces.count, pieces[place].takesNothing {
      place += 1
      places[place] = true
    }
  }
}

extension IgnorePattern.Piece {
  /// Whether it may stand for no bytes at all.
  fileprivate var takesNothing: Bool {
    switch self {
    case .byte, .set: false
    case .star, .all, .folders: true
    }
  }
}

private let slash = UInt8(ascii: "/")
