import Foundation
import Proofing
import Synchronization
import Testing

/// Folders as developers have them: documents, catalogs, others' code, broken files.
struct RepositoryTests {
  /// The id that Xcode's template gives the cell of every new file.
  private static func cell(_ subviews: String = "", resources: String = "") -> String {
    var fixture = InterfaceFixture()
    fixture.resources = resources.isEmpty ? "" : "<resources>\(resources)</resources>"
    return fixture.document(subviews).text
  }

  private static func image(_ name: String) -> String {
    """
    <imageView opaque="NO" contentMode="center" image="\(name)" fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="i">
    <rect key="frame" x="10" y="2" width="40" height="40"/></imageView>
    """
  }

  private static func resource(_ name: String) -> String {
    "<image name=\"\(name)\" width=\"24\" height=\"24\"/>"
  }

  private static let contents =
    #"{ "images": [ { "idiom": "universal", "filename": "a.svg" } ], "info": { "version": 1 } }"#

  /// A square of a colour.
  private static func picture(_ color: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect width="24" height="24" fill="\(color)"/></svg>
    """
  }

  private func render(
    _ folder: ReportFolder, _ name: String = "in", _ change: (inout Request) -> Void = { _ in }
  ) throws -> Outcome {
    try folder.render([:]) {
      $0.inputs = [.path(folder.path + "/" + name)]
      $0.filters.states = ["normal"]
      $0.filters.systems = ["18"]
      change(&$0)
    }
  }

  private func write(set name: String, _ color: String, in catalog: String, _ folder: ReportFolder) throws {
    try folder.write(Self.contents, "in/\(catalog)/\(name).imageset/Contents.json")
    try folder.write(Self.picture(color), "in/\(catalog)/\(name).imageset/a.svg")
  }

  @Test("Others' code, what was built and what .gitignore names is left out")
  func leavesOut() throws {
    let folder = try ReportFolder()
    for name in [
      "App/A", "App/Build/B", "Pods/X/P", "Carthage/Build/C", "build/D", "x/DerivedData/E", ".build/F",
      "node_modules/m/G", "vendor/bundle/H", "vendor/I", "A.xcodeproj/J", "K.framework/L", "M.xcassets/N",
      "ignored/O", "App/Q.app/R",
    ] { try folder.write(Self.cell(), "in/\(name).xib") }
    try folder.write("ignored/\n", "in/.gitignore")
    #expect(try render(folder).status == .done)
    let inputs = try folder.json("out/report.json")["inputs"].list.map(\.text)
    #expect(inputs == ["App/A.xib", "App/Build/B.xib", "vendor/I.xib"])
    try ReportCheck(folder: folder, name: "out").run()
    // One that is named is entered.
    #expect(try render(folder, "in/Pods").status == .done)
    #expect(try folder.json("out/report.json")["inputs"].list.map(\.text) == ["X/P.xib"])
  }

  @Test("The nearest catalog that has an image serves it; each image is one file of the report")
  func nearestCatalog() throws {
    let folder = try ReportFolder()
    try write(set: "mark", "#112233", in: "A/Assets.xcassets", folder)
    try write(set: "mark", "#445566", in: "B/Assets.xcassets/group", folder)
    try write(set: "only", "#778899", in: "B/Assets.xcassets", folder)
    try write(set: "broken", "none", in: "B/Assets.xcassets", folder)
    try folder.write("<svg", "in/B/Assets.xcassets/broken.imageset/a.svg")
    for name in ["A/Views/one", "B/Views/two", "C/three"] {
      try folder.write(
        Self.cell(Self.image("mark"), resources: Self.resource("mark")), "in/\(name).xib")
    }
    try folder.write(Self.cell(Self.image("only"), resources: Self.resource("only")), "in/A/four.xib")
    let outcome = try render(folder)
    #expect(outcome.status == .done)
    // A set at fault that nobody names is in nobody's way.
    #expect(outcome.messages.allSatisfy { !$0.text.contains("broken") })
    #expect(outcome.messages.allSatisfy { $0.code != "image-missing" })
    let previews = try folder.json("out/report.json")["previews"].list
    func color(_ cell: String) throws -> String? {
      // Equal pictures share a file.
      let preview = previews.first { $0["cell"].text == cell + "-cell-0" }
      let text = try folder.text("out/" + (preview?["svg"].text ?? ""))
      return ["#112233", "#445566", "#778899"].first { text.contains($0) }
    }
    #expect(try color("one") == "#112233")
    #expect(try color("two") == "#445566")
    // As near to either: the first.
    #expect(try color("three") == "#112233")
    #expect(try color("four") == "#778899")
  }

  @Test("Loose images beside documents are found as well, from the folder that is nearest")
  func looseImages() throws {
    let folder = try ReportFolder()
    let pixel = Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
    for name in ["App/Images/mark@3x.png", "App/Images/other.png"] {
      try folder.write("", "in/" + name)
      try pixel?.write(to: URL(fileURLWithPath: folder.path + "/in/" + name))
    }
    for name in ["a", "b"] {
      let named = name == "a" ? "mark" : "mark.png"
      try folder.write(
        Self.cell(Self.image(named), resources: Self.resource(named)), "in/App/Views/\(name).xib")
    }
    let outcome = try render(folder)
    #expect(outcome.messages.allSatisfy { $0.code != "image-missing" })
    // Two documents, one image, one file: the one that nobody names is not read.
    #expect(folder.files("out/assets").filter { $0.hasSuffix(".png") }.count == 1)
  }

  @Test("An image that no catalog has is a box of the size in the document, and a note once a file")
  func missingImage() throws {
    let folder = try ReportFolder()
    let twice = Self.image("none") + Self.image("none").replacing("id=\"i\"", with: "id=\"j\"")
    try folder.write(Self.cell(twice, resources: Self.resource("none")), "in/a.xib")
    try folder.write(Self.cell(Self.image("none"), resources: Self.resource("none")), "in/b.xib")
    let notes = try render(folder).messages.filter { $0.code == "image-missing" }
    #expect(notes.count == 2)
    #expect(notes.allSatisfy { $0.level == .note })
    #expect(notes.first?.place?.hasPrefix("a.xib:") == true)
    #expect(notes.first?.text.contains("\"none\"") == true)
    #expect(try folder.text("out/svg/a-cell-0/normal.ios18.iphone-16.svg").contains("none"))
  }

  @Test("A colour by name is the catalog's; without one it is that which the document stored")
  func namedColors() throws {
    let folder = try ReportFolder()
    let view = """
      <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="10" y="2" width="40" height="40"/><color key="backgroundColor" name="Brand/accent"/></view>
      """
    let stored = """
      <namedColor name="Brand/accent"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></namedColor>
      """
    try folder.write(Self.cell(view, resources: stored), "in/App/a.xib")
    _ = try render(folder)
    let path = "out/svg/a-cell-0/normal.ios18.iphone-16.svg"
    #expect(try folder.text(path).contains("#f00"))
    try folder.write(
      #"{ "properties": { "provides-namespace": true } }"#, "in/App/C.xcassets/Brand/Contents.json")
    try folder.write(
      #"""
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components":
        { "red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1" } } } ] }
      """#, "in/App/C.xcassets/Brand/accent.colorset/Contents.json")
    _ = try render(folder)
    #expect(try folder.text(path).contains("#123456"))
  }

  @Test(
    "Ids tell the file, so that a further file renames nothing; equal ones are told apart by their folders")
  func ids() throws {
    let folder = try ReportFolder()
    func cells() throws -> [String?] {
      _ = try render(folder)
      return try folder.json("out/report.json")["previews"].list.map { $0["cell"].text }
    }
    try folder.write(Self.cell(), "in/Chat/MessageCell.xib")
    #expect(try cells() == ["MessageCell-cell-0"])
    try folder.write(Self.cell(), "in/Chat/AvatarCell.xib")
    #expect(try cells() == ["AvatarCell-cell-0", "MessageCell-cell-0"])
    try folder.write(Self.cell(), "in/de.lproj/MessageCell.xib")
    #expect(
      try cells() == ["AvatarCell-cell-0", "Chat-MessageCell-cell-0", "de-lproj-MessageCell-cell-0"])
    // Interface Builder's own id finds them as well.
    _ = try render(folder) { $0.filters.cells = ["cell-0"] }
    #expect(try folder.json("out/report.json")["previews"].list.count == 3)
  }

  @Test("The index shows the cells of each file under its path")
  func index() throws {
    let folder = try ReportFolder()
    try folder.write(Self.cell(), "in/b/<Two>.xib")
    try folder.write(Self.cell(), "in/a/One.xib")
    try folder.write("<document", "in/a/broken.xib")
    try folder.write(Self.cell().replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa"), "in/Mac.xib")
    let outcome = try render(folder)
    try ReportCheck(folder: folder, name: "out").run()
    let page = try folder.text("out/index.html")
    let places = [
      "a/One.xib</bdi></code></h2>", "b/&lt;Two&gt;.xib</bdi></code></h2>", "id=\"findings-title\"",
    ].map {
      page.range(of: $0)?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(page.contains("<img loading=\"lazy\" src=\"svg/One-cell-0/normal.ios18.iphone-16.svg\""))
    #expect(folder.files("out/assets").contains("files.css"))
    // The broken one is told; what is for a Mac is none of ours.
    #expect(outcome.messages.map(\.code) == ["broken-file"])
    #expect(outcome.messages.first?.place?.hasPrefix("a/broken.xib:") == true)
    // Without pictures in files they stand in the page.
    _ = try render(folder) { $0.writesPictures = false }
    let whole = try folder.text("out/index.html")
    #expect(!whole.contains("<img"))
    #expect(whole.contains("<svg"))
    try ReportCheck(folder: folder, name: "out").run()
  }

  /// What is read lies in the folder, whatever links and documents say.
  @Test func nothingOutside() throws {
    let folder = try ReportFolder()
    try folder.write(Self.cell(), "secret.xib")
    try folder.write(Self.picture("#ABCDEF"), "secret.svg")
    try folder.write(Self.cell(Self.image("mark"), resources: Self.resource("mark")), "in/a.xib")
    try folder.write(Self.contents, "in/A.xcassets/mark.imageset/Contents.json")
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.path + "/in/A.xcassets/mark.imageset/a.svg",
      withDestinationPath: folder.path + "/secret.svg")
    try files.createSymbolicLink(
      atPath: folder.path + "/in/b.xib", withDestinationPath: folder.path + "/secret.xib")
    try files.createSymbolicLink(atPath: folder.path + "/in/up", withDestinationPath: "..")
    let outcome = try render(folder)
    #expect(outcome.status == .done)
    #expect(try folder.json("out/report.json")["inputs"].list.map(\.text) == ["a.xib"])
    #expect(outcome.messages.map(\.code) == ["asset-broken", "broken-file"])
    #expect(outcome.messages.first?.text.hasSuffix("[asset-outside]") == true)
    #expect(!folder.files("out").contains { (try? folder.text("out/" + $0).contains("ABCDEF")) == true })
  }

  @Test func nothingToDraw() throws {
    let folder = try ReportFolder()
    try folder.write("{}", "in/package.json")
    try folder.write(Self.cell(), "in/Pods/a.xib")
    let outcome = try render(folder) { $0.filters = Request.Filters() }
    #expect(outcome.status == .invalidInput)
    #expect(outcome.messages.map(\.code) == ["no-design"])
    for word in [".xib", ".storyboard", "cellproof", "Pods", ".gitignore"] {
      #expect(outcome.messages.first?.text.contains(word) == true)
    }
    #expect(folder.files("out").isEmpty)
  }

  @Test func tellsHowFarItIs() throws {
    let folder = try ReportFolder()
    for name in ["a", "b", "c"] { try folder.write(Self.cell(), "in/\(name).xib") }
    let told = Told()
    _ = try render(folder) { $0.progress = { told.add($0) } }
    #expect(told.lines.filter { $0.hasPrefix("read") } == ["read 0/3", "read 1/3", "read 2/3"])
    // A page and a scene for each.
    #expect(Set(told.lines.filter { $0.hasPrefix("drawn") }) == Set((1...6).map { "drawn \($0)/6" }))
  }

  private final class Told: Sendable {
    private let all = Mutex<[String]>([])
    var lines: [String] { all.withLock { $0 } }

    func add(_ progress: Request.Progress) {
      let line =
        switch progress {
        case .reading(let done, let count): "read \(done)/\(count)"
        case .drawing(let done, let count): "drawn \(done)/\(count)"
        }
      all.withLock { $0.append(line) }
    }
  }
}
