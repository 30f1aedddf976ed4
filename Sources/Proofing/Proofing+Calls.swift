// Stand-ins until the pipeline is there: the names and types are the contract with the command.
extension Proofing {
  /// The version that `--version` prints and reports carry.
  public static let version = "0.1.0"

  /// The JSON Schema of the design file.
  public static var schema: [UInt8] { Array("{}\n".utf8) }

  /// Draws what is asked and writes the report folder.
  public static func render(_ request: Request, into folder: String) -> Outcome { Outcome(status: .done) }

  /// Solves what is asked and gives the views with their frames, for standard output.
  public static func layout(_ request: Request, format: LayoutFormat) -> Outcome { Outcome(status: .done) }
}
