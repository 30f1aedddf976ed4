import Foundation
import Graphics
import Testing

@testable import Assets

@Suite struct PictureLibraryTests {
  private let shape = "<path d=\"M0 0H9V9Z\"/>"

  private func fault(_ result: Result<PictureID, AssetError>) -> AssetError? {
    if case .failure(let error) = result { error } else { nil }
  }

  /// Documents of many folders share one library: each looks into what is nearest first, and what two of them find is
  /// loaded once.
  @Test func looksFromAFolder() throws {
    let project = try Project()
    for name in ["A", "B", "B/Sub"] { try project.write(svg(shape), "design/\(name)/Images/mark.svg") }
    try project.write(svg(shape), "design/A/Images/only.svg")
    var library = PictureLibrary(
      designFolder: project.design, folders: ["A/Images", "B/Images", "B/Sub/Images"])
    func found(_ name: String, from folder: String) throws -> PictureID {
      library.look(from: folder)
      return try library.load(name).get()
    }
    let first = try found("mark", from: "A/Views")
    let second = try found("mark", from: "B")
    let third = try found("mark", from: "B/Sub/Views")
    #expect(Set([first, second, third]).count == 3)
    #expect(try found("mark", from: ".") == first)
    #expect(try found("only", from: "B") == found("only", from: "A"))
    #expect(library.pictures.count == 4)
    // Copies keep what was loaded, each from its own folder.
    var copy = library
    copy.look(from: "B")
    #expect(copy.picture("mark") == second)
    library.look(from: "A/Views")
    #expect(library.picture("mark") == first)
    #expect(fault(library.load("none"))?.kind == .missing)
  }

  @Test func takesTheBestFile() throws {
    let project = try Project()
    try project.write(svg(shape), "design/icons/both.svg")
    try project.write(RasterFixture.png(width: 9, height: 9), "design/icons/both.png")
    try project.write(RasterFixture.png(width: 10, height: 10), "design/icons/photo.png")
    try project.write(RasterFixture.png(width: 21, height: 21), "design/icons/photo@2x.png")
    try project.write(RasterFixture.png(width: 32, height: 32), "design/icons/photo@3x.png")
    try project.write(RasterFixture.png(width: 10, height: 10), "design/icons/two@2x.png")
    try project.write(RasterFixture.jpeg(width: 7, height: 7), "design/icons/sub/j.jpeg")
    try project.write(svg(shape), "design/more/both.svg")
    var library = PictureLibrary(designFolder: project.design, folders: ["icons", "more/"])
    #expect(library.folderErrors.isEmpty)
    func width(_ name: String, _ scale: Int) throws -> Double {
      let id = try library.load(name, scale: scale).get()
      return library[id].size.width
    }
    #expect(try width("both", 3) == 24)
    #expect(try width("both.png", 3) == 9)
    #expect(try width("photo", 1) == 10)
    #expect(try width("photo", 2) == 10.5)
    #expect(try width("photo", 3) == 32.0 / 3)
    #expect(try width("two", 1) == 5)
    #expect(try width("two", 3) == 5)
    #expect(try width("two@2x.png", 3) == 5)
    #expect(try width("sub/j", 2) == 7)
    #expect(library.pictures.count == 7)
    #expect(try library.load("both").get() == library.load("both").get())
    #expect(library.picture("both") == PictureID(index: 0))
    #expect(library.picture("never") == nil)
  }

  @Test("A PNG whose pixels are not all there is broken, and told by its name", arguments: [0, 1, 9, 10])
  func tooFewPixels(rows: UInt32) throws {
    let project = try Project()
    try project.write(RasterFixture.png(width: 10, height: 10, rows: rows), "design/icons/cut.png")
    var library = PictureLibrary(designFolder: project.design, folders: ["icons"])
    let found = fault(library.load("cut"))
    #expect(found?.kind == (rows < 10 ? .broken : nil))
    if let found { #expect(found.message.contains("\"cut\"")) }
  }

  @Test func faultsAreNamed() throws {
    let project = try Project()
    try project.write(svg(shape), "design/icons/trash.svg")
    try project.write(svg("<script/>"), "design/icons/script.svg")
    try project.write(svg(shape), "outside/secret.svg")
    try project.write(Array("%PDF-1.7".utf8), "design/icons/paper.pdf")
    try project.write(Array("text".utf8), "design/icons/text.png")
    try project.write([UInt8](repeating: 0, count: 20_000_001), "design/icons/large.png")
    try project.write(RasterFixture.png(width: 20_000, height: 14_000), "design/icons/bomb.png")
    try project.link("design/icons/link.svg", to: "../../outside/secret.svg")
    try project.link("design/icons/inner.svg", to: "trash.svg")
    try project.link("design/icons/dir", to: "../../outside")
    try FileManager.default.createDirectory(
      atPath: project.design + "/icons/folder.svg", withIntermediateDirectories: true)
    var library = PictureLibrary(designFolder: project.design, folders: ["icons"])
    let expected: [(String, AssetError.Kind)] = [
      ("none", .missing), ("script", .unsafe), ("paper", .broken), ("text", .broken), ("large", .tooLarge),
      ("bomb", .tooLarge), ("link", .outside), ("dir/secret", .outside), ("../../outside/secret", .outside),
      (project.root + "/outside/secret.svg", .outside), ("folder", .unreadable), ("", .missing),
      ("a\0", .missing),
      ("sub/none", .missing), (".", .missing),
    ]
    for (name, kind) in expected { #expect(fault(library.load(name))?.kind == kind, "\(name)") }
    #expect(fault(library.load("inner")) == nil)
    #expect(
      fault(library.load("trsh"))?.message == "no image \"trsh\": not in icons; did you mean \"trash\"?")
    #expect(fault(library.load("folder"))?.message == "cannot read the image \"folder\": it is a folder")
    for (name, _) in expected where !name.hasPrefix("/") {
      #expect(fault(library.load(name))?.message.contains(project.root) == false)
    }
  }

  @Test func foldersOutsideAreRefused() throws {
    let project = try Project()
    try project.link("design/link", to: "../outside")
    try project.write([], "design/file")
    let folders = [
      "../outside", project.root + "/outside", "link", "none", "file", "Images.xcassets", "icons",
    ]
    let library = PictureLibrary(designFolder: project.design, folders: folders)
    let kinds: [AssetError.Kind] = [.outside, .outside, .outside, .folder, .folder, .folder]
    #expect(library.folderErrors.map(\.error.kind) == kinds)
    #expect(library.folderErrors.map(\.index) == Array(0..<6))
  }

  @Test func standardInputHasNoImages() {
    var library = PictureLibrary(designFolder: nil, folders: ["icons"])
    #expect(library.folderErrors.map(\.error.kind) == [.outside])
    #expect(fault(library.load("trash"))?.kind == .outside)
    #expect(library.loadSymbol("trash.fill") != nil)
  }

  @Test func symbolsOfOurs() {
    var library = PictureLibrary(designFolder: nil, folders: [])
    let id = library.loadSymbol("trash.fill")
    #expect(id != nil && library.loadSymbol("trash.fill") == id && library.symbol("trash.fill") == id)
    #expect(library.loadSymbol("../Web/report") == nil)
    #expect(library.loadSymbol("no.such.symbol") == nil)
  }
}
