internal import Diagnostics
internal import Files

/// The bytes of a file to a picture, by the kind that its name tells.
enum PictureReader {
  private static let rasterLimit = 20_000_000
  private static let vectorLimit = 4_000_000

  static func picture(
    _ file: AssetSource.File, in root: AssetRoot, named name: String
  ) throws(AssetError) -> Picture {
    let kind = FilePath.fileExtension(of: file.path)
    guard ImageFolder.extensions.contains(kind) else {
      throw AssetError(
        .notYet,
        "the image \"\(name)\" is the file \(Quotation.path(file.path)); SVG, PDF, PNG and JPEG can be read")
    }
    let limit = kind == "svg" || kind == "pdf" ? vectorLimit : rasterLimit
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try root.bytes(of: file.path, limit: limit)
    } catch {
      let what =
        file.place.map {
          "the asset \"\(name)\": \($0): cannot read \(Quotation.plain(FilePath.name(of: file.path)))"
        } ?? "cannot read the image \"\(name)\""
      throw AssetError(AssetError.Kind(error), "\(what): \(error.reason)")
    }
    switch kind {
    case "svg": return .vector(try SVGReader.picture(from: bytes, named: name))
    case "pdf": return .vector(try PDFReader.picture(from: bytes, named: name))
    default:
      let picture = try RasterReader.picture(from: bytes, scale: file.scale, named: name)
      if picture.isDamaged {
        throw AssetError(.broken, "the PNG \"\(name)\" has too few pixels, or damaged ones")
      }
      return .raster(picture)
    }
  }
}

extension AssetError.Kind {
  /// What a file that cannot be read makes of an image.
  init(_ error: FileError) {
    switch error.kind {
    case .missing: self = .missing
    case .outside: self = .outside
    case .tooLarge: self = .tooLarge
    default: self = .unreadable
    }
  }
}
