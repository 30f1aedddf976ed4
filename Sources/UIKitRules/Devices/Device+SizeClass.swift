import Graphics

extension Device {
  /// The narrowest phone that is regular in width when it lies on its side, by its width when it stands upright: the
  /// plus and max phones, as the Human Interface Guidelines list them.
  private static let leastRegularPhone = 414.0

  /// Whether the width of the screen, as it lies, counts as regular (UIUserInterfaceSizeClass).
  package var isRegularInWidth: Bool {
    idiom == .pad || size.width > size.height && size.height >= Device.leastRegularPhone
  }
}
