private import CResources

/// The files of Resources/ by their names from there on: `Web/report.css`.
///
/// They are part of the program: nothing is read, nothing is done before it is asked for.
package enum Bundled {
  /// The bytes of a file; nil where there is none of that name.
  package static func file(_ name: String) -> [UInt8]? {
    table { entries in
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        let order = compare(name, entries[middle])
        if order == 0 {
          return Array(UnsafeBufferPointer(start: entries[middle].bytes, count: entries[middle].size))
        }
        if order < 0 { high = middle } else { low = middle + 1 }
      }
      return nil
    }
  }

  /// The names of all files below a folder (`Designs`), in bytewise order; of all for an empty name.
  package static func names(under folder: String = "") -> [String] {
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    return table { entries in
      entries.map { String(cString: $0.name) }.filter { $0.utf8.starts(with: prefix.utf8) }
    }
  }

  private static func table<Value>(
    _ body: (UnsafeBufferPointer<cellproof_resource>) -> Value
  ) -> Value {
    var count = 0
    let start = cellproof_resources(&count)
    return body(UnsafeBufferPointer(start: start, count: count))
  }

  /// Below, at or above zero as a name comes before, is, or comes behind that of an entry.
  private static func compare(_ name: String, _ entry: cellproof_resource) -> Int {
    var index = 0
    for byte in name.utf8 {
      let other = UInt8(bitPattern: entry.name[index])
      if byte != other { return byte < other ? -1 : 1 }
      // A null byte in the name would run past the entry's end.
      if other == 0 { return 1 }
      index += 1
    }
    return entry.name[index] == 0 ? 0 : -1
  }
}
