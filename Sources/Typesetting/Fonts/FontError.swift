/// Why no text can be set.
package enum FontError: Error, Hashable, Sendable {
  /// Inter is in none of the places looked at.
  case interMissing(searched: [String])
  /// The file is there but is no font that can be read.
  case unreadable(path: String)

  /// The stable name of the fault, in kebab case.
  package var code: String {
    switch self {
    case .interMissing: "font-missing"
    case .unreadable: "font-unreadable"
    }
  }

  /// One line without a full stop.
  package var message: String {
    switch self {
    case .interMissing(let searched):
      "the font Inter was not found in \(searched.joined(separator: ", ")) or by fontconfig; install it "
        + "(Debian, Ubuntu: sudo apt-get install fonts-inter) or name the folder of Inter-Regular.otf with --fonts DIR"
    case .unreadable(let path):
      "\(path) is no font that can be read"
    }
  }
}
