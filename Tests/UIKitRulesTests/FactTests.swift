import Testing
import UIKitRules

/// Any fact, whatever its value: lets a test walk a whole row of the table.
private protocol AnyFact {
  var mark: FactMark { get }
}

extension Fact: AnyFact {
  fileprivate var mark: FactMark { FactMark(id: id, trust: trust) }
}

/// Every fact inside a value.
private func marks(in value: Any) -> [FactMark] {
  if let fact = value as? any AnyFact { return [fact.mark] }
  return Mirror(reflecting: value).children.flatMap { marks(in: $0.value) }
}

@Suite struct FactTests {
  @Test(arguments: FactID.allCases) func everyFigureHasOneSentence(_ id: FactID) {
    #expect(id.text.hasSuffix("."))
    #expect(id.text.contains(": "))
    #expect(id.text.count < 100)
  }

  @Test func sentencesDiffer() {
    #expect(Set(FactID.allCases.map(\.text)).count == FactID.allCases.count)
  }

  @Test func everyFigureFitsTheSet() {
    #expect(FactID.allCases.count <= FactSet.capacity)
  }

  @Test(arguments: Trust.allCases) func everyTrustHasWords(_ trust: Trust) {
    #expect(!trust.name.isEmpty)
    #expect(trust.meaning.hasSuffix("."))
  }

  @Test(arguments: FactSource.allCases) func everySourceHasWords(_ source: FactSource) {
    #expect(!source.words.isEmpty)
  }

  /// The tags of the published tables: documented, measured, reported, inferred, from memory.
  @Test(arguments: [
    (FactSource.hig, Trust.documented), (.doc, .documented), (.wcag, .documented), (.o26, .measured),
    (.m27, .measured), (.xcode, .measured), (.reported, .reported), (.reported18, .reported),
    (.reported26, .reported), (.thirdParty, .reported), (.inferred, .inferred), (.memory, .unverified),
  ])
  func sourcesAreTrusted(_ source: FactSource, _ trust: Trust) {
    #expect(source.trust == trust)
  }

  @Test func surenessRaisesAndLowersTrust() {
    #expect(Fact(1, .rowHeight, .reported, sure: 99).trust == .measured)
    #expect(Fact(1, .rowHeight, .xcode, sure: 85).trust == .reported)
    #expect(Fact(1, .rowHeight, .inferred, sure: 70).trust == .inferred)
    #expect(Fact(1, .rowHeight, .doc).trust == .documented)
  }

  @Test func aSetRecordsOnlyWhatNeedsAMark() {
    var facts = FactSet()
    #expect(facts.take(Fact(44, .rowHeight, .doc)) == 44)
    #expect(facts.take(Fact(52, .rowHeight, .o26)) == 52)
    #expect(facts.isEmpty)
    #expect(facts.take(Fact(6, .actionPadding, .reported18)) == 6)
    #expect(facts.take(Fact(7, .actionPadding, .reported26)) == 7)
    #expect(facts.marks == [FactMark(id: .actionPadding, trust: .reported)])
  }

  @Test func aSetKeepsTheOrderOfTheFigures() throws {
    let first = try #require(FactID.allCases.first)
    let last = try #require(FactID.allCases.last)
    let set = FactSet([
      FactMark(id: last, trust: .unverified), FactMark(id: first, trust: .inferred),
      FactMark(id: first, trust: .reported), FactMark(id: last, trust: .documented),
    ])
    #expect(
      set.marks == [
        FactMark(id: first, trust: .reported), FactMark(id: first, trust: .inferred),
        FactMark(id: last, trust: .unverified),
      ])
    #expect(set.contains(FactMark(id: first, trust: .inferred)))
    #expect(!set.contains(FactMark(id: last, trust: .inferred)))
    #expect(!set.contains(FactMark(id: last, trust: .documented)))
  }

  @Test func everyMarkSurvivesASet() {
    let all = FactID.allCases.flatMap { id in
      Trust.allCases.filter(\.isMarked).map { FactMark(id: id, trust: $0) }
    }
    #expect(FactSet(all).marks == all)
  }

  @Test func unionHoldsBoth() {
    let left = FactSet([FactMark(id: .actionPadding, trust: .reported)])
    let right = FactSet([FactMark(id: .deleteTitle, trust: .unverified)])
    #expect(left.union(right).marks == left.marks + right.marks)
    #expect(left.union(right) == right.union(left))
  }

  /// No figure is listed that no system uses, but for those that functions make.
  @Test func everyFigureIsUsed() {
    var used = Set(System.allCases.flatMap { marks(in: SystemRules.of($0)) }.map(\.id))
    let made: Set<FactID> = [
      .swipeHierarchy, .textStyleSize, .textStyleWeight, .boldText, .fontMetrics, .fontSize, .deviceSafeArea,
      .systemColor, .deleteTitle, .systemFontLine, .systemFontTracking, .systemFontWidths, .familyLine,
      .familyWidths,
    ]
    used.formUnion(made)
    #expect(FactID.allCases.filter { !used.contains($0) } == [])
  }
}
