import Testing

@testable import Assets

@Suite struct NearFoldersTests {
  /// The more of the way is shared the nearer; of those the one that lies less deep.
  @Test(arguments: [
    (
      "App/Chat/Views",
      [
        "App/Chat/Views/A.xcassets", "App/Chat/Views/Images", "App/Chat/A.xcassets",
        "App/Chat/Other/A.xcassets",
        "App/A.xcassets", "App/Feed/Views/A.xcassets", "A.xcassets", "Other/A.xcassets",
      ]
    ),
    (".", ["A.xcassets", "App/A.xcassets", "App/Chat/A.xcassets"]),
  ])
  func ranks(folder: String, nearestFirst: [String]) {
    let near = NearFolders(of: folder)
    let ranks = nearestFirst.map { near.rank(of: $0) }
    #expect(ranks == ranks.sorted())
    #expect(Set(ranks.map { [$0.shared, $0.depth] }).count == ranks.count)
  }
}
