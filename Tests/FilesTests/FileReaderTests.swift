import Files
import Foundation
import Testing

@Suite struct FileReaderTests {
  private func fault(_ path: String, limit: Int = 1000) -> FileError.Kind? {
    do throws(FileError) {
      _ = try FileReader.bytes(at: path, limit: limit)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func readsWholeFiles() throws {
    let folder = try TemporaryFolder()
    #expect(try FileReader.bytes(at: folder.write("hello", "a")) == Array("hello".utf8))
    #expect(try FileReader.bytes(at: folder.write("", "b")) == [])
    let large = String(repeating: "x", count: 3_000_000)
    #expect(try FileReader.bytes(at: folder.write(large, "c")).count == 3_000_000)
  }

  @Test func readsFilesThatSayTheyAreEmpty() throws {
    #expect(try FileReader.bytes(at: "/proc/self/status").count > 100)
  }

  @Test func namesTheFault() throws {
    let folder = try TemporaryFolder()
    try folder.write("12345", "five")
    #expect(mkfifo(folder.at("pipe"), 0o600) == 0)
    #expect(fault(folder.at("none")) == .missing)
    #expect(fault(folder.at("five/below")) == .missing)
    #expect(fault(folder.path) == .folder)
    #expect(fault(folder.at("pipe")) == .notRegular)
    #expect(fault("/dev/zero") == .notRegular)
    #expect(fault(folder.at("five"), limit: 4) == .tooLarge(limit: 4))
    #expect(fault(folder.at("five"), limit: 5) == nil)
    #expect(fault("/proc/self/status", limit: 10) == .tooLarge(limit: 10))
    #expect(fault("") == .missing)
    #expect(fault(folder.at("five") + "\0.txt") == .missing)
    #expect(
      fault(folder.at(String(repeating: "n", count: 300))) == .unreadable(SystemFault(number: ENAMETOOLONG)))
  }

  @Test func aLoopOfLinksEnds() throws {
    let folder = try TemporaryFolder()
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    #expect(fault(folder.at("a")) == .unreadable(SystemFault(number: ELOOP)))
  }

  @Test func messagesNameTheFile() {
    let error = FileError(.tooLarge(limit: 5), "a.json")
    #expect(error.message == "cannot read \"a.json\": it is larger than 5 bytes")
    #expect(error.code == "file-too-large")
  }
}
