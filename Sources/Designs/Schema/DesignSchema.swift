/// The JSON Schema (draft 2020-12) of the design file, written from the reader's own tables.
///
/// `Resources/Schema/design.schema.json` is this text; a test keeps it so.
package enum DesignSchema {
  /// The whole schema.
  package static var text: String {
    var writer = SchemaWriter()
    let definitions = ObjectForm.all.map { writer.definition($0) } + writer.sharedDefinitions()
    return """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "cellproof design, version 1",
        "$ref": "#/$defs/design",
        "$defs": {
      \(definitions.joined(separator: ",\n"))
        }
      }

      """
  }
}
