import Diagnostics
import Proofing

/// All options; parsing, help and suggestions read this table and no other.
enum OptionTable {
  static let options: [Option] = output + filters + general

  /// Names that are kept for options to come.
  static let later: Set<String> = ["shard", "single-file", "text"]

  private static let output: [Option] = [
    .value(
      "output", letter: "o", "DIR", .folder, "Folder of the report (default: public)", in: .output,
      of: [.render]
    ) { $0.outputFolder = $1 },
    .flag("no-svg", "Leave out svg/, the single pictures", in: .output, of: [.render]) {
      $0.request.writesPictures = false
    },
    .value(
      "fail-on", "LEVEL", .choice,
      "Findings that fail the run: error, warning (or worse), never (default: never)",
      in: .output, of: [.render]
    ) { $0.request.failsOn = $1 },
    .value(
      "format", "FORMAT", .choice, "text or json (default: text)", in: .output, of: [.layout]
    ) { $0.layoutFormat = $1 },
  ]

  private static let filters: [Option] = [
    .filter("cell", "ID", "A cell by its id") { $0.request.filters.cells.append($1) },
    .filter("state", "NAME", "normal, highlighted, swiped, editing, ...") {
      $0.request.filters.states.append($1)
    },
    .filter("system", "VERSION", "8 to 18, 26, and 11-xcode8") { $0.request.filters.systems.append($1) },
    .filter("device", "NAME", "\"iPhone 16\", or a size: 402x874@3x") {
      $0.request.filters.devices.append($1)
    },
    .filter("appearance", "NAME", "light, dark, lightHighContrast, darkHighContrast") {
      $0.request.filters.appearances.append($1)
    },
    .filter("content-size", "NAME", "XS to XXXL, AX1 to AX5, or a long name such as large") {
      $0.request.filters.contentSizes.append($1)
    },
    .filter("direction", "NAME", "ltr, rtl") { $0.request.filters.directions.append($1) },
    .filter("locale", "NAME", "A locale of the design's strings") {
      $0.request.filters.locales.append($1)
    },
  ]

  private static let general: [Option] = [
    .value(
      "fonts", "DIR", .folder, "Folder of fonts to look into first; repeatable", in: .general,
      of: [.render, .layout], repeatable: true
    ) { $0.request.fontFolders.append($1) },
    // More workers than any machine has processors only cost memory.
    .value(
      "jobs", "N", .wholeNumber(1...1024), "Workers (default: one for each processor)", in: .general,
      of: [.render, .layout]
    ) { $0.request.jobs = $1 },
    .flag("quiet", "Print errors only", in: .general) { $0.isQuiet = true },
    .value(
      "color", "WHEN", .choice, "Colours: auto, always or never (default: auto)", in: .general
    ) { $0.color = $1 },
    .flag("help", letter: "h", "Print this help", in: .general, repeatable: true) { $0.question = .help },
    .flag("version", "Print the version", in: .general, repeatable: true) {
      if $0.question == nil { $0.question = .version }
    },
  ]
}

extension OptionTable {
  static func option(named name: some StringProtocol) -> Option? { options.first { $0.name == name } }

  static func option(letter: Character) -> Option? { options.first { $0.letter == letter } }

  /// The name that was meant: one that starts like it, or a near miss.
  static func suggestion(for name: String, in command: Command?) -> String? {
    let known = options.filter { option in command.map { option.commands.contains($0) } ?? true }.map(\.name)
    if name.utf8.count > 1, let longer = known.first(where: { $0.hasPrefix(name) }) { return longer }
    return Suggestion.nearest(to: name, among: known)
  }
}
