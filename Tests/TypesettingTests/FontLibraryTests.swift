import Foundation
import Graphics
import Hashing
import Testing

@testable import Typesetting

@Suite struct FontLibraryTests {
  @Test func withoutInterTheErrorTellsHowToInstallIt() {
    let error = #expect(throws: FontError.self) {
      try FontLibrary(directories: ["/nowhere"], systemDirectory: nil, usesFontconfig: false)
    }
    #expect(error?.code == "font-missing")
    #expect(error?.message.contains("apt-get install fonts-inter") == true)
    #expect(error?.message.contains("/nowhere") == true)
  }

  @Test func fontconfigIsTheLastResort() throws {
    let library = try FontLibrary(systemDirectory: nil)
    #expect(library.face(.regular).family == "Inter")
  }

  @Test func aFileThatIsNoFontIsNamed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no font".utf8).write(to: folder.appendingPathComponent("Inter-Regular.otf"))
    let error = #expect(throws: FontError.self) { try FontLibrary(directories: [folder.path]) }
    #expect(error?.code == "font-unreadable")
  }

  /// A folder with one weight only serves all; what is named first is taken first.
  @Test func aGivenFolderComesFirst() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      atPath: FontLibrary.systemDirectory + "/Inter-Bold.otf",
      toPath: folder.appendingPathComponent("Inter-Regular.otf").path)
    let library = try FontLibrary(directories: [folder.path], systemDirectory: nil, usesFontconfig: false)
    let bold = try machineFonts.get().face(FaceStyle(weight: .bold, isItalic: false))
    #expect(library.face(.regular).hash == bold.hash)
    #expect(library.face(FaceStyle(weight: .black, isItalic: true, isDisplay: true)).hash == bold.hash)
  }

  @Test func facesUsedAreThoseAskedFor() throws {
    let library = try FontLibrary()
    #expect(library.facesUsed.isEmpty)
    var typesetter = Typesetter(library: library)
    _ = typesetter.width(of: "a", font: FontDescriptor(size: 17, weight: .semibold))
    _ = typesetter.width(of: "a", font: FontDescriptor(size: 12))
    #expect(library.facesUsed.map(\.fileName) == ["Inter-Regular.otf", "Inter-SemiBold.otf"])
    #expect(
      library.facesUsed.allSatisfy {
        $0.family == "Inter" && $0.version == "3.019" && $0.hash.hex.count == 32
      })
  }

  @Test func workersShareALibrary() async throws {
    let library = try FontLibrary()
    let widths = await withTaskGroup(of: [Double].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var typesetter = Typesetter(library: library)
          return FontWeight.allCases.map {
            typesetter.width(of: "Hamburgefonstiv", font: FontDescriptor(size: 17, weight: $0))
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(widths.allSatisfy { $0 == widths[0] })
  }
}
