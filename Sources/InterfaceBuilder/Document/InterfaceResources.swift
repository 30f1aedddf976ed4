package import Graphics

/// What a document says of the assets that it uses, so that it can be shown without them.
package struct InterfaceResources: Hashable, Sendable {
  package var images: [ResourceImage] = []
  package var namedColors: [ResourceColor] = []
  package var systemColors: [ResourceColor] = []
  /// The files of the fonts that the document names.
  package var fontFiles: [FontFile] = []

  /// The size of an image, in points.
  package func size(of image: InterfaceImage) -> Size? {
    images.first { $0.name == image.name && $0.isSymbol == image.isSymbol }?.size
  }
}

/// An image and its size; bytes that some files hold are not read.
package struct ResourceImage: Hashable, Sendable {
  package var name: String
  package var isSymbol: Bool
  /// In points; symbols are given at the size of their drawing, far larger than they are shown.
  package var size: Size
}

/// A font file and those of its faces that the document names.
package struct FontFile: Hashable, Sendable {
  package var name: String
  /// PostScript names.
  package var faces: [String]
}

/// A colour by name with its values, in the order of the file; the first is the one for any appearance.
package struct ResourceColor: Hashable, Sendable {
  package var name: String
  package var values: [Value]

  package struct Value: Hashable, Sendable {
    /// The appearance that it is for; nil for any.
    package var appearance: InterfaceDevice.Appearance?
    package var color: InterfaceColor
  }
}
