import Graphics
import Testing

@testable import Assets

/// Catalogs that are at fault, or meant to be.

extension CatalogTests {
  @Test func faultsAreLocated() throws {
    let project = try Project()
    try addImages(project, "gone", "\n{ \"idiom\" : \"universal\", \"filename\" : \"gone.png\" }")
    try addImages(project, "up", "{ \"filename\" : \"../../../../outside/x.svg\" }")
    try addImages(project, "link", "{ \"filename\" : \"l.svg\" }")
    try project.write(svg("<path d=\"M0 0\"/>"), "outside/x.svg")
    try project.link("design/A.xcassets/link.imageset/l.svg", to: "../../../outside/x.svg")
    try addImages(project, "scale", "{ \"filename\" : \"x.png\", \"scale\" : \"4x\" }")
    try addImages(project, "empty", "{ \"idiom\" : \"universal\" }")
    try addImages(project, "kind", "{ \"filename\" : \"x.heic\" }")
    try addImages(project, "type", "7")
    try addImages(project, "number", "{ \"filename\" : 7 }")
    try addImages(project, "null", "{ \"filename\" : null }, { \"filename\" : \"a\\u0000b.svg\" }")
    try project.write(Array("{ \"images\" : [ ".utf8), "design/A.xcassets/cut.imageset/Contents.json")
    try project.write(Array("[]".utf8), "design/A.xcassets/list.imageset/Contents.json")
    try project.write([], "design/A.xcassets/none.imageset/x")
    try project.write(Array("{ ".utf8), "design/A.xcassets/Group/Contents.json")
    var library = library(project)
    let expected: [(String, AssetError.Kind, String)] = [
      (
        "gone", .missing,
        "A.xcassets/gone.imageset/Contents.json:2:39: cannot read gone.png: there is no such file"
      ),
      (
        "up", .outside,
        "A.xcassets/up.imageset/Contents.json:1:31: \"../../../../outside/x.svg\" leads out of the image set"
      ),
      (
        "link", .outside,
        "A.xcassets/link.imageset/Contents.json:1:31: cannot read l.svg: it lies outside the folder it is read from"
      ),
      ("scale", .broken, "A.xcassets/scale.imageset/Contents.json:1:50: the scale must be 1x, 2x or 3x"),
      ("empty", .missing, "A.xcassets/empty.imageset names no file for a phone"),
      ("type", .broken, "A.xcassets/type.imageset/Contents.json:1:16: an object is wanted here"),
      ("number", .broken, "A.xcassets/number.imageset/Contents.json:1:31: \"filename\" must be a text"),
      ("list", .broken, "A.xcassets/list.imageset/Contents.json:1:1: an object is wanted here"),
      ("none", .broken, "cannot read A.xcassets/none.imageset/Contents.json: there is no such file"),
    ]
    for (name, kind, words) in expected {
      let found = fault(library.load(name))
      #expect(found == AssetError(kind, "the asset \"\(name)\": \(words)"))
    }
    #expect(fault(library.load("kind"))?.kind == .notYet)
    #expect(fault(library.load("null"))?.kind == .outside)
    #expect(
      fault(library.load("cut"))?.message.contains("A.xcassets/cut.imageset/Contents.json:1:16: ") == true)
    #expect(library.folderErrors.map(\.error.kind) == [.broken])
    #expect(library.folderErrors.first?.error.message.contains("A.xcassets/Group/Contents.json:1:3") == true)
  }

  @Test(.timeLimit(.minutes(1))) func circlesEnd() throws {
    let project = try Project()
    try addImages(project, "one/two/a", "{ \"filename\" : \"i.svg\" }")
    try project.write(svg("<path d=\"M0 0\"/>"), "design/A.xcassets/one/two/a.imageset/i.svg")
    try project.link("design/A.xcassets/one/two/back", to: "..")
    try project.link("design/A.xcassets/self", to: ".")
    try project.link("design/A.xcassets/out", to: "../../outside")
    var circle = library(project)
    #expect(circle.folderErrors.map(\.error.kind) == [.outside])
    #expect(fault(circle.load("a")) == nil)
    let deep = try Project()
    let folder = (0..<40).map { "g\($0)" }.joined(separator: "/")
    try addImages(deep, "\(folder)/a", "{ \"filename\" : \"i.svg\" }")
    var library = library(deep)
    #expect(library.folderErrors.map(\.error.kind) == [.folder])
    #expect(fault(library.load("a"))?.kind == .missing)
  }

  /// As many entries as a megabyte holds, in one line and in many: each is passed once.
  @Test(.timeLimit(.minutes(1)), arguments: ["", "\n"]) func longListsEnd(between: String) throws {
    let project = try Project()
    let entry = "{\"filename\":\"a.png\"}"
    let many = Array(repeating: entry, count: 43_000).joined(separator: "," + between)
    try addImages(project, "many", many)
    // As many as are read, with blanks up to the size that is read.
    let most = Array(repeating: entry, count: 5_000).joined(
      separator: "," + String(repeating: " ", count: 170) + between)
    try addImages(project, "most", most)
    try addPNG(project, "many.imageset/a.png", 3)
    var library = library(project)
    let column = 16 + 5_000 * (entry.utf8.count + 1)
    let place = between.isEmpty ? "1:\(column)" : "5001:1"
    #expect(
      fault(library.load("many"))
        == AssetError(
          .tooLarge,
          "the asset \"many\": A.xcassets/many.imageset/Contents.json:\(place): more than 5000 entries are not read"
        ))
    for scale in 1...3 {
      for appearance in AssetAppearance.allCases {
        #expect(
          fault(library.load("most", scale: scale, appearance: appearance))?.message
            == "the asset \"most\": A.xcassets/most.imageset/Contents.json:1:28: cannot read a.png: there is no such file"
        )
      }
    }
  }
}
