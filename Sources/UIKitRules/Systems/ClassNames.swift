/// The classes of the views that UIKit makes itself.
package struct ClassNames: Sendable {
  package let hierarchy: SwipeHierarchy
  /// Where hierarchy and names come from.
  package let source: FactSource
  package var table: String { "UITableView" }
  /// The view between the table and its cells, where the system has one.
  package let wrapper: String?
  /// The view that holds a swiped cell and its pull view, where the system has one.
  package let swipeContainer: String?
  /// The view that holds the actions: the delete confirmation view up to 10.
  package let pullView: String
  /// The views between the pull view and a button, outermost first.
  package let actionHolders: [String]
  package let actionButton: String
  /// A button's title.
  package let actionLabel: String
  package var cell: String { "UITableViewCell" }
  package var contentView: String { "UITableViewCellContentView" }
  package var separator: String { "_UITableViewCellSeparatorView" }
  /// The view that fills a cell: a plain UIView, the system's own from 14.
  package let backgroundView: String
  package let selectedBackground: String
  package var editControl: String { "UITableViewCellEditControl" }
  package var reorderControl: String { "UITableViewCellReorderControl" }
  /// The chevron, the tick and the info button.
  package let accessory: String
  package var header: String { "UITableViewHeaderFooterView" }
}

extension ClassNames {
  static let upTo10 = ClassNames(
    hierarchy: .deleteConfirmation, source: .thirdParty, wrapper: nil, swipeContainer: nil,
    pullView: "UITableViewCellDeleteConfirmationView", actionHolders: [],
    actionButton: "_UITableViewCellActionButton", actionLabel: "UIButtonLabel",
    backgroundView: "UIView", selectedBackground: "UITableViewCellSelectedBackground",
    accessory: "UIButton")

  static let from11Xcode8 = ClassNames(
    hierarchy: .wrapper, source: .thirdParty, wrapper: "UITableViewWrapperView", swipeContainer: nil,
    pullView: "UISwipeActionPullView", actionHolders: [],
    actionButton: "UISwipeActionStandardButton", actionLabel: "UIButtonLabel",
    backgroundView: "UIView", selectedBackground: "UITableViewCellSelectedBackground",
    accessory: "_UITableCellAccessoryButton")

  static let from11 = ClassNames(
    hierarchy: .pullView, source: .thirdParty, wrapper: nil, swipeContainer: nil,
    pullView: "UISwipeActionPullView", actionHolders: [],
    actionButton: "UISwipeActionStandardButton", actionLabel: "UIButtonLabel",
    backgroundView: "UIView", selectedBackground: "UITableViewCellSelectedBackground",
    accessory: "_UITableCellAccessoryButton")

  static let from13 = ClassNames(
    hierarchy: .swipeContainer, source: .reported, wrapper: nil,
    swipeContainer: "_UITableViewCellSwipeContainerView",
    pullView: "UISwipeActionPullView", actionHolders: [],
    actionButton: "UISwipeActionStandardButton", actionLabel: "UIButtonLabel",
    backgroundView: "UIView", selectedBackground: "UITableViewCellSelectedBackground",
    accessory: "_UITableCellAccessoryButton")

  static let from14 = ClassNames(
    hierarchy: .swipeContainer, source: .reported, wrapper: nil,
    swipeContainer: "_UITableViewCellSwipeContainerView",
    pullView: "UISwipeActionPullView", actionHolders: [],
    actionButton: "UISwipeActionStandardButton", actionLabel: "UIButtonLabel",
    backgroundView: "_UISystemBackgroundView", selectedBackground: "_UISystemBackgroundView",
    accessory: "_UITableCellAccessoryButton")

  static let from26 = ClassNames(
    hierarchy: .dynamicPullView, source: .reported26, wrapper: nil,
    swipeContainer: "_UITableViewCellSwipeContainerView",
    pullView: "UISwipeActionDynamicPullView", actionHolders: ["UIView", "_UISwipeActionDynamicButtonView"],
    actionButton: "_UISwipeActionDynamicButton", actionLabel: "UILabel",
    backgroundView: "_UISystemBackgroundView", selectedBackground: "_UISystemBackgroundView",
    accessory: "_UITableCellAccessoryButton")
}
