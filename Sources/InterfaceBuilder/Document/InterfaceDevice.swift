/// The device that the canvas shows.
package struct InterfaceDevice: Hashable, Sendable {
  /// Interface Builder's name of it: `retina4_7`, `ipad9_7`.
  package var id: String
  package var orientation: Orientation
  package var appearance: Appearance
  /// How much of the screen an iPad's window takes: `fullscreen`, `splitview1_2`.
  package var layout: String?

  package enum Orientation: String, CaseIterable, Sendable {
    case portrait
    case landscape
  }

  package enum Appearance: String, CaseIterable, Sendable {
    case light
    case dark
  }
}
