import Diagnostics
import JSON

/// The keys of the top level.
enum DesignKeys {
  static let version = Key(
    fixed: "cellproof", Shapes.integer(1...1), required: true, "The version of the format: 1.")
  static let title = Key(fixed: "title", Shapes.string, "The title of the report.")
  static let colors = Key(fixed: "colors", ownColors, "Names for colours; they win over UIKit's.")
  static let assets = Key(
    fixed: "assets", Shapes.list(folder, count: 0...100),
    "Folders of images and asset catalogs (.xcassets), relative to the design's own folder.")
  static let strings = Key(
    fixed: "strings", Strings.shape,
    "Texts by locale and key: .xcstrings, .strings and .stringsdict files, or an object for each locale.")
  static let preview = Key(
    fixed: "preview", PreviewMatrix.shape, "What to draw: one matrix of values or a list of them.")
  static let table = Key(fixed: "table", Table.shape, "The table that holds the cells.")
  static let cells = Key(
    fixed: "cells", Shapes.list(Cell.shape, count: 1...10_000), required: true, "The cells.")
  static let scenes = Key(
    fixed: "scenes", Shapes.list(Scene.shape, count: 0...1000), "Pictures of the table itself.")
  static let ignore = Key(fixed: "ignore", Ignore.list, "Findings that are known and accepted.")

  static let form = ObjectForm(
    "design", "a design",
    [
      version.entry, title.entry, colors.entry, assets.entry, strings.entry, preview.entry, table.entry,
      cells.entry, scenes.entry, ignore.entry,
    ],
    notYet: ["fonts"])

  private static let ownColors = Shape<Int>(form: .map(Shapes.color.form)) { decoder, node in
    decoder.readColors(at: node)
    return node
  }

  private static let folder = Shape<AssetFolder>(form: Shapes.nonEmptyString.form) { decoder, node in
    Shapes.nonEmptyString.read(&decoder, node).map {
      AssetFolder(name: $0, span: decoder.document.span(node))
    }
  }
}

extension DesignDecoder {
  /// The design of the whole document; what is at fault in it is replaced by defaults and reported.
  ///
  /// `catalogColors` gives the colours of the asset folders, by name.
  mutating func design(catalogColors: ([AssetFolder]) -> [String: ColorValue]) -> Design? {
    guard document.kind(JSONDocument.root) == .object else {
      report("wrong-type", at: JSONDocument.root, "a design is a JSON object")
      return nil
    }
    guard let fields = fields(of: JSONDocument.root, DesignKeys.form) else { return nil }
    checkVersion(in: fields)
    let title = value(DesignKeys.title, in: fields)
    // Catalogs, colours and cells first, wherever they stand: what follows names them.
    let assets = value(DesignKeys.assets, in: fields) ?? []
    colors.ofCatalogs = catalogColors(assets)
    _ = value(DesignKeys.colors, in: fields)
    if let node = fields[DesignKeys.strings.name] { readStrings(at: node) }
    let previews = value(DesignKeys.preview, in: fields) ?? [standardPreview]
    let table = value(DesignKeys.table, in: fields) ?? .standard
    tableSaysHeight = table.rowHeight.isSet
    let cells = value(DesignKeys.cells, in: fields) ?? []
    let scenes = scenes(cells, DesignKeys.scenes, in: fields)
    let ignores = value(DesignKeys.ignore, in: fields) ?? []
    // Without folders to look into, an image whose size the design itself gives is drawn as a box.
    let images =
      assets.isEmpty ? images.filter { !$0.isOfKnownSize || $0.span.file != document.source } : images
    return Design(
      source: document.source, title: title, assetFolders: assets, previews: previews, table: table,
      cells: cells, scenes: scenes, ignores: ignores,
      images: images, systemColors: systemColors, localizedTexts: localizedTexts)
  }

  /// What is drawn unless the design says it: in every language that it has strings for.
  var standardPreview: PreviewMatrix {
    var matrix = PreviewMatrix.standard
    matrix.locales = strings.locales
    return matrix
  }

  private mutating func checkVersion(in fields: Fields) {
    guard let node = fields[DesignKeys.version.name] else { return }
    if document.kind(node) == .number, document.number(of: node) != 1 {
      let version = NumberText.shortest(document.number(of: node))
      report(
        "unsupported-version", at: node, "version \(version) of the format; this program reads version 1")
    } else {
      _ = value(DesignKeys.version, in: fields)
    }
  }
}
