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
    try folder.link("self", to: "self")
    #expect(mkfifo(folder.at("pipe"), 0o600) == 0)
    let walk = try FolderWalk(folder.path)
    #expect(walk.files == ["a/1.json", "a/2.json", "a/deep/3.json", "b.json", "z.json"])
    #expect(walk.faults.isEmpty)
    #expect(throws: FileError(.tooManyEntries(limit: 4), folder.path)) {
      try FolderWalk(folder.path, limit: 4)
    }
    #expect(throws: FileError(.missing, folder.at("no"))) { try FolderWalk(folder.at("no")) }
    #expect(throws: FileError(.notFolder, folder.at("b.json"))) { try FolderWalk(folder.at("b.json")) }
  }

  /// What lies outside the folder is not looked at, whatever links lead there; what is inside is told once.
  @Test func linksInAWalk() throws {
    let folder = try TemporaryFolder()
    try folder.write("", "outside/secret.json")
    for name in ["b.json", "d/c.json", "d/data", ".hidden/e.json"] { try folder.write("", "root/" + name) }
    try folder.link("root/a.json", to: "b.json")
    try folder.link("root/data.json", to: "d/data")
    try folder.link("root/data2.json", to: "d/data")
    try folder.link("root/e.json", to: ".hidden/e.json")
    try folder.link("root/out.json", to: "../outside/secret.json")
    try folder.link("root/absolute.txt", to: folder.at("outside/secret.json"))
    try folder.link("root/gone.json", to: "nowhere")
    try folder.link("root/folder", to: "../outside")
    try folder.link("entry", to: "root")
    for name in ["root", "entry"] {
      let walk = try FolderWalk(folder.at(name), file: { $0.hasSuffix(".json") })
      #expect(walk.files == ["b.json", "d/c.json", "data.json", "e.json"])
      #expect(walk.faults == [FileError(.outside, folder.at(name + "/out.json"))])
    }
  }

  @Test func foldersAsAsked() throws {
    let folder = try TemporaryFolder()
    for name in ["a/keep/x", "a/out/x", "b", "out"] { try folder.write("", name) }
    let walk = try FolderWalk(
      folder.path,
      folder: { $0.hasSuffix("/keep") ? .keep : FilePath.name(of: $0) == "out" ? .leaveOut : .enter },
      file: { $0 != "b" })
    #expect(walk.files == ["out"])
    #expect(walk.keptFolders == ["a/keep"])
  }

  /// Deeper than any path may be long: told, and no more.
  @Test func deep() throws {
    let folder = try TemporaryFolder()
    try folder.write("", "z")
    var descriptor = open(folder.path, O_RDONLY | O_DIRECTORY)
    for _ in 0..<3000 {
      #expect(mkdirat(descriptor, "dd", 0o700) == 0)
      let next = openat(descriptor, "dd", O_RDONLY | O_DIRECTORY)
      close(descriptor)
      descriptor = next
    }
    close(descriptor)
    let walk = try FolderWalk(folder.path)
    #expect(walk.files == ["z"])
    #expect(walk.faults.count == 1)
  }

  @Test func ignoredFilesAreLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.write("*.tmp\nbuilt/\n/only-here\nsub/deep/x\n", ".gitignore")
    try folder.write("!kept.tmp\nlocal\n!built/\n", "sub/.gitignore")
    try folder.write("excluded\n!a.tmp\n", ".git/info/exclude")
    for name in [
      "a.tmp", "kept.tmp", "sub/a.tmp", "sub/kept.tmp", "local", "sub/local", "sub/c/local", "built/a",
      "sub/built/a", "c/built/a", "only-here", "sub/only-here", "sub/deep/x", "sub/deep/y", "excluded",
      "c/excluded",
    ] { try folder.write("", name) }
    // Git's own answers for these files.
    let kept = [
      "local", "sub/built/a", "sub/deep/y", "sub/kept.tmp", "sub/only-here",
    ]
    #expect(try FolderWalk(folder.path, respectingIgnores: true).files == kept)
    #expect(try FolderWalk(folder.path).files.count == 16)
    // A folder that is named is entered, and what is outside of it says nothing.
    #expect(try FolderWalk(folder.at("c/built"), respectingIgnores: true).files == ["a"])
    // A link could lead anywhere.
    try folder.write("*", "rules")
    try folder.link("c/.gitignore", to: "../rules")
    #expect(try FolderWalk(folder.at("c"), respectingIgnores: true).files == ["built/a", "excluded"])
  }

  @Test("A file of rules that cannot be read is told by its whole path")
  func unreadableRules() throws {
    let folder = try TemporaryFolder()
    try folder.write("", "sub/deep/a")
    for name in ["sub/deep/.gitignore", ".gitignore"] {
      try folder.write(String(repeating: "#", count: 1 << 20) + "#", name)
    }
    let walk = try FolderWalk(folder.path, respectingIgnores: true)
    #expect(walk.files == ["sub/deep/a"])
    #expect(walk.faults.map(\.path) == [folder.at(".gitignore"), folder.at("sub/deep/.gitignore")])
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
