import Bundled

extension Proofing {
  /// The JSON Schema of the design file.
  public static var schema: [UInt8] { Bundled.file("Schema/design.schema.json") ?? [] }
}
