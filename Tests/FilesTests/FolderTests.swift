import Files
import Foundation
import Testing

@Suite struct FolderTests {
  @Test func listsInTheOrderOfBytes() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "B", "a10", "a2", "é", "_"] { try folder.write("", name) }
    try folder.write("", "dir/x")
    try folder.link("gone", to: "nowhere")
    let entries = try FolderListing.entries(of: folder.path)
    // LC_ALL=C sort.
    #expect(entries.map(\.name) == ["B", "_", "a10", "a2", "b", "dir", "gone", "é"])
    #expect(entries.first { $0.name == "dir" }?.kind == .folder)
    #expect(entries.first { $0.name == "gone" }?.kind == .other)
    #expect(throws: FileError(.tooManyEntries(limit: 3), folder.path)) {
      try FolderListing.entries(of: folder.path, limit: 3)
    }
    #expect(throws: FileError(.notFolder, folder.at("b"))) { try FolderListing.entries(of: folder.at("b")) }
  }

  @Test func walksEachFolderOnce() throws {
    let folder = try TemporaryFolder()
    for name in ["b.json", "a/2.json", "a/1.json", "a/deep/3.json", ".git/x", "z.json"] {
      try folder.write("", name)
    }
    try folder.link("a/up", to: "..")
    try folder.link("again", to: "a")
    #expect(mkfifo(folder.at("pipe"), 0o600) == 0)
    let walk = try FolderWalk(folder.path)
    #expect(walk.files == ["a/1.json", "a/2.json", "a/deep/3.json", "b.json", "z.json"])
    #expect(walk.faults.isEmpty)
    #expect(try FolderWalk(folder.path, includingHidden: true).files.contains(".git/x"))
    #expect(throws: FileError(.tooManyEntries(limit: 4), folder.path)) {
      try FolderWalk(folder.path, limit: 4)
    }
    #expect(throws: FileError(.missing, folder.at("no"))) { try FolderWalk(folder.at("no")) }
  }

  /// Latin-1, one byte a character.
  @Test func namesThatAreNoText() throws {
    let folder = try TemporaryFolder()
    try folder.write("", "whole")
    for (name, isFolder) in [("caf\u{E9}.json", false), ("caf\u{E9}", true)] {
      let path = (folder.path + "/" + name).unicodeScalars.map { CChar(bitPattern: UInt8($0.value)) } + [0]
      #expect(isFolder ? mkdir(path, 0o700) == 0 : close(open(path, O_WRONLY | O_CREAT, 0o600)) == 0)
    }
    let entries = try FolderListing.entries(of: folder.path)
    #expect(entries.map(\.name) == ["caf\u{FFFD}", "caf\u{FFFD}.json", "whole"])
    #expect(entries.map(\.isText) == [false, false, true])
    let walk = try FolderWalk(folder.path)
    #expect(walk.files == ["whole"])
    #expect(walk.unnamable == ["caf\u{FFFD}.json"])
    #expect(walk.faults == [FileError(.notText, folder.at("caf\u{FFFD}"))])
  }

  @Test func nothingOutsideIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", "secret")
    try folder.write("in", "root/sub/file")
    try folder.link("root/link-in", to: "sub/file")
    try folder.link("root/link-out", to: "../secret")
    try folder.link("root/link-absolute", to: folder.at("secret"))
    try folder.link("root/dir-out", to: "..")
    try folder.write("near", "root-near/file")
    try folder.link("root/dir-near", to: "../root-near")
    let root = try ContainedFolder(folder.at("root"))
    #expect(try root.bytes(named: "sub/file") == Array("in".utf8))
    #expect(try root.bytes(named: "sub/../sub/./file") == Array("in".utf8))
    #expect(try root.bytes(named: "link-in") == Array("in".utf8))
    for name in [
      "../secret", "sub/../../secret", folder.at("secret"), folder.at("root/sub/file"), "link-out",
      "link-absolute",
      "dir-out/secret", "dir-near/file", "..", "../nothing",
    ] {
      #expect(throws: FileError(.outside, name), "\(name)") { try root.bytes(named: name) }
    }
    #expect(throws: FileError(.outside, "dir-out")) { try root.entries(of: "dir-out") }
    #expect(throws: FileError(.missing, "nothing")) { try root.bytes(named: "nothing") }
    #expect(throws: FileError(.folder, "sub")) { try root.bytes(named: "sub") }
    #expect(try root.entries(of: "sub").map(\.name) == ["file"])
    #expect(try root.contains("nothing") == false)
  }
}
