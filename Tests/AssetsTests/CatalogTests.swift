import Graphics
import Testing

@testable import Assets

@Suite struct CatalogTests {
  let info = "\"info\" : { \"author\" : \"xcode\", \"version\" : 1 }"

  func contents(_ body: String) -> [UInt8] { Array("{ \(body), \(info) }".utf8) }

  func addImages(_ project: Project, _ set: String, _ images: String, properties: String = "") throws {
    let list =
      "\"images\" : [ \(images) ]" + (properties.isEmpty ? "" : ", \"properties\" : { \(properties) }")
    try project.write(contents(list), "design/A.xcassets/\(set).imageset/Contents.json")
  }

  func addPNG(_ project: Project, _ path: String, _ width: UInt32) throws {
    try project.write(RasterFixture.png(width: width, height: width), "design/A.xcassets/\(path)")
  }

  func library(_ project: Project) -> PictureLibrary {
    PictureLibrary(designFolder: project.design, folders: ["A.xcassets"])
  }

  func fault(_ result: Result<PictureID, AssetError>) -> AssetError? {
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
}
