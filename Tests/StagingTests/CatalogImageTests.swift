import Assets
import Foundation
import Graphics
import Testing
import UIKitRules

@testable import Staging

/// Images of an asset catalog: the one of the preview's appearance and scale, drawn as the catalog says.
struct CatalogImageTests {
  /// A folder with one catalog, removed with the value that made it.
  private final class Catalog {
    let path = FileManager.default.temporaryDirectory.path + "/staging-tests-" + UUID().uuidString

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func add(_ name: String, images: String, intent: String, files: [String: Data]) throws {
      let folder = path + "/A.xcassets/\(name).imageset"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let contents = """
        { "images": [ \(images) ], "properties": { "template-rendering-intent": "\(intent)" } }
        """
      try Data(contents.utf8).write(to: URL(fileURLWithPath: folder + "/Contents.json"))
      for (file, data) in files { try data.write(to: URL(fileURLWithPath: folder + "/" + file)) }
    }

    /// All that is asked for, loaded.
    func pictures(_ names: [String]) throws -> PictureLibrary {
      var pictures = PictureLibrary(designFolder: path, folders: ["A.xcassets"])
      for name in names {
        for (scale, appearance) in [1, 2, 3].flatMap({ scale in AssetAppearance.allCases.map { (scale, $0) } }
        ) {
          pictures.lookAtPixels(of: try pictures.load(name, scale: scale, appearance: appearance).get())
        }
      }
      return pictures
    }
  }

  private func svg(_ width: Int) -> Data {
    Data(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"10\"><path d=\"M0 0H9V9Z\"/></svg>"
        .utf8)
  }

  private let dark = "\"appearances\": [ { \"appearance\": \"luminosity\", \"value\": \"dark\" } ]"
  private let high = "\"appearances\": [ { \"appearance\": \"contrast\", \"value\": \"high\" } ]"

  private func action(_ image: String) -> String {
    #""height": 100, "swipeActions": { "trailing": { "actions": [ { "id": "a", "image": \#(image) } ] } }"#
  }

  /// The widths of the files tell which was taken.
  @Test(arguments: [(Appearance.light, 11.0), (.dark, 12), (.lightHighContrast, 13), (.darkHighContrast, 12)])
  func byAppearance(appearance: Appearance, width: Double) throws {
    let catalog = Catalog()
    try catalog.add(
      "mark",
      images: """
        { "filename": "a.svg" }, { "filename": "b.svg", \(dark) }, { "filename": "c.svg", \(high) }
        """, intent: "", files: ["a.svg": svg(11), "b.svg": svg(12), "c.svg": svg(13)])
    let named = "{ \"named\": \"mark\" }"
    var fixture = try Fixture(
      cell: action(named)
        + #", "content": { "type": "view", "children": [ { "id": "i", "type": "image", "image": \#(named) } ] }"#
    )
    fixture.pictures = try catalog.pictures(["mark"])
    let stage = try fixture.stage(.swiped, on: .ios18, appearance: appearance)
    #expect(stage.frame("i")?.width == width)
    #expect(stage.view("a")?.look?.imageSize?.width == width)
  }

  /// 40 pixels at 2, 66 at 3.
  @Test(arguments: [("iPhone 8", 20.0), ("iPhone 8 Plus", 22)])
  func byScale(device: String, width: Double) throws {
    let catalog = Catalog()
    try catalog.add(
      "mark", images: #"{ "filename": "2.png", "scale": "2x" }, { "filename": "3.png", "scale": "3x" }"#,
      intent: "",
      files: ["2.png": png(40), "3.png": png(66)])
    var fixture = try Fixture(
      cell:
        #""content": { "type": "view", "children": [ { "id": "i", "type": "image", "image": { "named": "mark" } } ] }"#
    )
    fixture.pictures = try catalog.pictures(["mark"])
    #expect(try fixture.stage(.normal, on: .ios18, device).frame("i")?.width == width)
  }

  /// What the design says wins; up to 12 a contextual action makes a template of every image.
  @Test(
    arguments: [
      ("original", "", true), ("template", "", false), ("", "", false),
      ("original", #", "renderingMode": "alwaysTemplate""#, false),
      ("template", #", "renderingMode": "alwaysOriginal""#, true),
      ("", #", "renderingMode": "alwaysOriginal""#, true),
    ], [System.ios11, .ios12, .ios13, .ios18, .ios26])
  func actionsFollowTheIntent(_ given: (intent: String, mode: String, keepsColors: Bool), system: System)
    throws
  {
    let catalog = Catalog()
    try catalog.add(
      "mark", images: #"{ "filename": "a.svg" }"#, intent: given.intent, files: ["a.svg": svg(11)])
    var fixture = try Fixture(cell: action(#"{ "named": "mark"\#(given.mode) }"#))
    fixture.pictures = try catalog.pictures(["mark"])
    let look = try #require(try fixture.stage(.swiped, on: system).view("a")?.look)
    #expect(look.isTemplate == (system < .ios13 || !given.keepsColors))
    #expect(look.opaqueTemplate == nil)
    #expect(look.imageColors.map(\.hex) == ["#000000"])
  }

  /// An image view keeps the colours of what is not said to be a template, a button those of what is said to be none.
  @Test(arguments: [("original", false, false), ("template", true, true), ("", false, true)])
  func viewsFollowTheIntent(intent: String, image: Bool, button: Bool) throws {
    let catalog = Catalog()
    try catalog.add("mark", images: #"{ "filename": "a.svg" }"#, intent: intent, files: ["a.svg": svg(11)])
    let named = #""image": { "named": "mark" }"#
    var fixture = try Fixture(
      cell:
        #""content": { "type": "view", "children": [ { "id": "i", "type": "image", \#(named) }, { "id": "b", "type": "button", \#(named) } ] }"#
    )
    fixture.pictures = try catalog.pictures(["mark"])
    let stage = try fixture.stage(.normal, on: .ios18)
    func isTinted(_ id: String) -> Bool? {
      for case .picture(let item) in stage.view(id)?.items ?? [] { return item.tint != nil }
      return nil
    }
    #expect(isTinted("i") == image)
    #expect(isTinted("b") == button)
  }

  /// Of a picture without an alpha channel every pixel is opaque; of artwork its fill tells.
  @Test func opacity() throws {
    let catalog = Catalog()
    try catalog.add("block", images: #"{ "filename": "a.png" }"#, intent: "", files: ["a.png": png(24)])
    try catalog.add("mark", images: #"{ "filename": "a.svg" }"#, intent: "", files: ["a.svg": svg(11)])
    let snapshot = #"{ "snapshot": { "type": "view", "width": 24, "height": 24 }, "fill": "FILL" }"#
    for (image, isOpaque) in [
      (#"{ "named": "block" }"#, true), (#"{ "named": "mark" }"#, false),
      (#"{ "systemName": "trash" }"#, false),
      (snapshot.replacing("FILL", with: "white"), true), (snapshot.replacing("FILL", with: "clear"), false),
    ] {
      var fixture = try Fixture(cell: action(image))
      fixture.pictures = try catalog.pictures(["block", "mark"])
      let look = try #require(try fixture.stage(.swiped, on: .ios18).view("a")?.look)
      #expect(look.opaqueTemplate == (isOpaque ? Size(width: 24, height: 24) : nil), "\(image)")
    }
  }

  /// A black PNG of a colour type without alpha.
  private func png(_ side: UInt32) -> Data {
    func bytes(_ number: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
    func checksum(_ bytes: [UInt8]) -> UInt32 {
      ~bytes.reduce(~0) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
          value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
        }
      }
    }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + content
      return bytes(UInt32(content.count)) + body + bytes(checksum(body))
    }
    // Black rows in one stored block (RFC 1950, 1951); the sum of Adler-32 over zeros is 1 and their count.
    let count = side * (1 + 3 * side)
    let length = [UInt8(count & 255), UInt8(count >> 8)]
    let block: [UInt8] = [0x78, 0x01, 1] + length + length.map { ~$0 }
    let pixels = block + [UInt8](repeating: 0, count: Int(count)) + bytes((count % 65_521) << 16 | 1)
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        + chunk("IHDR", bytes(side) + bytes(side) + [8, 2, 0, 0, 0])
        + chunk("IDAT", pixels) + chunk("IEND", []))
  }
}
