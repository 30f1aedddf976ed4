import Bundled

/// The designs that come with cellproof.
public enum Samples {
  /// The names, in the order in which a report shows them.
  public static let names = ["truck-card", "row-actions", "checked-cell", "item-cell"]

  /// Where they and their images stand in Resources/.
  static let folder = "Designs"

  /// The bytes of a sample's design file; nil where there is none of that name.
  public static func design(_ name: String) -> [UInt8]? {
    names.contains(name) ? Bundled.file("\(folder)/\(name).json") : nil
  }
}
