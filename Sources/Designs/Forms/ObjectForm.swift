/// One kind of object in a design file: its keys and what may stand at each.
package struct ObjectForm: Sendable {
  /// A key and what may stand at it.
  package struct Entry: Sendable {
    package let name: String
    package let form: Form
    package let isRequired: Bool
    /// One sentence for the schema.
    package let about: String
  }

  /// The name among the schema's definitions.
  package let name: String
  /// How messages name it: `a card`.
  package let words: String
  package let entries: [Entry]
  /// Keys of the format that this version does not read.
  package let notYet: [String]
  /// The kinds that could stand in the same place, for messages about keys of theirs.
  package let siblings: [String]

  /// Keys of which exactly one must be there; empty where there is no such choice.
  package let exactlyOne: [String]

  package init(
    _ name: String, _ words: String, _ entries: [Entry], notYet: [String] = [], siblings: [String] = [],
    exactlyOne: [String] = []
  ) {
    self.name = name
    self.words = words
    self.entries = entries
    self.notYet = notYet
    self.siblings = siblings
    self.exactlyOne = exactlyOne
  }

  /// The entry of a key; nil where the kind has none.
  package func entry(_ name: String) -> Entry? { entries.first { $0.name == name } }

  /// Keys that may stand in every object.
  package static let everywhere = ["$schema", "$comment"]
}
