import Files
import Foundation
import Testing

/// Targets that cannot be replaced as a whole, and a device that fills up; they need a file system of their own.
@Suite(.serialized, .enabled(if: SmallDevice.isPossible, "mounting needs root")) struct HeldOutputTests {
  @Test func aMountPointIsFilledFileByFile() throws {
    let device = try SmallDevice(kilobytes: 512)
    let inode = try device.folder.inode("disk")
    for text in ["1", "2"] {
      let output = try OutputFolder.begin(device.path)
      try output.write(Array(text.utf8), to: "index.html")
      try output.write(Array(text.utf8), to: "cells/\(text).html")
      try output.commit()
      try device.folder.write("mine", "disk/cells/notes")
    }
    #expect(
      device.folder.contents("disk") == [
        "assets/", "assets/files.txt", "cells/", "cells/2.html", "cells/notes", "index.html",
      ])
    #expect(device.folder.text("disk/index.html") == "2")
    #expect(try device.folder.inode("disk") == inode)
    let foreign = try OutputFolder.begin(device.path)
    try foreign.write([], to: "cells/notes")
    #expect(throws: OutputError(.occupied, device.path + "/cells/notes")) { try foreign.commit() }
    #expect(device.folder.text("disk/cells/notes") == "mine")
  }

  @Test func aFullDeviceLosesNothing() throws {
    let device = try SmallDevice(kilobytes: 256)
    let target = device.path + "/public"
    let first = try OutputFolder.begin(target)
    try first.write(Array("1".utf8), to: "index.html")
    try first.commit()
    try device.folder.write("mine", "disk/public/notes")
    let second = try OutputFolder.begin(target)
    let expected = OutputError(.full(SystemFault(number: ENOSPC)), target + "/large")
    #expect(throws: expected) { try second.write([UInt8](repeating: 1, count: 1_000_000), to: "large") }
    second.discard()
    #expect(
      device.folder.contents("disk") == [
        "public/", "public/assets/", "public/assets/files.txt", "public/index.html", "public/notes",
      ])
    #expect(device.folder.text("disk/public/index.html") == "1")
  }

  @Test func aFullDeviceAtTheListLosesNothing() throws {
    let device = try SmallDevice(kilobytes: 64)
    let target = device.path + "/public"
    let output = try OutputFolder.begin(target)
    var count = 0
    // Until no room is left for the list.
    while (try? output.write([UInt8](repeating: 1, count: 4096), to: "f\(count)")) != nil { count += 1 }
    #expect(count > 3)
    #expect(throws: OutputError.self) { try output.commit() }
    #expect(device.folder.contents("disk") == [])
  }
}

/// A file system of a few kilobytes on a folder, gone with the value.
final class SmallDevice {
  let folder: TemporaryFolder
  var path: String { folder.at("disk") }

  static let isPossible: Bool = (try? SmallDevice(kilobytes: 64)) != nil

  struct Refused: Error {}

  init(kilobytes: Int) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.at("disk"), withIntermediateDirectories: true)
    guard mount("cellproof", folder.at("disk"), "tmpfs", 0, "size=\(kilobytes)k") == 0 else {
      throw Refused()
    }
  }

  deinit { umount2(folder.at("disk"), Int32(MNT_DETACH)) }
}

extension TemporaryFolder {
  func inode(_ name: String) throws -> UInt64 {
    var status = stat()
    guard stat(at(name), &status) == 0 else { throw SmallDevice.Refused() }
    return UInt64(status.st_ino)
  }
}
