import Graphics
import Testing

@testable import Assets

@Suite struct CatalogTests {
  private let info = "\"info\" : { \"author\" : \"xcode\", \"version\" : 1 }"

  private func contents(_ body: String) -> [UInt8] { Array("{ \(body), \(info) }".utf8) }

  private func addImages(_ project: Project, _ set: String, _ images: String, properties: String = "") throws
  {
    let list =
      "\"images\" : [ \(images) ]" + (properties.isEmpty ? "" : ", \"properties\" : { \(properties) }")
    try project.write(contents(list), "design/A.xcassets/\(set).imageset/Contents.json")
  }

  private func addPNG(_ project: Project, _ path: String, _ width: UInt32) throws {
    try project.write(RasterFixture.png(width: width, height: width), "design/A.xcassets/\(path)")
  }

  private func library(_ project: Project) -> PictureLibrary {
    PictureLibrary(designFolder: project.design, folders: ["A.xcassets"])
  }

  private func fault(_ result: Result<PictureID, AssetError>) -> AssetError? {
    if case .failure(let error) = result { error } else { nil }
  }

  // Asset Catalog Format Reference: idiom, scale, filename; a set without scales serves all.
  @Test func imagesByScale() throws {
    let project = try Project()
    try addImages(
      project, "photo",
      """
      { "filename" : "a.png", "idiom" : "universal", "scale" : "1x" },
      { "filename" : "b.png", "idiom" : "universal", "scale" : "2x" },
      { "idiom" : "universal", "scale" : "3x" },
      { "filename" : "pad.png", "idiom" : "ipad", "scale" : "3x" },
      { "filename" : "mac.png", "idiom" : "mac", "scale" : "3x" }
      """)
    try addPNG(project, "photo.imageset/a.png", 10)
    try addPNG(project, "photo.imageset/b.png", 21)
    try addImages(project, "single", "{ \"filename\" : \"one.png\", \"idiom\" : \"universal\" }")
    try addPNG(project, "single.imageset/one.png", 12)
    var library = library(project)
    #expect(library.folderErrors.isEmpty)
    func width(_ name: String, _ scale: Int) throws -> Double {
      let id = try library.load(name, scale: scale).get()
      return library[id].size.width
    }
    #expect(try width("photo", 1) == 10)
    #expect(try width("photo", 2) == 10.5)
    #expect(try width("photo", 3) == 10.5)
    #expect(try width("single", 3) == 12)
    #expect(library.pictures.count == 3)
  }

  /// What is for the iPhone alone comes before what is for every device, whichever stands first; what is for some
  /// iPhones only comes last.
  @Test(arguments: [[0, 1, 2], [1, 0, 2], [2, 1, 0], [2, 0, 1]]) func thePhonesOwnComesFirst(order: [Int])
    throws
  {
    let project = try Project()
    let images = [
      #"{ "filename" : "all.png", "idiom" : "universal", "scale" : "3x" }"#,
      #"{ "filename" : "phone.png", "idiom" : "iphone", "scale" : "2x" }"#,
      #"{ "filename" : "some.png", "idiom" : "iphone", "subtype" : "retina4", "scale" : "3x" }"#,
    ]
    try addImages(project, "photo", order.map { images[$0] }.joined(separator: ", "))
    try addPNG(project, "photo.imageset/all.png", 9)
    try addPNG(project, "photo.imageset/phone.png", 20)
    try addPNG(project, "photo.imageset/some.png", 30)
    let colors = ["universal", "iphone", "iphone\", \"subtype\" : \"retina4"].enumerated().map {
      index, idiom in
      "{ \"idiom\" : \"\(idiom)\", \"color\" : { \"components\" : { \"red\" : \"\(index)\", \"green\" : \"0\", \"blue\" : \"0\" } } }"
    }
    let list = "\"colors\" : [ \(order.map { colors[$0] }.joined(separator: ", ")) ]"
    try project.write(contents(list), "design/A.xcassets/ink.colorset/Contents.json")
    var library = library(project)
    let id = try library.load("photo", scale: 3).get()
    #expect(library[id].size.width == 10)
    #expect(library.loadColors().isEmpty)
    #expect(library.colors["ink"]?.light == .color(Color(red: 1, green: 0, blue: 0)))
  }

  /// A set is read once for all scales and appearances, and once for all its faults.
  @Test func setsAreKept() throws {
    let project = try Project()
    try addImages(
      project, "photo",
      #"{ "filename" : "a.png", "scale" : "1x" }, { "filename" : "b.png", "scale" : "2x" }"#)
    try addPNG(project, "photo.imageset/a.png", 10)
    try addPNG(project, "photo.imageset/b.png", 20)
    try addImages(project, "type", "7")
    var library = library(project)
    let first = try library.load("photo", scale: 1).get()
    let told = try #require(fault(library.load("type", scale: 1)))
    try addImages(project, "photo", "7")
    try addImages(project, "type", #"{ "filename" : "../photo.imageset/a.png" }"#)
    let second = try library.load("photo", scale: 2).get()
    #expect(first != second)
    #expect(library[second].size.width == 10)
    #expect(fault(library.load("type", scale: 2)) == told)
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

  @Test func imagesByAppearance() throws {
    let project = try Project()
    let dark = "{ \"appearance\" : \"luminosity\", \"value\" : \"dark\" }"
    let high = "{ \"appearance\" : \"contrast\", \"value\" : \"high\" }"
    try addImages(
      project, "lamp",
      """
      { "filename" : "any.svg", "idiom" : "universal" },
      { "filename" : "dark.svg", "idiom" : "universal", "appearances" : [ \(dark) ] },
      { "filename" : "high.svg", "idiom" : "universal", "appearances" : [ \(high) ] },
      { "filename" : "both.svg", "idiom" : "universal", "appearances" : [ \(dark), \(high) ] }
      """)
    try addImages(
      project, "two",
      """
      { "filename" : "tint.svg", "idiom" : "universal", "appearances" : [ { "appearance" : "luminosity", "value" : "tinted" } ] },
      { "filename" : "dark.svg", "idiom" : "universal", "appearances" : [ \(dark) ] },
      { "filename" : "any.svg", "idiom" : "universal" }
      """)
    for (index, name) in ["any", "dark", "high", "both", "tint"].enumerated() {
      let bytes = svg("<path d=\"M0 0H\(index)\"/>")
      try project.write(bytes, "design/A.xcassets/lamp.imageset/\(name).svg")
      try project.write(bytes, "design/A.xcassets/two.imageset/\(name).svg")
    }
    var library = library(project)
    func step(_ name: String, _ appearance: AssetAppearance) throws -> Character? {
      let id = try library.load(name, appearance: appearance).get()
      #expect(library.picture(name, appearance: appearance) == id)
      guard case .vector(let picture) = library[id] else { return nil }
      return String(decoding: picture.markup(.original), as: UTF8.self).split(separator: "M0 0H").last?.first
    }
    #expect(try AssetAppearance.allCases.map { try step("lamp", $0) } == ["0", "1", "2", "3"])
    // High contrast falls back to plain, dark to light.
    #expect(try AssetAppearance.allCases.map { try step("two", $0) } == ["0", "1", "0", "1"])
  }

  @Test(arguments: [
    ("", RenderingIntent.automatic), ("\"template-rendering-intent\" : \"template\"", .template),
    ("\"preserves-vector-representation\" : true, \"template-rendering-intent\" : \"original\"", .original),
    ("\"template-rendering-intent\" : 7", .automatic),
  ])
  func renderingIntents(_ properties: String, _ intent: RenderingIntent) throws {
    let project = try Project()
    try addImages(
      project, "mark", "{ \"filename\" : \"m.pdf\", \"idiom\" : \"universal\" }", properties: properties)
    try project.write(PDFFixture.pdf("0 g 1 1 9 9 re f"), "design/A.xcassets/mark.imageset/m.pdf")
    var library = library(project)
    let id = try library.load("mark").get()
    #expect(library.renderingIntent(of: id) == intent)
    #expect(library[id].size == Size(width: 24, height: 24))
  }

  @Test func groupsAndNamespaces() throws {
    let project = try Project()
    let image = "{ \"filename\" : \"i.svg\", \"idiom\" : \"universal\" }"
    for set in ["a", "Plain/b", "Brand/c", "Brand/Deep/d", "v1.2/e", "Icon.appiconset/f"] {
      try addImages(project, set, image)
      try project.write(svg("<path d=\"M0 0H9\"/>"), "design/A.xcassets/\(set).imageset/i.svg")
    }
    let namespace = contents("\"properties\" : { \"provides-namespace\" : true }")
    try project.write(namespace, "design/A.xcassets/Brand/Contents.json")
    try project.write(namespace, "design/A.xcassets/Brand/Deep/Contents.json")
    try project.write(Array("{ \(info) }".utf8), "design/A.xcassets/Plain/Contents.json")
    var library = library(project)
    #expect(library.folderErrors.isEmpty)
    for name in ["a", "b", "Brand/c", "Brand/Deep/d", "e"] {
      #expect(fault(library.load(name)) == nil, "\(name)")
    }
    for name in ["Plain/b", "c", "d", "f"] { #expect(fault(library.load(name))?.kind == .missing, "\(name)") }
    #expect(fault(library.load("Brand/cc"))?.message.contains("did you mean \"Brand/c\"?") == true)
  }

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
}
