import Testing
import UIKitRules

/// Expected values are those of the published tables of UIKit, typed anew.
@Suite struct SystemRulesTests {
  @Test(arguments: System.allCases) func everySystemHasItsRow(_ system: System) {
    #expect(SystemRules.of(system).system == system)
  }

  @Test func lanesAreSorted() {
    #expect(System.allCases == System.allCases.sorted())
    #expect(System.allCases.map(\.ordinal) == Array(0..<13))
  }

  @Test(arguments: [
    (System.ios8, SwipeHierarchy.deleteConfirmation), (.ios9, .deleteConfirmation),
    (.ios10, .deleteConfirmation),
    (.ios11Xcode8, .wrapper), (.ios11, .pullView), (.ios12, .pullView), (.ios13, .swipeContainer),
    (.ios14, .swipeContainer), (.ios15, .swipeContainer), (.ios16, .swipeContainer),
    (.ios17, .swipeContainer),
    (.ios18, .swipeContainer), (.ios26, .dynamicPullView),
  ])
  func hierarchies(_ system: System, _ hierarchy: SwipeHierarchy) {
    #expect(SystemRules.of(system).hierarchy == hierarchy)
    #expect(SystemRules.of(system).hierarchyFact.trust.isMarked)
  }

  @Test(arguments: [
    (System.ios10, "UITableViewCellDeleteConfirmationView", "_UITableViewCellActionButton"),
    (.ios11Xcode8, "UISwipeActionPullView", "UISwipeActionStandardButton"),
    (.ios12, "UISwipeActionPullView", "UISwipeActionStandardButton"),
    (.ios18, "UISwipeActionPullView", "UISwipeActionStandardButton"),
    (.ios26, "UISwipeActionDynamicPullView", "_UISwipeActionDynamicButton"),
  ])
  func swipedClasses(_ system: System, _ pullView: String, _ button: String) {
    let names = SystemRules.of(system).classNames
    #expect(names.pullView == pullView)
    #expect(names.actionButton == button)
  }

  @Test func holdersStandWhereTheHierarchyHasThem() {
    for system in System.allCases {
      let names = SystemRules.of(system).classNames
      #expect((names.wrapper == "UITableViewWrapperView") == (names.hierarchy == .wrapper))
      #expect((names.swipeContainer == "_UITableViewCellSwipeContainerView") == (system >= .ios13))
      #expect(names.actionHolders == (system == .ios26 ? ["UIView", "_UISwipeActionDynamicButtonView"] : []))
      #expect(
        names.selectedBackground
          == (system >= .ios14 ? "_UISystemBackgroundView" : "UITableViewCellSelectedBackground"))
    }
  }

  @Test(arguments: [
    (Feature.dark, System.ios13, "dark appearance exists from iOS 13"),
    (.highContrast, .ios13, "high contrast exists from iOS 13"),
    (.insetGrouped, .ios13, "insetGrouped tables exist from iOS 13"),
    (.contextualActions, .ios11, "contextual actions exist from iOS 11"),
    (.leadingActions, .ios11, "leading actions exist from iOS 11"),
    (.fullSwipe, .ios11, "full swipe exists from iOS 11"),
  ])
  func features(_ feature: Feature, _ first: System, _ reason: String) {
    #expect(System.allCases.filter { $0.has(feature) }.allSatisfy { $0.number >= first.number })
    #expect(System.allCases.filter { !$0.has(feature) }.allSatisfy { $0.number < first.number })
    #expect(feature.skipReason == reason)
  }

  @Test func bothLanesOf11HaveTheSameFeatures() {
    for feature in Feature.allCases {
      #expect(System.ios11Xcode8.has(feature) == System.ios11.has(feature))
    }
  }

  @Test func rulesAgreeWithFeatures() {
    for system in System.allCases {
      let rules = SystemRules.of(system)
      #expect((rules.swipe.fullSwipe != nil) == system.has(.fullSwipe))
      #expect((rules.surfaces.group != nil) == system.has(.insetGrouped))
      #expect((rules.swipe.capsule != nil) == (rules.hierarchy == .dynamicPullView))
    }
  }
}
