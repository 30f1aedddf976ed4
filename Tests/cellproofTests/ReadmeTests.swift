import Foundation
import Testing

/// README says only what is true: its commands exist, its design is one that is drawn.
@Suite struct ReadmeTests {
  private static let readme: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return (try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)) ?? ""
  }()

  /// The first fenced block of a language.
  private static func block(_ language: String) -> String? {
    let parts = readme.components(separatedBy: "```\(language)\n")
    return parts.count > 1 ? parts[1].components(separatedBy: "```").first : nil
  }

  @Test func theDesignByExampleIsDrawn() throws {
    let design = try #require(Self.block("json"))
    let folder = FileManager.default.temporaryDirectory.appending(path: "readme-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(design.utf8).write(to: folder.appending(path: "trucks.json"))
    let output = folder.appending(path: "out").path
    let run = try BuiltCommand.run("cellproof '\(folder.path)/trucks.json' -o '\(output)'")
    #expect(run.status == 0, "\(run.errors)")
    #expect((run.output + run.errors).hasPrefix("32 previews, 0 findings"))
    #expect(FileManager.default.fileExists(atPath: output + "/index.html"))
  }

  @Test(arguments: ["render", "layout", "schema"])
  func theCommandsExist(name: String) throws {
    #expect(Self.readme.contains("cellproof \(name == "render" ? "[render]" : name)"))
    #expect(try BuiltCommand.run("cellproof \(name) --help").status == 0)
  }

  @Test func theTwoCommandsStandAlone() {
    let lines = Self.readme.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.filter { $0.hasPrefix("Resources/setup && ") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("Resources/setup --browser && ") }.count == 1)
  }
}
