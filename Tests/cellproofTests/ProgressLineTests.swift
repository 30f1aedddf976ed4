import Proofing
import Testing

@testable import cellproof

@Suite struct ProgressLineTests {
  @Test(
    "Progress is for people at a terminal alone",
    arguments: [
      (false, true, "xterm", true), (true, true, "xterm", false), (false, false, "xterm", false),
      (false, true, "dumb", false), (false, true, nil, true),
    ] as [(Bool, Bool, String?, Bool)])
  func wanted(isQuiet: Bool, isTerminal: Bool, term: String?, expected: Bool) {
    #expect(ProgressLine.isWanted(isQuiet: isQuiet, isTerminal: isTerminal, term: term) == expected)
  }

  @Test func words() {
    #expect(ProgressLine.text(of: .reading(0, of: 1)) == "reading: 0 of 1 file")
    #expect(ProgressLine.text(of: .drawing(7, of: 40)) == "drawing: 7 of 40 pages")
  }
}
