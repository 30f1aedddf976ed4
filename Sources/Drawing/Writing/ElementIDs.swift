/// Ids by counters: unique in their document, and the same for the same document.
struct ElementIDs: Sendable {
  /// Comes before every id, so that several pages can be joined in one document.
  let prefix: String
  private var resources = 0
  private var symbols = 0
  private var runs = 0

  init(prefix: String) { self.prefix = prefix }

  /// A clip, filter or pattern.
  mutating func nextResource() -> Int {
    resources += 1
    return resources
  }

  mutating func nextSymbol() -> Int {
    symbols += 1
    return symbols
  }

  mutating func nextRun() -> Int {
    runs += 1
    return runs
  }
}
