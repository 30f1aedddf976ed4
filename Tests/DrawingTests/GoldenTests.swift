import Drawing
import FoundationEssentials
import Staging
import Testing

/// Small pictures that were looked at in a browser before they were stored; `RECORD_GOLDENS=1` writes them anew, and
/// the tests still fail then.
struct GoldenTests {
  @Test(arguments: Samples.all.map(\.name))
  func picture(_ name: String) throws {
    let stage = try #require(Samples.all.first { $0.name == name }?.stage)
    var canvas = StandalonePicture(pictures: pictures)
    let text = parsed(canvas.bytes(of: stage, title: name, description: "A sample"))
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(name).svg")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name); look at it")
    }
    #expect(text == (try? String(contentsOf: file, encoding: .utf8)))
  }

  @Test func samplesNameEachOnce() {
    #expect(Set(Samples.all.map(\.name)).count == Samples.all.count)
  }
}
