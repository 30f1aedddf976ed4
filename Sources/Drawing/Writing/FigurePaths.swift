/// The last smooth outlines written: the cards of a table are mostly one figure, of 80 numbers.
struct FigurePaths: Sendable {
  private static let limit = 8

  private var kept: [(figure: Figure, path: [UInt8])] = []
  /// Where the next one goes, over the oldest.
  private var next = 0

  /// The element of a figure, as `ByteBuffer` writes it.
  mutating func path(of figure: Figure) -> [UInt8] {
    for known in kept where known.figure == figure { return known.path }
    var buffer = ByteBuffer()
    buffer.append(figure)
    let made = (figure, buffer.bytes)
    if kept.count < FigurePaths.limit { kept.append(made) } else { kept[next] = made }
    next = (next + 1) % FigurePaths.limit
    return made.1
  }
}
