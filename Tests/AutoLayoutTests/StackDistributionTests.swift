import Testing

@testable import AutoLayout

/// Expected places follow UIStackView's constraints (`UISV-*`): worked by hand from them.
@Suite struct StackDistributionTests {
  @Test func fillGivesTheSlackToTheLeastHugging() {
    let items = [
      StackItem(natural: 40, hugging: 251), StackItem(natural: 30, hugging: 250),
      StackItem(natural: 20, required: 20),
    ]
    let segments = StackDistribution.fill.arrange(items, gaps: [8, 8], length: 200)
    #expect(segments.map(\.length) == [40, 124, 20])
    #expect(segments.map(\.origin) == [0, 48, 180])
  }

  @Test func fillShrinksTheLeastResistingFirst() {
    let items = [
      StackItem(natural: 80, compressionResistance: 750), StackItem(natural: 60, compressionResistance: 749),
    ]
    #expect(StackDistribution.fill.arrange(items, gaps: [10], length: 100).map(\.length) == [80, 10])
    #expect(StackDistribution.fill.arrange(items, gaps: [10], length: 70).map(\.length) == [60, 0])
  }

  @Test func aTextGivesWayToAControl() {
    let items = [StackItem(natural: 80), StackItem(natural: 51, isRigid: true)]
    #expect(StackDistribution.fill.arrange(items, gaps: [8], length: 100).map(\.length) == [41, 51])
  }

  @Test func aViewWithoutItsOwnLengthGrowsBeforeALabel() {
    let items = [StackItem(natural: 40, hugging: 250), StackItem(natural: nil)]
    #expect(StackDistribution.fill.arrange(items, gaps: [0], length: 100).map(\.length) == [40, 60])
  }

  @Test func fillEquallySharesWhatSpacingLeaves() {
    let items = [StackItem(natural: 10), StackItem(natural: 90), StackItem(natural: nil)]
    let segments = StackDistribution.fillEqually.arrange(items, gaps: [10, 10], length: 320)
    #expect(segments.map(\.length) == [100, 100, 100])
    #expect(segments.map(\.origin) == [0, 110, 220])
  }

  @Test func fillProportionallyKeepsTheRatio() {
    let items = [StackItem(natural: 20), StackItem(natural: 60)]
    #expect(
      StackDistribution.fillProportionally.arrange(items, gaps: [0], length: 160).map(\.length) == [40, 120])
  }

  @Test func equalSpacingSharesTheGaps() {
    let items = [StackItem(natural: 20), StackItem(natural: 30), StackItem(natural: 10)]
    #expect(
      StackDistribution.equalSpacing.arrange(items, gaps: [4, 4], length: 100).map(\.origin) == [0, 40, 90])
    // Too short: the spacing stays and the last shrinks.
    #expect(
      StackDistribution.equalSpacing.arrange(items, gaps: [4, 4], length: 60).map(\.length) == [20, 30, 2])
  }

  @Test func equalCenteringSharesTheCentres() {
    let items = [StackItem(natural: 20), StackItem(natural: 40), StackItem(natural: 20)]
    let segments = StackDistribution.equalCentering.arrange(items, gaps: [0, 0], length: 180)
    #expect(segments.map { $0.origin + $0.length / 2 } == [10, 90, 170])
  }

  @Test func withoutALengthAStackFits() {
    let items = [StackItem(natural: 20), StackItem(natural: 30)]
    #expect(StackDistribution.fill.arrange(items, gaps: [6], length: nil).last?.end == 56)
    #expect(StackDistribution.fillEqually.arrange(items, gaps: [6], length: nil).last?.end == 66)
  }

  @Test func aNarrowStackNeverGivesNegativeLengths() {
    let items = [StackItem(natural: 20), StackItem(natural: nil, required: 50)]
    for distribution in [
      StackDistribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ] {
      for segment in distribution.arrange(items, gaps: [30], length: 10) { #expect(segment.length >= 0) }
    }
  }
}

@Suite struct StackAlignmentTests {
  let items = [
    StackAlignment.Item(size: StackItem(natural: 20), baseline: 15),
    StackAlignment.Item(size: StackItem(natural: 10), baseline: 8),
    StackAlignment.Item(size: StackItem(natural: nil, required: 30)),
  ]

  @Test(arguments: [
    (StackAlignment.fill, [0.0, 0, 0], [40.0, 40, 30]),
    (.start, [0, 0, 0], [20, 10, 30]),
    (.center, [10, 15, 5], [20, 10, 30]),
    (.end, [20, 30, 10], [20, 10, 30]),
    (.baseline, [15, 22, 0], [20, 10, 30]),
  ])
  func places(alignment: StackAlignment, origins: [Double], lengths: [Double]) {
    let segments = alignment.arrange(items, length: 40)
    #expect(segments.map(\.origin) == origins)
    #expect(segments.map(\.length) == lengths)
  }

  @Test func baselinesMakeTheStackHigher() {
    #expect(StackAlignment.baseline.fittingLength(items) == 35)
    #expect(StackAlignment.center.fittingLength(items) == 30)
  }
}
