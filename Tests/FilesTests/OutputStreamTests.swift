import Files
import Foundation
import Testing

/// Files that are written while they are made.
struct OutputStreamTests {
  /// Shorter than what is gathered, longer than it, and nothing at all.
  @Test(arguments: [0, 1, 3, 40]) func whatIsAddedStandsInItsOrder(_ pieces: Int) throws {
    let folder = try TemporaryFolder()
    let output = try OutputFolder.begin(folder.at("public"))
    var file = OutputStream(output, to: "a/long.txt")
    var expected = ""
    for piece in 0..<pieces {
      let text = "\(piece):" + String(repeating: "x", count: 50_000) + "\n"
      expected += text
      file.bytes += Array(text.utf8)
      try file.flush()
    }
    try file.finish()
    try output.commit()
    #expect(folder.text("public/a/long.txt") == expected)
  }

  @Test func aFileThatIsNotThereTakesNothing() throws {
    let folder = try TemporaryFolder()
    let output = try OutputFolder.begin(folder.at("public"))
    #expect(throws: OutputError.self) { try output.append(pieces: [[0x41]], to: "a") }
    output.discard()
  }

  @Test func aFileIsBegunOnce() throws {
    let folder = try TemporaryFolder()
    let output = try OutputFolder.begin(folder.at("public"))
    try output.write([0x41], to: "a")
    var file = OutputStream(output, to: "a")
    #expect(throws: OutputError.self) { try file.finish() }
    output.discard()
  }
}
