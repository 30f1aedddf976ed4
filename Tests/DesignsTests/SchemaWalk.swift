@testable import Designs

/// Makes values that the schema allows and values that it does not.
struct SchemaWalk {
  struct Sample {
    let text: String
    let isGood: Bool
  }

  let definitions: [String: [String: Any]]

  /// The faults that a schema can find; the others are about what names refer to.
  static let ofSchema: Set<String> = [
    "unknown-key", "unknown-name", "unknown-system", "unknown-device", "unsupported-version", "wrong-type",
    "out-of-range", "missing-key", "conflicting-keys", "empty-list", "wrong-count", "empty-string",
    "invalid-id",
    "not-yet", "invalid-data",
  ]

  /// The least object of each kind that needs keys.
  private static let least: [String: [String: String]] = [
    "design": ["cellproof": "1", "cells": #"[{"id":"c"}]"#], "cell": ["id": #""c""#],
    "shadow": ["opacity": "1"], "swipeActionsConfiguration": ["actions": "[{}]"], "blanks": ["spaces": "1"],
    "pattern": ["pattern": #"{"snapshot":{"type":"view"}}"#],
    "snapshotArtwork": ["snapshot": #"{"type":"view"}"#], "drawnArtwork": ["drawn": #"{"size":[1,1]}"#],
    "drawing": ["size": "[74,74]"],
    "scene": ["id": #""s""#, "rows": "[]"], "sceneSection": ["rows": "[]"], "sceneRow": ["cell": #""c""#],
    "ignore": ["rule": #""r""#, "reason": #""x""#], "dynamicColor": ["light": #""red""#],
    "styleFont": ["textStyle": #""body""#], "systemFont": ["size": "17"],
    "scaledNumber": ["value": "8", "relativeTo": #""body""#],
    "namedFont": ["name": #""Menlo""#, "size": "17"],
    "canvas": ["device": #""iPhone 8""#, "width": "320", "margin": "16"],
    "namedImage": ["named": #""a""#], "systemImage": ["systemName": #""a""#],
    "localizedText": ["localized": #""a""#], "pluralForms": ["other": #""a""#],
    "nib": ["file": #""a.xib""#],
    "segmentedControlView": ["segments": #"["a","b"]"#],
  ]

  /// A design with an object of a kind in it that has one key more.
  func document(_ form: String, _ key: String, _ value: String) -> String {
    var members = least(form)
    // A scene has rows or sections, blanks are of one kind.
    if form == "scene", key == "sections" { members["rows"] = nil }
    if form == "blanks", key == "hairSpaces" { members["spaces"] = nil }
    members[key] = value
    return wrapped(form, object(members))
  }

  private func least(_ form: String) -> [String: String] {
    var members = SchemaWalk.least[form] ?? [:]
    let type = (definitions[form]?["properties"] as? [String: Any])?["type"] as? [String: Any]
    if let names = type?["enum"] as? [String] { members["type"] = "\"\(names[0])\"" }
    return members
  }

  private func object(_ members: [String: String]) -> String {
    "{" + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  private func wrapped(_ form: String, _ text: String) -> String {
    func top(_ member: String) -> String { #"{"cellproof":1,"cells":[{"id":"c"}],\#(member)}"# }
    func action(_ member: String) -> String {
      Samples.cell(#""swipeActions":{"trailing":{"actions":[{\#(member)}]}}"#)
    }
    switch form {
    case "design": return text
    case "localizedText": return Samples.view("\"type\":\"label\",\"text\":\(text)")
    case "pluralForms": return top("\"strings\":{\"en\":{\"a\":\(text)}}")
    case "cell": return #"{"cellproof":1,"cells":[\#(text)]}"#
    case "preview", "table": return top("\"\(form)\":\(text)")
    case "ignore": return top("\"ignore\":[\(text)]")
    case "scene": return top("\"scenes\":[\(text)]")
    case "sceneSection": return top(#""scenes":[{"id":"s","sections":[\#(text)]}]"#)
    case "sceneRow": return top(#""scenes":[{"id":"s","rows":[\#(text)]}]"#)
    case "separatorInsets": return top(#""table":{"separatorInset":\#(text)}"#)
    case "dynamicColor": return top(#""colors":{"a":\#(text)}"#)
    case "card", "swipeActions": return Samples.cell("\"\(form)\":\(text)")
    case "nib": return Samples.cell("\"nib\":\(text)")
    case "binding": return Samples.cell("\"nib\":{\"file\":\"a.xib\",\"bind\":{\"a\":\(text)}}")
    case "contentConfiguration": return Samples.cell("\"contentConfiguration\":\(text)")
    case "cellLabel": return Samples.cell("\"textLabel\":\(text)")
    case "cellImageView": return Samples.cell("\"imageView\":\(text)")
    case "canvas", "surfaceIDs": return Samples.cell("\"\(form)\":\(text)")
    case "buttonConfiguration": return Samples.view(#""type":"button","configuration":\#(text)"#)
    case "edgeInsets": return Samples.view(#""type":"button","contentEdgeInsets":\#(text)"#)
    case "intrinsicSize": return Samples.view(#""type":"view","intrinsicContentSize":\#(text)"#)
    case "shadow", "insets": return Samples.cell("\"card\":{\"\(form)\":\(text)}")
    case "swipeActionsConfiguration": return Samples.cell("\"swipeActions\":{\"trailing\":\(text)}")
    case "action": return Samples.cell("\"swipeActions\":{\"trailing\":{\"actions\":[\(text)]}}")
    case "blanks": return action("\"title\":\(text)")
    case "pattern": return action("\"backgroundColor\":\(text)")
    case "snapshotArtwork", "drawnArtwork": return action("\"backgroundColor\":{\"pattern\":\(text)}")
    case "drawing": return action("\"image\":{\"drawn\":\(text)}")
    case "styleFont", "systemFont", "namedFont": return Samples.view("\"type\":\"label\",\"font\":\(text)")
    case "namedImage", "systemImage": return Samples.view("\"type\":\"image\",\"image\":\(text)")
    case "scaledNumber": return Samples.view(#""type":"view","metrics":{"a":\#(text)}"#)
    case "priorities": return Samples.view("\"type\":\"view\",\"contentHuggingPriority\":\(text)")
    default: return Samples.cell("\"content\":\(text)")
    }
  }

  /// Values for each key of a kind, and a key that it does not have.
  func samples(of form: String) -> [(key: String, sample: Sample)] {
    let properties = definitions[form]?["properties"] as? [String: [String: Any]] ?? [:]
    var all: [(key: String, sample: Sample)] = [("noSuchKey", Sample(text: "1", isGood: false))]
    for (key, schema) in properties.sorted(by: { $0.key < $1.key }) {
      if key == "type" { continue }
      all += samples(schema).map { (key, $0) }
    }
    return all
  }

  private func samples(_ schema: [String: Any]) -> [Sample] {
    if let path = schema["$ref"] as? String { return samples(at: path) }
    if let choices = schema["anyOf"] as? [[String: Any]] { return choice(choices) }
    if let names = schema["enum"] as? [String] {
      return names.map { Sample(text: "\"\($0)\"", isGood: true) } + bad(["\"noSuchName\"", "null"])
    }
    switch schema["type"] as? String {
    case "boolean": return good(["true", "false"]) + bad(["0", "null", "\"true\""])
    case "number", "integer": return numbers(schema)
    case "string": return strings(schema)
    case "array": return list(schema)
    case "object": return good(["{}", #"{"$comment":[1]}"#]) + bad(["[]", "1"])
    default: return good(["{\"a\":[null]}"])
    }
  }

  private func samples(at path: String) -> [Sample] {
    let parts = path.split(separator: "/").dropFirst(2).map(String.init)
    if parts.count == 3 {
      let properties = definitions[parts[0]]?["properties"] as? [String: [String: Any]]
      return samples(properties?[parts[2]] ?? [:])
    }
    if parts[0] == "anyView" {
      return good([#"{"type":"spacer"}"#]) + bad([#"{"type":"table"}"#, "{}", "1"])
    }
    if parts[0] == "row" { return good([#"{"a":1,"b":null,"c":"","d":true}"#]) + bad(["1", #"{"a":[]}"#]) }
    return good([object(least(parts[0]))]) + bad(["null"])
  }

  /// What is good for one is good; what is bad for one may be good for another, so only null is bad.
  private func choice(_ choices: [[String: Any]]) -> [Sample] {
    choices.flatMap { samples($0).filter(\.isGood) } + bad(["null"])
  }

  private func numbers(_ schema: [String: Any]) -> [Sample] {
    let least = (schema["minimum"] as? Double) ?? (schema["exclusiveMinimum"] as? Double) ?? 0
    let most = schema["maximum"] as? Double ?? 0
    let isAbove = schema["minimum"] == nil
    let first = isAbove ? least + 0.5 : least
    var all = good([NumberText.shortest(first), NumberText.shortest(most)])
    all += bad([
      NumberText.shortest(isAbove ? least : least - 1), NumberText.shortest(most + 1), "\"1\"", "null",
    ])
    if schema["type"] as? String == "integer" { all += bad(["0.5"]) }
    return all
  }

  private func strings(_ schema: [String: Any]) -> [Sample] {
    if let pattern = schema["pattern"] as? String {
      return pattern.contains("@")
        ? good(["\"402x874@3x\""]) : good(["\"a-B_9\""]) + bad(["\"a b\"", "\"\"", "1"])
    }
    if schema["minLength"] != nil { return good(["\"red\""]) + bad(["1"]) }
    return good(["\"\"", "\"any\""]) + bad(["1", "null"])
  }

  private func list(_ schema: [String: Any]) -> [Sample] {
    let least = schema["minItems"] as? Int ?? 0
    if let items = schema["prefixItems"] as? [[String: Any]] { return tuple(items) }
    let element = samples(schema["items"] as? [String: Any] ?? [:]).first { $0.isGood }?.text ?? "1"
    let rule =
      ((schema["items"] as? [String: Any])?["properties"] as? [String: Any])?["use"] as? [String: Any]
    if let rule, let use = samples(rule).first(where: \.isGood)?.text {
      return good(["[{\"use\":\(use)}]", "[{\"when\":\"$row == 1\",\"use\":\(use)}]"]) + bad(["[]", "[{}]"])
    }
    let fewest = [String](repeating: element, count: least).joined(separator: ",")
    var all = good(["[\(fewest)]"]) + bad(["[null]", "1"])
    if least > 0 { all += bad(["[]"]) }
    if let most = schema["maxItems"] as? Int, most <= 40 {
      all += bad(["[" + [String](repeating: element, count: most + 1).joined(separator: ",") + "]"])
    }
    return all
  }

  private func tuple(_ items: [[String: Any]]) -> [Sample] {
    let elements = items.map { samples($0).first(where: \.isGood)?.text ?? "1" }
    let wrong = items.indices.map { index in
      var copy = elements
      copy[index] = samples(items[index]).first { !$0.isGood }?.text ?? "null"
      return copy
    }
    let lists = wrong + [elements + ["1"], Array(elements.dropLast()), []]
    return good(["[" + elements.joined(separator: ",") + "]"])
      + bad(lists.map { "[" + $0.joined(separator: ",") + "]" })
  }

  private func good(_ texts: [String]) -> [Sample] { texts.map { Sample(text: $0, isGood: true) } }
  private func bad(_ texts: [String]) -> [Sample] { texts.map { Sample(text: $0, isGood: false) } }
}
