import Files
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("a", "/b", "/b"), ("", "b", "b"), ("a", "", "a"),
    ("/", "b", "/b"),
  ])
  func joins(_ base: String, _ name: String, _ expected: String) {
    #expect(FilePath.join(base, name) == expected)
  }

  // dirname and basename of POSIX, but for the empty path.
  @Test(arguments: [
    ("a/b.svg", "a", "b.svg"), ("/a", "/", "a"), ("a", ".", "a"), ("a/b/", "a", "b"),
    ("//a//b//", "//a", "b"),
    ("/", "/", "/"),
  ])
  func splits(_ path: String, _ parent: String, _ name: String) {
    #expect(FilePath.parent(of: path) == parent)
    #expect(FilePath.name(of: path) == name)
  }

  @Test(arguments: [
    ("a/b.SVG", "b", "svg"), ("a.b.c", "a.b", "c"), (".hidden", ".hidden", ""), ("x", "x", ""),
    ("x.", "x", ""),
    ("a.d/x", "x", ""), ("..", "..", ""), ("é.json", "é", "json"),
  ])
  func separatesTheExtension(_ path: String, _ stem: String, _ kind: String) {
    #expect(FilePath.stem(of: path) == stem)
    #expect(FilePath.fileExtension(of: path) == kind)
  }

  // The examples of Go's path.Clean.
  @Test(arguments: [
    ("a//c", "a/c"), ("a/c/.", "a/c"), ("a/c/b/..", "a/c"), ("../a/c", "../a/c"),
    ("../a/b/../././/c", "../a/c"),
    ("/../a/c", "/a/c"), ("", "."), ("a/../..", ".."), ("/..", "/"),
  ])
  func normalizes(_ path: String, _ expected: String) {
    #expect(FilePath.normalized(path) == expected)
  }

  @Test(arguments: [
    ("/w/a/b", "/w", "a/b"), ("/w/a", "/w/", "a"), ("/wide/a", "/w", "/wide/a"), ("a", ".", "a"),
    ("/w", "/w", "."),
    ("/a", "/", "a"),
  ])
  func makesRelative(_ path: String, _ base: String, _ expected: String) {
    #expect(FilePath.relative(path, to: base) == expected)
  }
}
