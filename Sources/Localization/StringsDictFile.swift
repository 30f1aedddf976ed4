import Diagnostics

/// A `.stringsdict` file: a property list of texts that depend on numbers.
package enum StringsDictFile {
  /// The texts by key, and what is wrong; what is at fault is left out.
  package static func read(
    _ bytes: [UInt8]
  ) -> (formats: [String: LocalizedFormat], faults: [StringsFault]) {
    do throws(StringsFault) {
      var formats: [String: LocalizedFormat] = [:]
      var faults: [StringsFault] = []
      for (key, entry) in try PropertyList.dictionary(bytes).sorted(by: { $0.key < $1.key }) {
        guard let entry = entry.dictionary else { continue }
        let reader = Entry(entry)
        guard let format = reader.format() ?? widest(of: entry) else { continue }
        if reader.isTooDeep {
          let message = "the variables of \(Quotation.quoted(key)) name each other too often, or in a circle"
          faults.append(StringsFault("strings-cycle", message, at: 0..<0))
        } else {
          formats[key] = format
        }
      }
      return (formats, faults)
    } catch {
      return ([:], [error])
    }
  }

  /// Reads one text with its variables.
  private final class Entry {
    private let entry: [String: PropertyList]
    /// The variables whose forms are being read.
    private var open: Set<String> = []
    private var partCount = 0
    private(set) var isTooDeep = false

    init(_ entry: [String: PropertyList]) { self.entry = entry }

    func format() -> LocalizedFormat? {
      guard let text = entry["NSStringLocalizedFormatKey"]?.string else { return nil }
      return PrintfFormat.parse(text) { [self] name, argument in part(name, argument: argument) }
    }

    /// What a variable stands for; its forms may name others, but not itself.
    private func part(_ name: String, argument: Int) -> LocalizedFormat.Part? {
      partCount += 1
      guard partCount <= 1000, open.insert(name).inserted else {
        isTooDeep = true
        return nil
      }
      defer { open.remove(name) }
      guard let variable = entry[name]?.dictionary else { return nil }
      var forms: [PluralCategory: LocalizedFormat] = [:]
      for category in PluralCategory.allCases where !isTooDeep {
        guard let text = variable[category.rawValue]?.string else { continue }
        forms[category] = PrintfFormat.parse(text, ownArgument: argument) { [self] name, place in
          part(name, argument: place)
        }
      }
      return forms.isEmpty ? nil : .plural(argument: argument, forms: forms)
    }
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
