import Files

/// The folders of `--fonts`.
enum FontFolders {
  /// What is wrong with the first that cannot be looked into; nil where all can.
  static func fault(in folders: [String]) -> Outcome.Message? {
    for folder in folders {
      do throws(FileError) {
        _ = try FolderListing.entries(of: folder)
      } catch {
        return .usage("--fonts: \(error.message)")
      }
    }
    return nil
  }
}
