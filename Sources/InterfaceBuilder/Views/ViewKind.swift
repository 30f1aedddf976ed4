/// What a view is, by UIKit's class.
package enum ViewKind: Hashable, Sendable {
  case view
  case label
  case imageView
  case button
  case stackView
  case textField
  case textView
  case `switch`
  case slider
  case segmentedControl
  case stepper
  case progressView
  case activityIndicatorView
  case searchBar
  case pageControl
  case pickerView
  case datePicker
  case collectionView
  case scrollView
  case tableView
  case tableViewCell
  case tableViewCellContentView
  case webView
  case mapView
  case visualEffectView
  case containerView
  case toolbar
  case navigationBar
  case tabBar
  case colorWell
  case calendarView
  case sceneKitView
  case metalView
  case glkView
  case arView
  /// An element whose name the reader does not know; it is taken for a plain view.
  case other(String)

  private static let names: [String: ViewKind] = [
    "view": .view, "label": .label, "imageView": .imageView, "button": .button, "stackView": .stackView,
    "textField": .textField, "textView": .textView, "switch": .switch, "slider": .slider,
    "segmentedControl": .segmentedControl, "stepper": .stepper, "progressView": .progressView,
    "activityIndicatorView": .activityIndicatorView, "searchBar": .searchBar, "pageControl": .pageControl,
    "pickerView": .pickerView, "datePicker": .datePicker, "collectionView": .collectionView,
    "scrollView": .scrollView, "tableView": .tableView, "tableViewCell": .tableViewCell,
    "tableViewCellContentView": .tableViewCellContentView, "webView": .webView, "wkWebView": .webView,
    "mapView": .mapView, "visualEffectView": .visualEffectView, "containerView": .containerView,
    "toolbar": .toolbar, "navigationBar": .navigationBar, "tabBar": .tabBar, "colorWell": .colorWell,
    "calendarView": .calendarView, "sceneKitView": .sceneKitView, "mtkView": .metalView, "glkView": .glkView,
    "arscnView": .arView, "arskView": .arView,
  ]

  /// The kind of an element in a list of views.
  init(element: String) { self = Self.names[element] ?? .other(element) }

  /// Whether an element of that name is a view that the reader knows.
  static func isKnown(_ element: String) -> Bool { names[element] != nil }
}
