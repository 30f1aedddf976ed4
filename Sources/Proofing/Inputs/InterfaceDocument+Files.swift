import Files
import InterfaceBuilder

extension InterfaceDocument {
  /// Whether a file is a document of Interface Builder by its name.
  static func isDocument(_ file: String) -> Bool {
    ["xib", "storyboard"].contains(FilePath.fileExtension(of: file))
  }
}
