import Testing

@testable import cellproof

@Suite struct HelpTests {
  private static let commands: [Command?] = [nil] + Command.allCases.map { $0 }

  @Test(arguments: commands)
  func linesFitATerminal(command: Command?) {
    for line in Help.text(for: command).split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.count <= 80 && line.last != " ", "\(line)")
    }
    #expect(Help.text(for: command).hasSuffix("\n"))
    #expect(!Help.text(for: command).contains("\n\n\n"))
  }

  @Test(arguments: commands)
  func everyOptionIsListedWhereItBelongs(command: Command?) {
    let lines = Help.text(for: command).split(separator: "\n")
    for option in OptionTable.options {
      let isListed = lines.contains { line in
        line.prefix(6).allSatisfy { $0 != "c" } && line.dropFirst(6).hasPrefix("--\(option.name) ")
      }
      #expect(isListed == (command.map { option.commands.contains($0) } ?? true), "\(option.name)")
    }
  }

  @Test(arguments: commands)
  func whatIsToComeIsNotListed(command: Command?) {
    let text = Help.text(for: command)
    for name in OptionTable.later { #expect(!text.contains("--" + name)) }
    for word in Command.later {
      #expect(!text.contains("\n  \(word) ") && !text.contains("cellproof \(word)"))
    }
  }

  /// The examples in help are command lines that are understood.
  @Test(arguments: commands)
  func examplesParse(command: Command?) throws {
    let lines = Help.text(for: command).split(separator: "\n")
    let examples = lines.drop { $0 != "Examples:" }.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    for example in examples where example.contains("cellproof") {
      let words = example.split(separator: " ").drop { $0 != "cellproof" }.dropFirst().prefix { $0 != ">" }
      var parser = ArgumentParser(exists: { _ in false })
      try parser.parse(words.map(String.init))
    }
  }

  @Test func namesAndLettersAreUnique() {
    let names = OptionTable.options.map(\.name)
    let letters = OptionTable.options.compactMap(\.letter)
    #expect(Set(names).count == names.count)
    #expect(Set(letters).count == letters.count)
    #expect(OptionTable.later.isDisjoint(with: names))
    #expect(Command.later.isDisjoint(with: Command.allCases.map(\.rawValue)))
  }

  @Test func rowsAreWrappedBetweenWords() {
    let row = HelpRows.row("  --x", Array(repeating: "word", count: 12).joined(separator: " "))
    let lines = row.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.count <= HelpRows.width && $0.hasSuffix("word") })
    #expect(lines.last?.prefix { $0 == " " }.count == 27)
  }
}
