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
