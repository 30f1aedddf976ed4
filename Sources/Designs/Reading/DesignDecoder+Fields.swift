import Diagnostics
import JSON

/// The members of an object by the keys of its form.
struct Fields {
  /// The object.
  let node: Int
  fileprivate var nodes: [String: Int] = [:]

  fileprivate init(node: Int) { self.node = node }

  /// The value at a key; nil where the object does not have it.
  subscript(_ name: String) -> Int? { nodes[name] }
}

extension DesignDecoder {
  /// The members of an object; unknown keys, keys of later versions and missing ones are reported.
  mutating func fields(of node: Int, _ form: ObjectForm) -> Fields? {
    guard document.kind(node) == .object else { return wrongType(node, .object(form.name)) }
    var fields = Fields(node: node)
    for (key, value) in document.members(of: node) {
      let name = document.text(of: key)
      if form.entry(name) != nil {
        fields.nodes[name] = fields.nodes[name] ?? value
      } else if form.notYet.contains(name) {
        notYet(key, "\"\(name)\"")
      } else if !ObjectForm.everywhere.contains(name) {
        unknownKey(key, name, form)
      }
    }
    checkPresence(fields, form)
    return fields
  }

  /// Reports keys that are missing or exclude each other.
  private mutating func checkPresence(_ fields: Fields, _ form: ObjectForm) {
    for entry in form.entries where entry.isRequired && fields[entry.name] == nil {
      let message = "\(form.words) needs the key \"\(entry.name)\""
      report("missing-key", at: document.brace(of: fields.node), message)
    }
    let choice = form.exactlyOne.map { "\"\($0)\"" }.joined(separator: " or ")
    let given = form.exactlyOne.compactMap { fields[$0] }
    if given.isEmpty, !choice.isEmpty {
      report("missing-key", at: document.brace(of: fields.node), "\(form.words) needs the key \(choice)")
    }
    for node in given.sorted().dropFirst() {
      report("conflicting-keys", at: node, "\(form.words) has \(choice), not both")
    }
  }

  /// Reports a part of the format that a later version reads.
  mutating func notYet(_ node: Int, _ what: String) {
    report("not-yet", at: node, "\(what) is not yet read; it comes with a later version")
  }

  private mutating func unknownKey(_ key: Int, _ name: String, _ form: ObjectForm) {
    if isFull { return }
    let owners = form.siblings.compactMap(ObjectForm.named).filter { $0.entry(name) != nil }
    if let owner = owners.first {
      report("unknown-key", at: key, "\"\(name)\" is a key of \(owner.words), not of \(form.words)")
    } else {
      let names = form.entries.map(\.name)
      report(
        "unknown-key", at: key,
        "unknown key \(quoted(name)) in \(form.words)\(nearMiss(to: name, among: names))")
    }
  }

  /// The value of a key; nil where it is absent or at fault.
  mutating func value<Value>(_ key: Key<Value>, in fields: Fields) -> Value? {
    guard let node = fields[key.name] else { return nil }
    self.key = key.name
    return key.shape.read(&self, node)
  }

  /// The setting of a key with what stands where it is absent or no rule holds.
  mutating func setting<Value>(
    _ key: Key<Value>, in fields: Fields, default standard: Value
  ) -> Setting<Value> {
    guard let node = fields[key.name] else { return Setting(otherwise: standard) }
    self.key = key.name
    return setting(at: node, key.shape, default: standard)
  }

  /// The setting of a key that has no default of its own.
  mutating func optional<Value>(_ key: Key<Value>, in fields: Fields) -> Setting<Value?> {
    guard let node = fields[key.name] else { return Setting(otherwise: nil) }
    self.key = key.name
    return setting(at: node, key.shape.map { Optional($0) }, default: nil)
  }
}
