import Files
import Foundation
import Testing

@Suite struct OutputFolderTests {
  private func report(_ target: String, _ files: [String: String]) throws(OutputError) {
    let output = try OutputFolder.begin(target)
    do throws(OutputError) {
      for (path, text) in files { try output.write(Array(text.utf8), to: path) }
    } catch {
      output.discard()
      throw error
    }
    try output.commit()
  }

  private let manifest = "assets/files.txt"

  @Test func nothingIsSeenBeforeTheEnd() throws {
    let folder = try TemporaryFolder()
    let output = try OutputFolder.begin(folder.at("new/deep/public"))
    try output.write([0x41], to: "svg/a/b.svg")
    #expect(!FileManager.default.fileExists(atPath: folder.at("new/deep/public")))
    try output.commit()
    #expect(folder.text("new/deep/public/svg/a/b.svg") == "A")
    #expect(
      folder.contents("new/deep") == [
        "public/", "public/assets/", "public/" + manifest, "public/svg/", "public/svg/a/",
        "public/svg/a/b.svg",
      ])
  }

  @Test func discardLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let output = try OutputFolder.begin(folder.at("new/deep/public"))
    try output.write([0x41], to: "a")
    output.discard()
    #expect(folder.contents() == [])
  }

  @Test func oursGoAndTheirsStay() throws {
    let folder = try TemporaryFolder()
    let target = folder.at("public")
    try report(target, ["index.html": "1", "cells/a.html": "1", "old/b": "1", "old/c/d": "1", "both/x": "1"])
    try folder.write("mine", "public/notes.txt")
    try folder.write("mine", "public/cells/extra.html")
    try folder.write("mine", "public/both/mine")
    try folder.link("public/link", to: "nowhere")
    try FileManager.default.createDirectory(
      atPath: folder.at("public/empty"), withIntermediateDirectories: true)
    #expect(chmod(target, 0o750) == 0)
    try report(target, ["index.html": "2", "cells/z.html": "2"])
    #expect(folder.text("public/index.html") == "2")
    #expect(
      folder.contents("public") == [
        "assets/", manifest, "both/", "both/mine", "cells/", "cells/extra.html", "cells/z.html", "empty/",
        "index.html", "link", "notes.txt",
      ])
    #expect(folder.contents().filter { $0.hasPrefix(".") } == [])
    var status = stat()
    #expect(stat(target, &status) == 0 && status.st_mode & 0o777 == 0o750)
  }

  @Test func namesThatAreNoTextStay() throws {
    let folder = try TemporaryFolder()
    try report(folder.at("public"), ["a": "1"])
    let name: [CChar] = folder.at("public/").utf8.map { CChar(bitPattern: $0) } + [-1, -2, 0]
    let descriptor = open(name, O_CREAT | O_WRONLY, 0o600)
    #expect(descriptor >= 0)
    close(descriptor)
    try report(folder.at("public"), ["a": "2"])
    #expect(access(name, F_OK) == 0)
  }

  @Test func aForeignFileIsNotOverwritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", "public/index.html")
    let expected = OutputError(.occupied, folder.at("public/index.html"))
    #expect(throws: expected) { try report(folder.at("public"), ["index.html": "1", "a": "1"]) }
    #expect(folder.contents() == ["public/", "public/index.html"])
    #expect(folder.text("public/index.html") == "mine")
  }

  @Test func aForeignFolderOrFileInTheWayIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", "public/svg")
    #expect(throws: OutputError(.occupied, folder.at("public/svg"))) {
      try report(folder.at("public"), ["svg/a": "1"])
    }
    try folder.write("mine", "other/index.html/x")
    #expect(throws: OutputError(.occupied, folder.at("other/index.html"))) {
      try report(folder.at("other"), ["index.html": "1"])
    }
    // A link of theirs might lead anywhere.
    try folder.write("mine", "third/real/x")
    try folder.link("third/cells", to: "real")
    #expect(throws: OutputError(.occupied, folder.at("third/cells"))) {
      try report(folder.at("third"), ["cells/a": "1"])
    }
  }

  @Test func aForeignListIsNoLicence() throws {
    let folder = try TemporaryFolder()
    try folder.write("index.html\n", "public/" + manifest)
    try folder.write("mine", "public/index.html")
    #expect(throws: OutputError.self) { try report(folder.at("public"), ["index.html": "1"]) }
    #expect(folder.text("public/index.html") == "mine")
  }

  @Test func aListThatLeadsOutTouchesNothing() throws {
    let folder = try TemporaryFolder()
    try report(folder.at("public"), ["a": "1"])
    try folder.write("mine", "victim")
    let list = try #require(folder.text("public/" + manifest))
    try folder.write(list + "../victim\n" + folder.at("victim") + "\n", "public/" + manifest)
    try report(folder.at("public"), ["a": "2"])
    #expect(folder.text("victim") == "mine")
    #expect(folder.text("public/a") == "2")
  }

  @Test func followsALinkToAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", "real/notes")
    try folder.link("public", to: "real")
    try report(folder.at("public"), ["a": "1"])
    try report(folder.at("public"), ["a": "2"])
    #expect(folder.contents("real") == ["a", "assets/", manifest, "notes"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.at("public")) == "real")
  }

  @Test func badTargets() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("mine", "file")
    try folder.link("dangling", to: "nowhere")
    #expect(throws: OutputError(.notFolder, file)) { try report(file, [:]) }
    #expect(throws: OutputError(.notFolder, folder.at("file/below"))) {
      try report(folder.at("file/below"), [:])
    }
    #expect(throws: OutputError(.notFolder, folder.at("file/a/b"))) { try report(folder.at("file/a/b"), [:]) }
    #expect(throws: OutputError(.notFolder, folder.at("dangling"))) { try report(folder.at("dangling"), [:]) }
    #expect(throws: OutputError(.badName, "")) { try report("", [:]) }
    #expect(throws: OutputError(.badName, "a\0b")) { try report("a\0b", [:]) }
    let long = folder.at(String(repeating: "n", count: 300))
    #expect(throws: OutputError(.unwritable(SystemFault(number: ENAMETOOLONG)), long)) {
      try report(long, [:])
    }
    #expect(throws: OutputError.self) { try report("/proc/cellproof-tests", ["a": "1"]) }
    #expect(folder.contents() == ["dangling", "file"])
    #expect(folder.text("file") == "mine")
  }

  @Test func theLongestNameWorks() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "n", count: 255)
    try report(folder.at(name), ["a": "1"])
    try report(folder.at(name), ["a": "2"])
    #expect(folder.contents(name) == ["a", "assets/", manifest])
  }

  @Test func badPaths() throws {
    let folder = try TemporaryFolder()
    let output = try OutputFolder.begin(folder.at("public"))
    defer { output.discard() }
    for path in ["../x", "/x", "a/../x", "a//b", "", "a/", ".", "a\nb", "a\0b", manifest] {
      #expect(throws: OutputError(.badName, path)) { try output.write([], to: path) }
    }
    try output.write([], to: "a")
    #expect(throws: OutputError(.twice, "a")) { try output.write([], to: "a") }
  }

  @Test func manyThreadsWriteAtOnce() async throws {
    let folder = try TemporaryFolder()
    let output = try OutputFolder.begin(folder.at("public"))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        group.addTask {
          for file in 0..<50 {
            try output.write([UInt8(worker)], to: "svg/\(file % 7)/\(worker)-\(file).svg")
          }
        }
      }
      try await group.waitForAll()
    }
    try output.commit()
    #expect(folder.contents("public").filter { $0.hasSuffix(".svg") }.count == 400)
  }

  @Test func whatDeadRunsLeftGoes() throws {
    let folder = try TemporaryFolder()
    // No process has this number: it is above the kernel's limit of 2^22.
    try folder.write("x", ".public.cellproof-9999999/a")
    try folder.write("x", ".public.cellproof-9999999-3/a")
    try folder.write("x", ".public.cellproof-\(getppid())/a")
    try folder.write("x", ".public.cellproof-notes/a")
    try report(folder.at("public"), ["a": "1"])
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == [".public.cellproof-\(getppid())", ".public.cellproof-notes", "public"])
  }

  @Test func aMovedAwayReportComesBack() throws {
    let folder = try TemporaryFolder()
    try report(folder.at("public"), ["a": "1"])
    try folder.write("mine", "public/notes")
    #expect(rename(folder.at("public"), folder.at(".public.cellproof-old-9999999")) == 0)
    let output = try OutputFolder.begin(folder.at("public"))
    output.discard()
    #expect(
      folder.contents() == ["public/", "public/a", "public/assets/", "public/" + manifest, "public/notes"])
  }
}
