import Dispatch
import Synchronization

/// Runs the same kind of work on every processor: each worker takes the next unit that is free.
enum WorkerPool {
  /// The results of units by their place, whoever made them; the first error by place, if any.
  ///
  /// `work` is called on each worker once and takes units from `next` until there are none: what it owns is its own.
  static func run<Value: Sendable>(
    units: Int, workers: Int,
    _ work: @Sendable (_ next: () -> Int?, _ store: (Int, Value) -> Void) -> Void
  ) -> [Value?] {
    let counter = Counter(end: units)
    let results = Mutex([Value?](repeating: nil, count: units))
    @Sendable func worker() {
      var own: [(Int, Value)] = []
      work({ counter.next() }, { own.append(($0, $1)) })
      results.withLock { results in
        for (index, value) in own { results[index] = value }
      }
    }
    let count = min(max(workers, 1), units)
    if count <= 1 {
      worker()
    } else {
      DispatchQueue.concurrentPerform(iterations: count) { _ in worker() }
    }
    return results.withLock { $0 }
  }

  /// Hands out 0, 1, 2 ... once each.
  private final class Counter: Sendable {
    private let taken = Atomic<Int>(0)
    private let end: Int

    init(end: Int) { self.end = end }

    func next() -> Int? {
      let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
      return index < end ? index : nil
    }
  }
}
