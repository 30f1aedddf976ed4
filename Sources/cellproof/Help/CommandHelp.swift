/// What help says about a command beside its options.
struct CommandHelp {
  var usage: String
  /// One line for the list of commands.
  var summary: String
  /// What it does, in lines of at most 80 columns.
  var description: String
  var examples: [HelpExample]

  static func of(_ command: Command) -> CommandHelp {
    switch command {
    case .render: render
    case .layout: layout
    case .import: `import`
    case .schema: schema
    }
  }
}

/// A command line that works, and what it gives.
struct HelpExample {
  var line: String
  var what: String
}

extension CommandHelp {
  private static let render = CommandHelp(
    usage: "cellproof [render] [INPUT...] [-o DIR] [OPTION...]",
    summary: "Draw every state the designs ask for; the default",
    description: """
      Draws every state that the designs ask for, and writes a folder of pages,
      pictures and layouts; open its index.html. An earlier report there is replaced
      whole; files that are not of a report stay.

      """ + input,
    examples: [
      HelpExample(line: "cellproof", what: "the designs that come with cellproof, into public/"),
      HelpExample(line: "cellproof inbox.json -o proof", what: "one design, into proof/"),
      HelpExample(
        line: "cellproof designs/ --system 11 --system 26 --state swiped",
        what: "two systems, one state, of all designs in a folder"),
      HelpExample(
        line: "make-design | cellproof - --fail-on error", what: "a design from a pipe, as a gate in CI"),
    ])

  private static let layout = CommandHelp(
    usage: "cellproof layout INPUT... [--format text|json] [OPTION...]",
    summary: "Print the solved views with their frames; no pictures",
    description: """
      Prints the views that UIKit would build, with their frames in points: the
      normal state in the first value of each dimension, or what the filters say.

      INPUT is a design file (.json), a .xib, a .storyboard, a folder of them, or -
      for JSON on standard input. Of a .xib or .storyboard the canvas is printed as
      the file has it: its device, its text size, left to right. Options that ask for
      other traits do not apply to it; render draws such files in any.

      """,
    examples: [
      HelpExample(line: "cellproof layout inbox.json", what: "the tree of views, for people"),
      HelpExample(
        line: "cellproof layout inbox.json --format json --state swiped --system 10",
        what: "the swiped cell of iOS 10 for programs"),
    ])

  private static let `import` = CommandHelp(
    usage: "cellproof import FILE",
    summary: "Print a design made of a .xib or .storyboard",
    description: """
      Prints a design file made of the table cells of one .xib or .storyboard, under
      Interface Builder's ids. As it stands, its frames are those of the canvas;
      without its "preview", every default state is drawn as devices show it.

      """,
    examples: [
      HelpExample(
        line: "cellproof import Main.storyboard > main.json",
        what: "then add swipe actions, data, states; draw it with cellproof main.json")
    ])

  private static let schema = CommandHelp(
    usage: "cellproof schema",
    summary: "Print the JSON Schema of the design file",
    description: """
      Prints the JSON Schema of the design file, for editors that complete and check.

      """,
    examples: [
      HelpExample(
        line: "cellproof schema > cellproof.schema.json",
        what: "then \"$schema\": \"cellproof.schema.json\" in a design")
    ])

  static let input = """

    INPUT is a design file (.json), a .xib, a .storyboard, a folder of them, or -
    for JSON on standard input. Without one, the designs that come with cellproof
    are drawn.

    """

  static let wholeExamples = [
    HelpExample(line: "cellproof inbox.json -o proof", what: "draw one design into proof/"),
    HelpExample(
      line: "cellproof designs/ --system 11 --system 26 --state swiped",
      what: "two systems, one state, of all designs in a folder"),
    HelpExample(line: "cellproof layout inbox.json --format json", what: "frames for programs"),
  ]

  static let exitStatus = """

    Exit status:
      0   done
      1   findings at or above --fail-on
      2   an input is unreadable or invalid; nothing was written
      3   output could not be written whole
      64  wrong usage

    """
}
