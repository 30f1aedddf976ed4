/// The records of a run's previews, each put together when it is asked for: kept whole, those of a large run would
/// be most of what it holds.
package struct PreviewTable: RandomAccessCollection, Sendable {
  package let startIndex = 0
  package let endIndex: Int
  private let record: @Sendable (Int) -> PreviewRecord

  /// `record` gives the same record for an index each time.
  package init(count: Int, _ record: @escaping @Sendable (Int) -> PreviewRecord) {
    endIndex = count
    self.record = record
  }

  package init(_ records: [PreviewRecord]) {
    self.init(count: records.count) { records[$0] }
  }

  package subscript(index: Int) -> PreviewRecord { record(index) }
}
