/// What a catalog says of how an image is drawn where the code that shows it leaves that open.
package enum RenderingIntent: String, Hashable, Sendable {
  /// Nothing: the place where it stands decides.
  case automatic
  case original
  case template
}
