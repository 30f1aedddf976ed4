import Bundled

/// The designs that come with cellproof.
public enum Samples {
  /// The names, in the order in which a report shows them.
  public static let names = ["truck-card", "row-actions", "checked-cell", "item-cell"]

  /// The bytes of a sample's design file; nil where there is none of that name.
  public static func design(_ name: String) -> [UInt8]? {
    names.contains(name) ? Bundled.file("Designs/\(name).json") : nil
  }
}
