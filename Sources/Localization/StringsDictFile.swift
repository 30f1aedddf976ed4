/// A `.stringsdict` file: a property list of texts that depend on numbers.
package enum StringsDictFile {
  /// The texts by key, and what is wrong; what is at fault is left out.
  package static func read(
    _ bytes: [UInt8]
  ) -> (formats: [String: LocalizedFormat], faults: [StringsFault]) {
    do throws(StringsFault) {
      let entries = try PropertyList.dictionary(bytes)
      return (entries.compactMapValues { $0.dictionary.flatMap(format(of:)) }, [])
    } catch {
      return ([:], [error])
    }
  }

  private static func format(of entry: [String: PropertyList]) -> LocalizedFormat? {
    guard let text = entry["NSStringLocalizedFormatKey"]?.string else { return widest(of: entry) }
    return PrintfFormat.parse(text) { name, argument in
      entry[name]?.dictionary.flatMap { part(of: $0, argument: argument, in: entry, depth: 0) }
    }
  }

  /// What a variable stands for; its forms may name others.
  private static func part(
    of variable: [String: PropertyList], argument: Int, in entry: [String: PropertyList], depth: Int
  ) -> LocalizedFormat.Part? {
    var forms: [PluralCategory: LocalizedFormat] = [:]
    for category in PluralCategory.allCases {
      guard let text = variable[category.rawValue]?.string, depth < 8 else { continue }
      forms[category] = PrintfFormat.parse(text, ownArgument: argument) { name, place in
        entry[name]?.dictionary.flatMap { part(of: $0, argument: place, in: entry, depth: depth + 1) }
      }
    }
    return forms.isEmpty ? nil : .plural(argument: argument, forms: forms)
  }

  /// Of texts by width (`NSStringVariableWidthRuleType`) that for the widest screen.
  private static func widest(of entry: [String: PropertyList]) -> LocalizedFormat? {
    guard let widths = entry["NSStringVariableWidthRuleType"]?.dictionary else { return nil }
    let texts = widths.compactMap { width, text in
      Int(width).flatMap { number in text.string.map { (number, $0) } }
    }
    return texts.max { $0.0 < $1.0 }.map { PrintfFormat.parse($0.1) }
  }
}
