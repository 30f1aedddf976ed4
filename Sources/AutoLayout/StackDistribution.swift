/// How a stack shares its length among its views (UIStackView.Distribution).
package enum StackDistribution: Sendable {
  case fill
  case fillEqually
  case fillProportionally
  case equalSpacing
  case equalCentering

  /// Places the views of a stack along its axis, from its start.
  ///
  /// - Parameters:
  ///   - gaps: the spacing behind each view but the last, in points.
  ///   - length: the stack's length; nil gives the stack its fitting length.
  package func arrange(_ items: [StackItem], gaps: [Double], length: Double?) -> [Segment] {
    guard !items.isEmpty else { return [] }
    let spacing = gaps.reduce(0, +)
    switch self {
    case .fill:
      return StackDistribution.line(StackDistribution.filled(items, length.map { $0 - spacing }), gaps)
    case .fillEqually:
      let each = length.map { max(0, ($0 - spacing) / Double(items.count)) }
      let widest = items.map(\.wanted).max() ?? 0
      return StackDistribution.line(items.map { _ in each ?? widest }, gaps)
    case .fillProportionally:
      return StackDistribution.line(proportional(items, length.map { $0 - spacing }), gaps)
    case .equalSpacing:
      return equallySpaced(items, gaps: gaps, length: length)
    case .equalCentering:
      return equallyCentered(items, gaps: gaps, length: length)
    }
  }

  /// Lengths that fill `room`: the least hugging view grows, the least resisting ones shrink to nothing in turn.
  /// Among equals the first grows and the last that is not rigid shrinks: where UIKit is ambiguous one choice is kept.
  private static func filled(_ items: [StackItem], _ room: Double?) -> [Double] {
    var lengths = items.map(\.wanted)
    guard let room else { return lengths }
    var slack = room - lengths.reduce(0, +)
    if slack > 0 {
      let growing = items.indices.filter { items[$0].required == nil }
        .min { growth(items[$0]) < growth(items[$1]) }
      if let growing { lengths[growing] += slack }
      return lengths
    }
    let shrinking = items.indices.filter { items[$0].required == nil }
      .sorted { left, right in
        let (a, b) = (items[left], items[right])
        if a.compressionResistance != b.compressionResistance {
          return a.compressionResistance < b.compressionResistance
        }
        return a.isRigid != b.isRigid ? b.isRigid : left > right
      }
    for index in shrinking where slack < 0 {
      let cut = min(lengths[index], -slack)
      lengths[index] -= cut
      slack += cut
    }
    return lengths
  }

  /// A view without a length of its own has nothing that hugs.
  private static func growth(_ item: StackItem) -> Double { item.natural == nil ? 0 : item.hugging }

  private func proportional(_ items: [StackItem], _ room: Double?) -> [Double] {
    let wanted = items.map(\.wanted)
    let total = wanted.reduce(0, +)
    guard let room else { return wanted }
    guard total > 0 else { return items.map { _ in max(0, room / Double(items.count)) } }
    return wanted.map { max(0, room * $0 / total) }
  }

  private func equallySpaced(_ items: [StackItem], gaps: [Double], length: Double?) -> [Segment] {
    let least = gaps.max() ?? 0
    let sizes = items.map(\.wanted)
    guard let length else { return StackDistribution.line(sizes, gaps.map { _ in least }) }
    guard items.count > 1 else {
      return StackDistribution.line(StackDistribution.filled(items, length), gaps)
    }
    let gap = (length - sizes.reduce(0, +)) / Double(items.count - 1)
    if gap >= least { return StackDistribution.line(sizes, gaps.map { _ in gap }) }
    let room = length - least * Double(gaps.count)
    return StackDistribution.line(StackDistribution.filled(items, room), gaps.map { _ in least })
  }

  private func equallyCentered(_ items: [StackItem], gaps: [Double], length: Double?) -> [Segment] {
    let least = gaps.max() ?? 0
    let sizes = items.map(\.wanted)
    // The step between centres that keeps every gap at least the spacing.
    let step =
      zip(sizes, sizes.dropFirst()).map { ($0 + $1) / 2 + least }.max() ?? 0
    guard items.count > 1 else {
      return StackDistribution.line(StackDistribution.filled(items, length), gaps)
    }
    let ends = (sizes[0] + sizes[sizes.count - 1]) / 2
    let fitting = ends + step * Double(items.count - 1)
    let total = length ?? fitting
    if total < fitting {
      let room = total - least * Double(gaps.count)
      return StackDistribution.line(StackDistribution.filled(items, room), gaps.map { _ in least })
    }
    let stride = (total - ends) / Double(items.count - 1)
    return sizes.enumerated().map { index, size in
      Segment(origin: sizes[0] / 2 + stride * Double(index) - size / 2, length: size)
    }
  }

  private static func line(_ lengths: [Double], _ gaps: [Double]) -> [Segment] {
    var origin = 0.0
    return lengths.enumerated().map { index, length in
      defer { origin += length + (index < gaps.count ? gaps[index] : 0) }
      return Segment(origin: origin, length: length)
    }
  }
}
