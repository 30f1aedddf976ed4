import Graphics
import Testing

@testable import Assets

@Suite("Pictures of designs in the program") struct BundledPicturesTests {
  @Test("Images come from the folders beside the design")
  func images() throws {
    var library = PictureLibrary(bundledFolder: "Designs", folders: ["icons"])
    #expect(library.folderErrors.isEmpty)
    let id = try library.load("mark").get()
    // The published checkmark is a vector of 50 x 50.
    #expect(library[id].size.width == 50)
    #expect(library[id].size.height == 50)
  }

  @Test(
    "What is not there, or elsewhere in the program, is not found",
    arguments: ["none", "../Icons/trash", "/icons/mark"])
  func missing(name: String) {
    var library = PictureLibrary(bundledFolder: "Designs", folders: ["icons"])
    guard case .failure = library.load(name) else {
      Issue.record("\(name) was found")
      return
    }
  }

  @Test("A folder that is not there is told", arguments: ["none", "../Icons"])
  func folder(name: String) {
    let library = PictureLibrary(bundledFolder: "Designs", folders: [name])
    #expect(library.folderErrors.map(\.error.kind) == [.folder])
  }
}
