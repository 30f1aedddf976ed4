import Proofing
import Testing

@testable import cellproof

/// What words are understood as; the words and their meaning are the command's published contract.
@Suite struct ArgumentParserTests {
  private func parse(_ words: [String], existing: Set<String> = []) throws -> Invocation {
    var parser = ArgumentParser(exists: existing.contains)
    try parser.parse(words)
    return parser.invocation
  }

  @Test func nothingIsRenderIntoPublic() throws {
    let invocation = try parse([])
    #expect(invocation.command == nil)
    #expect(invocation.inputs == [])
    #expect(invocation.outputFolder == "public")
    #expect(invocation.request.writesPictures)
    #expect(invocation.request.jobs == nil)
    #expect(invocation.request.failsOn == .never)
    #expect(!invocation.isQuiet)
    #expect(invocation.color == .auto)
  }

  @Test(arguments: [
    (["render", "a.json"], Command.render, ["a.json"]),
    (["a.json", "b/"], nil, ["a.json", "b/"]),
    (["layout", "a.json"], .layout, ["a.json"]),
    (["--quiet", "layout", "a.json"], .layout, ["a.json"]),
    (["--format", "json", "layout", "a.json"], .layout, ["a.json"]),
    (["import", "a.xib"], .import, ["a.xib"]),
    (["schema"], .schema, []),
    // Only the first word names a command.
    (["a.json", "layout"], nil, ["a.json", "layout"]),
    (["render", "render"], .render, ["render"]),
    (["render", "check"], .render, ["check"]),
    (["--", "render"], nil, ["render"]),
    (["--", "--quiet", "-o", "-"], nil, ["--quiet", "-o", "-"]),
    (["render", "--", "-"], .render, ["-"]),
    (["designs"], nil, ["designs"]),
  ])
  func wordsAreCommandAndInputs(words: [String], command: Command?, paths: [String]) throws {
    let invocation = try parse(words, existing: ["designs"])
    #expect(invocation.command == command)
    #expect(invocation.inputs == paths.map(Invocation.Input.path))
  }

  @Test func dashIsStandardInput() throws {
    #expect(try parse(["-"]).inputs == [.standardInput])
    #expect(try parse(["layout", "a.json", "-"]).inputs == [.path("a.json"), .standardInput])
  }

  @Test(arguments: [
    ["-o", "proof"], ["-oproof"], ["-o=proof"], ["--output", "proof"], ["--output=proof"],
  ])
  func valuesStandBehindOrAfterAnEqualsSign(words: [String]) throws {
    #expect(try parse(words).outputFolder == "proof")
  }

  @Test func valuesMayHoldAnythingBehindTheFirstEqualsSign() throws {
    #expect(try parse(["--cell=a=b"]).request.filters.cells == ["a=b"])
    // A combining mark behind the sign makes one character of both, but not one byte.
    #expect(try parse(["--cell=\u{301}x"]).request.filters.cells == ["\u{301}x"])
    #expect(try parse(["--cell=--x"]).request.filters.cells == ["--x"])
    #expect(try parse(["--device", "iPhone 16"]).request.filters.devices == ["iPhone 16"])
  }

  @Test func filtersAreGatheredInOrder() throws {
    let filters = try parse([
      "layout", "a.json", "--cell", "a", "--cell=b", "--state", "normal", "--system", "26",
      "--system=11-xcode8",
      "--device", "iPhone 8", "--appearance", "dark", "--content-size", "AX5", "--direction", "rtl",
      "--locale", "ar",
    ]).request.filters
    #expect(filters.cells == ["a", "b"])
    #expect(filters.states == ["normal"])
    #expect(filters.systems == ["26", "11-xcode8"])
    #expect(filters.devices == ["iPhone 8"])
    #expect(filters.appearances == ["dark"])
    #expect(filters.contentSizes == ["AX5"])
    #expect(filters.directions == ["rtl"])
    #expect(filters.locales == ["ar"])
  }

  @Test func theRestReachesTheRequest() throws {
    let render = try parse([
      "--no-svg", "--fonts", "a", "--fonts=b", "--jobs", "3", "--fail-on", "warning", "--quiet",
      "--color=never",
    ])
    #expect(!render.request.writesPictures)
    #expect(render.request.fontFolders == ["a", "b"])
    #expect(render.request.jobs == 3)
    #expect(render.request.failsOn == .warning)
    #expect(render.isQuiet)
    #expect(render.color == .never)
    #expect(try parse(["layout", "a.json", "--format=json"]).layoutFormat == .json)
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["layout", "--help"], ["layout", "-h", "--help"], ["--version", "--help"],
    ["--help", "--version"], ["schema", "a.json", "--help"],
  ])
  func helpNeedsNothingElse(words: [String]) throws {
    #expect(try parse(words).question == .help)
  }

  @Test func versionNeedsNothingElse() throws {
    #expect(try parse(["--version"]).question == .version)
    #expect(try parse(["layout", "--version"]).question == .version)
  }
}
