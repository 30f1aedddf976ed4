import Files
import InterfaceBuilder

extension InterfaceDocument {
  static let fileExtensions = ["xib", "storyboard"]

  /// Whether a file is a document of Interface Builder by its name.
  static func isDocument(_ file: String) -> Bool {
    fileExtensions.contains(FilePath.fileExtension(of: file))
  }
}
