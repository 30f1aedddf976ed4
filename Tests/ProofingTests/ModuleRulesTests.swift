import Foundation
import Testing

/// Which module may import which: SwiftPM lets transitive imports pass, so the sources are read.
struct ModuleRulesTests {
  /// What each module may import of the project's own; the arrows of the architecture.
  private static let rules: [String: Set<String>] = [
    "Diagnostics": [], "Graphics": [], "Hashing": ["CXXHash"], "Files": [], "Markup": ["CLibXML2"],
    "JSON": ["Diagnostics"],
    "InterfaceBuilder": ["Diagnostics", "Graphics", "Markup", "UIKitRules", "Designs"],
    "Bundled": ["CResources"], "UIKitRules": ["Graphics"],
    "ConstraintLanguage": ["Diagnostics", "Graphics"],
    "Localization": ["Diagnostics", "JSON", "Markup", "CICUPlurals"],
    "Designs": ["Diagnostics", "Graphics", "JSON", "Localization", "UIKitRules", "ConstraintLanguage"],
    "Assets": [
      "Diagnostics", "Graphics", "JSON", "Hashing", "Files", "Markup", "Bundled", "CPNG", "CPoppler",
    ],
    "Typesetting": ["Graphics", "UIKitRules", "Files", "Hashing", "CHarfBuzz", "CICU", "CFontconfig"],
    "AutoLayout": ["Graphics"],
    "Staging": ["Diagnostics", "Graphics", "UIKitRules", "Designs", "Assets", "Typesetting", "AutoLayout"],
    "Checks": ["Diagnostics", "Graphics", "UIKitRules", "Designs", "Typesetting", "Staging"],
    "Drawing": ["Diagnostics", "Graphics", "Hashing", "UIKitRules", "Assets", "Typesetting", "Staging"],
    "Report": [
      "Diagnostics", "Graphics", "Hashing", "Files", "Bundled", "UIKitRules", "Designs", "Assets",
      "Typesetting",
      "Staging", "Checks", "Drawing",
    ],
    "Proofing": [
      "Diagnostics", "Graphics", "Hashing", "Files", "Bundled", "UIKitRules", "Designs", "Assets",
      "Typesetting",
      "Staging", "Checks", "Drawing", "Report", "InterfaceBuilder", "Localization",
    ],
    "cellproof": ["Diagnostics", "Files", "Proofing"],
  ]

  /// What comes with the toolchain; Foundation is not among it.
  private static let platform: Set = ["Glibc", "Synchronization", "Dispatch"]

  private struct Import: Hashable {
    var module: String
    var imported: String
    var file: String
  }

  private static let sources: URL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  private func imports() throws -> [Import] {
    var found: [Import] = []
    let walk = try #require(FileManager.default.enumerator(atPath: Self.sources.path))
    for case let file as String in walk where file.hasSuffix(".swift") {
      let module = String(file.prefix { $0 != "/" })
      let text = try String(contentsOf: Self.sources.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(
        of:
          /(?m)^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
      ) {
        found.append(Import(module: module, imported: String(match.1), file: file))
      }
    }
    return found
  }

  @Test func libraries() throws {
    let all = try imports()
    #expect(all.count > 200)
    for item in all {
      // The bench measures the libraries and may know them all.
      guard let allowed = Self.rules[item.module] else {
        #expect(item.module.hasPrefix("cellproof-"), "\(item.module) has no rule")
        continue
      }
      let isAllowed = allowed.contains(item.imported) || Self.platform.contains(item.imported)
      #expect(isAllowed, "\(item.file) imports \(item.imported)")
    }
  }

  /// No library needs Foundation.
  @Test func foundation() throws {
    for item in try imports() where item.imported.hasPrefix("Foundation") {
      Issue.record("\(item.file) imports \(item.imported)")
    }
  }

  /// A C library has one Swift module that speaks to it.
  @Test(arguments: [
    "CLibXML2", "CHarfBuzz", "CICU", "CICUPlurals", "CFontconfig", "CXXHash", "CPNG", "CPoppler",
    "CResources",
  ])
  func foreignModules(name: String) throws {
    #expect(Set(try imports().filter { $0.imported == name }.map(\.module)).count == 1)
  }

  /// The manifest and this table say the same.
  @Test func manifest() throws {
    let url = Self.sources.deletingLastPathComponent().appendingPathComponent("Package.swift")
    let text = try String(contentsOf: url, encoding: .utf8)
    for (module, allowed) in Self.rules where module != "cellproof" {
      let pattern = try Regex("library\\(\\s*\"\(module)\"(?:,\\s*\\[([^\\]]*)\\])?,?\\s*\\)")
      let match = try #require(text.firstMatch(of: pattern), "\(module) is not in Package.swift")
      let list = match.output[1].substring ?? ""
      #expect(Set(list.matches(of: /"(\w+)"/).map { String($0.1) }) == allowed, "\(module)")
    }
  }
}
