package import Designs
package import Graphics

/// `UIButton.Configuration`.
package struct ButtonConfiguration: Hashable, Sendable {
  package var style: Style
  package var title: InterfaceText?
  package var subtitle: InterfaceText?
  package var titleFont: InterfaceFont?
  package var subtitleFont: InterfaceFont?
  package var titleLineBreakMode: Label.LineBreakMode?
  package var image: InterfaceImage?
  package var symbolConfiguration: SymbolConfiguration?
  package var baseForegroundColor: InterfaceColor?
  package var baseBackgroundColor: InterfaceColor?
  package var background: Background?
  package var cornerStyle: CornerStyle?
  package var size: Size?
  package var imagePlacement: ImagePlacement
  /// In points; nil for UIKit's.
  package var imagePadding: Double?
  package var titlePadding: Double?
  package var titleAlignment: TitleAlignment
  package var contentInsets: DirectionalEdgeInsets?
  package var showsActivityIndicator: Bool

  package enum Style: String, CaseIterable, Sendable {
    case plain
    case gray
    case tinted
    case filled
    case borderless
    case bordered
    case borderedTinted
    case borderedProminent
    case glass
    case prominentGlass
    case clearGlass
    case prominentClearGlass
  }

  package enum CornerStyle: String, CaseIterable, Sendable {
    case fixed
    case dynamic
    case small
    case medium
    case large
    case capsule
  }

  package enum Size: String, CaseIterable, Sendable {
    case mini
    case small
    case medium
    case large
  }

  package enum ImagePlacement: String, CaseIterable, Sendable {
    case leading
    case trailing
    case top
    case bottom
    case all
  }

  package enum TitleAlignment: String, CaseIterable, Sendable {
    case automatic
    case leading
    case center
    case trailing
  }

  /// `UIBackgroundConfiguration`.
  package struct Background: Hashable, Sendable {
    package var color: InterfaceColor?
    package var strokeColor: InterfaceColor?
    package var strokeWidth: Double?
    package var cornerRadius: Double?
    package var image: InterfaceImage?
  }
}
