import Graphics
import Testing

@testable import Assets

@Suite struct ColorSetTests {
  private func project(_ sets: [String: String]) throws -> Project {
    let project = try Project()
    for (name, colors) in sets {
      let text = "{ \"colors\" : [ \(colors) ], \"info\" : { \"author\" : \"xcode\", \"version\" : 1 } }"
      try project.write(Array(text.utf8), "design/A.xcassets/\(name).colorset/Contents.json")
    }
    return project
  }

  private func entry(_ color: String, appearances: String = "") -> String {
    let extra = appearances.isEmpty ? "" : "\"appearances\" : [ \(appearances) ], "
    return "{ \(extra)\"idiom\" : \"universal\", \"color\" : \(color) }"
  }

  private func rgb(
    _ space: String, _ red: String, _ green: String, _ blue: String, _ alpha: String = "\"1.000\""
  )
    -> String
  {
    "{ \"color-space\" : \"\(space)\", \"components\" : { \"red\" : \(red), \"green\" : \(green), "
      + "\"blue\" : \(blue), \"alpha\" : \(alpha) } }"
  }

  private func load(_ color: String) throws -> (value: AssetColor.Value?, fault: AssetError?) {
    let project = try project(["c": entry(color)])
    var library = PictureLibrary(designFolder: project.design, folders: ["A.xcassets"])
    let faults = library.loadColors()
    return (library.colors["c"]?.light, faults.first?.error)
  }

  // The three ways Xcode writes components; 0.5 is 127.5 of 255.
  @Test func components() throws {
    func hex(_ color: String) throws -> String? {
      guard case .color(let color) = try load(color).value else { return nil }
      return color.hex
    }
    #expect(try hex(rgb("srgb", "\"0xFF\"", "\"0x80\"", "\"0x0A\"")) == "#FF800A")
    #expect(try hex(rgb("srgb", "\"255\"", "\"128\"", "\"1\"")) == "#FF8001")
    #expect(try hex(rgb("srgb", "\"1.000\"", "\"0.500\"", "\"0.2\"", "\"0.500\"")) == "#FF803380")
    #expect(try hex(rgb("srgb", "1", "0.2", "0", "\"1\"")) == "#FF3300")
    #expect(try hex(rgb("extended-srgb", "\"1.2\"", "\"-0.3\"", "\"0\"")) == "#FF0000")
    // web-platform-tests, css/css-color/display-p3-002.
    #expect(try hex(rgb("display-p3", "\"0.26374\"", "\"0.59085\"", "\"0.16434\"")) == "#009900")
    #expect(try hex(rgb("extended-linear-srgb", "\"0.2159\"", "\"1.0\"", "\"0\"")) == "#80FF00")
    let gray =
      "{ \"color-space\" : \"gray-gamma-22\", \"components\" : { \"white\" : \"1.0\", \"alpha\" : \"0.5\" } }"
    #expect(try hex(gray) == "#FFFFFF80")
  }

  @Test func systemColours() throws {
    let value = try load("{ \"platform\" : \"ios\", \"reference\" : \"systemRedColor\" }").value
    #expect(value == .system("systemRed"))
    #expect(
      try load("{ \"platform\" : \"universal\", \"reference\" : \"labelColor\" }").value == .system("label"))
  }

  @Test func appearances() throws {
    let dark = "{ \"appearance\" : \"luminosity\", \"value\" : \"dark\" }"
    let high = "{ \"appearance\" : \"contrast\", \"value\" : \"high\" }"
    func grey(_ byte: String) -> String { rgb("srgb", "\"0x\(byte)\"", "\"0x\(byte)\"", "\"0x\(byte)\"") }
    let project = try project([
      "four": [
        entry(grey("01")), entry(grey("02"), appearances: dark), entry(grey("03"), appearances: high),
        entry(grey("04"), appearances: "\(dark), \(high)"),
      ].joined(separator: ", "),
      "two": [entry(grey("02"), appearances: dark), entry(grey("01"))].joined(separator: ", "),
      "one": entry(grey("01")),
    ])
    var library = PictureLibrary(designFolder: project.design, folders: ["A.xcassets"])
    #expect(library.loadColors().isEmpty)
    func values(_ name: String) -> [String] {
      AssetAppearance.allCases.map {
        if case .color(let color)? = library.colors[name]?[$0] { String(color.hex.suffix(2)) } else { "none" }
      }
    }
    #expect(values("four") == ["01", "02", "03", "04"])
    #expect(values("two") == ["01", "02", "01", "02"])
    #expect(values("one") == ["01", "01", "01", "01"])
  }

  @Test(arguments: [
    "\"256\"", "\"-1\"", "\"1.5\"", "\"0x100\"", "\"0x\"", "\"0xGG\"", "\"0x+F\"", "\"\"", "\"nan\"",
    "\"inf\"",
    "\"1e999\"", "1e999", "2", "null", "[]", "\"0xFF \"",
  ])
  func whatIsOutOfRangeIsLocated(_ red: String) throws {
    let fault = try load(rgb("srgb", red, "\"0\"", "\"0\"")).fault
    #expect(fault?.kind == .broken)
    #expect(fault?.message.hasPrefix("the asset \"c\": A.xcassets/c.colorset/Contents.json:1:") == true)
  }

  @Test(arguments: [
    "{ }", "{ \"color-space\" : \"lab\", \"components\" : { \"red\" : \"1\" } }", "7",
    "{ \"components\" : { \"red\" : \"1\", \"green\" : \"1\" } }", "{ \"reference\" : 7 }",
    "{ \"components\" : [] }",
  ])
  func whatIsNoColourIsLocated(_ color: String) throws {
    let fault = try load(color).fault
    #expect(fault?.kind == .broken)
    #expect(fault?.message.contains("A.xcassets/c.colorset/Contents.json") == true)
  }

  @Test func theFirstCatalogCounts() throws {
    let project = try project(["c": entry(rgb("srgb", "\"255\"", "\"0\"", "\"0\""))])
    let other = "{ \"colors\" : [ \(entry(rgb("srgb", "\"0\"", "\"0\"", "\"255\""))) ] }"
    try project.write(Array(other.utf8), "design/B.xcassets/c.colorset/Contents.json")
    try project.write(Array("{".utf8), "design/B.xcassets/d.colorset/Contents.json")
    var library = PictureLibrary(
      designFolder: project.design, folders: ["icons", "A.xcassets", "B.xcassets"])
    let faults = library.loadColors()
    #expect(faults.map(\.index) == [2])
    #expect(library.colors["c"]?.light == .color(Color(rgb: 0xFF0000)))
  }
}
