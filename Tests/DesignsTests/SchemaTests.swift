import Diagnostics
import Foundation
import Testing

@testable import Designs

private let schemaFile = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../Resources/Schema/design.schema.json").standardizedFileURL

/// `RECORD=1 swift test --filter SchemaTests` writes the file anew, and fails once more.
@Test func theSchemaIsTheReaders() throws {
  if ProcessInfo.processInfo.environment["RECORD"] != nil {
    try DesignSchema.text.write(to: schemaFile, atomically: true, encoding: .utf8)
    Issue.record("the schema was written anew")
  }
  #expect(try String(contentsOf: schemaFile, encoding: .utf8) == DesignSchema.text)
}

/// The definitions of the schema, as Foundation reads them.
private func definitions() throws -> [String: [String: Any]] {
  let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: schemaFile)) as? [String: Any]
  return try #require(schema?["$defs"] as? [String: [String: Any]])
}

/// Every key that the reader knows is in the schema and the other way round.
@Test func theSchemaHasTheReadersKeys() throws {
  let definitions = try definitions()
  #expect(Set(definitions.keys) == Set(ObjectForm.all.map(\.name) + ["anyView", "row"]))
  for form in ObjectForm.all {
    let properties = definitions[form.name]?["properties"] as? [String: Any] ?? [:]
    #expect(Set(properties.keys) == Set(form.entries.map(\.name) + ["$schema", "$comment"]), "\(form.name)")
    let required = definitions[form.name]?["required"] as? [String] ?? []
    #expect(Set(required) == Set(form.entries.filter(\.isRequired).map(\.name)), "\(form.name)")
  }
}

/// Every key of the schema, given values at and beyond what the schema allows: the reader must agree.
@Test func theReaderReadsWhatTheSchemaAllows() throws {
  let walk = SchemaWalk(definitions: try definitions())
  var count = 0
  for form in ObjectForm.all {
    for (key, sample) in walk.samples(of: form.name) {
      count += 1
      let (_, diagnostics) = read(walk.document(form.name, key, sample.text))
      let faults = diagnostics.filter { SchemaWalk.ofSchema.contains($0.code) }
      #expect(faults.isEmpty == sample.isGood, "\(form.name).\(key) \(sample.text): \(faults.map(\.message))")
    }
  }
  #expect(count > 1000)
}
