import Designs
import Graphics
import UIKitRules

/// The sizes of views that a design has no kind for.
enum PlaceholderSizes {
  static func size(of view: InterfaceView, on system: System) -> IntrinsicSize {
    switch view.kind {
    case .button:
      guard case .button(let button) = view.content, button.type.isGlyph else { return .ofContent }
      let side = SystemRules.of(system).controls.button.infoSide.value
      return IntrinsicSize(width: .points(side), height: .points(side))
    default: return .ofContent
    }
  }
}

extension ButtonType {
  /// Whether UIKit shows a glyph of its own and no title.
  fileprivate var isGlyph: Bool {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: true
    case .custom, .system, .roundedRect: false
    }
  }
}

extension ViewKind {
  /// UIKit's class of a view that a design has no kind for; nil: that of the design's kind.
  var className: String? {
    switch self {
    case .searchBar: "UISearchBar"
    case .pageControl: "UIPageControl"
    case .pickerView: "UIPickerView"
    case .datePicker: "UIDatePicker"
    case .collectionView: "UICollectionView"
    case .scrollView: "UIScrollView"
    case .tableView: "UITableView"
    case .webView: "WKWebView"
    case .mapView: "MKMapView"
    case .visualEffectView: "UIVisualEffectView"
    case .toolbar: "UIToolbar"
    case .navigationBar: "UINavigationBar"
    case .tabBar: "UITabBar"
    case .colorWell: "UIColorWell"
    case .calendarView: "UICalendarView"
    case .sceneKitView: "SCNView"
    case .metalView: "MTKView"
    case .glkView: "GLKView"
    case .arView: "ARSCNView"
    default: nil
    }
  }
}
