import Graphics

extension SwipeRules {
  /// Up to 10: UITableViewRowAction in the delete confirmation view.
  static let upTo10 = SwipeRules(
    motion: Fact(.boundsOrigin, .swipeMotion, .inferred, sure: 75),
    // One pixel, as published for 2x: the view begins at 375.5 in a cell of 375.
    deleteViewOffset: Fact(PerScale(0.5, at3x: 1.0 / 3), .deleteViewOffset, .thirdParty, sure: 90),
    title: ActionTitleRules(
      size: Fact(18, .actionTitleSize, .thirdParty, sure: 90),
      weight: Fact(.regular, .actionTitleWeight, .memory),
      minimumSize: Fact(18, .actionTitleLines, .memory),
      lines: Fact(1, .actionTitleLines, .memory),
      growthLimit: Fact(nil, .actionTitleGrowth, .memory)),
    width: ActionWidthRules(
      padding: Fact(15, .actionPadding, .thirdParty, sure: 90),
      minimum: Fact(30, .actionMinimumWidth, .thirdParty),
      maximum: Fact(.infinity, .actionMaximumWidth, .inferred),
      blank: Fact(nil, .actionBlankWidth, .thirdParty, sure: 90),
      gap: Fact(0, .openWidth, .thirdParty), edgeGap: Fact(0, .openWidth, .thirdParty)),
    // A published view dump: 44 in a cell of 44 whose contentView is 43.5.
    height: Fact(.cell, .actionHeight, .thirdParty),
    icon: .classic(.inferred),
    imageRendering: Fact(.none, .actionImageRendering, .doc),
    destructiveBackground: Fact(.system(.systemRed), .actionBackground, .reported, sure: 90),
    normalBackground: Fact(.rgb(0xC7C7CC), .actionBackground, .reported, sure: 90),
    titleColor: Fact(.white, .actionTitleColor, .memory),
    rowActionPattern: Fact(.painted, .actionPattern, .reported, sure: 95),
    paintsContextualPattern: Fact(false, .actionPattern, .doc),
    pullViewFill: Fact(.cell, .pullViewFill, .reported, sure: 85),
    patternPullViewFill: Fact(nil, .pullViewPatternFill, .reported, sure: 85),
    opensInProportion: Fact(true, .partialOpening, .inferred),
    confirmsWithAllActions: Fact(true, .confirmingActions, .inferred, sure: 75),
    colorBleed: Fact(0, .colorBleed, .inferred),
    capsule: nil, gesture: .upTo10, fullSwipe: nil)

  /// 11: the swipe machinery of later systems, with what is reported for 18.
  static let from11 = SwipeRules(
    motion: Fact(.frame, .swipeMotion, .reported),
    deleteViewOffset: Fact(PerScale(0), .deleteViewOffset, .reported),
    title: .classic(.inferred),
    width: .classic(.inferred),
    height: Fact(.cellLessSeparator, .actionHeight, .reported, sure: 90),
    icon: .classic(.inferred),
    imageRendering: Fact(.alwaysTemplate, .actionImageRendering, .reported, sure: 90),
    destructiveBackground: Fact(.system(.systemRed), .actionBackground, .reported, sure: 90),
    normalBackground: Fact(.rgb(0xC7C7CC), .actionBackground, .reported, sure: 90),
    titleColor: Fact(.white, .actionTitleColor, .reported),
    rowActionPattern: Fact(.cutWithWarning, .actionPattern, .reported, sure: 80),
    paintsContextualPattern: Fact(true, .actionPattern, .inferred, sure: 65),
    pullViewFill: Fact(.loneActionBackground, .pullViewFill, .inferred),
    patternPullViewFill: Fact(.rgb(0xC7C7CC), .pullViewPatternFill, .inferred, sure: 70),
    opensInProportion: Fact(true, .partialOpening, .reported, sure: 85),
    confirmsWithAllActions: Fact(true, .confirmingActions, .inferred, sure: 75),
    colorBleed: Fact(3, .colorBleed, .inferred),
    capsule: nil, gesture: .from11, fullSwipe: .from11)

  /// 12: as 11, but what was reported of patterns there is of 11 alone.
  static let from12: SwipeRules = {
    var rules = from11
    rules.rowActionPattern = .unverifiedPattern
    return rules
  }()

  /// 13 to 18.
  static let from13 = SwipeRules(
    motion: Fact(.frame, .swipeMotion, .reported),
    deleteViewOffset: Fact(PerScale(0), .deleteViewOffset, .reported),
    title: .classic(.reported18),
    width: .classic(.reported18),
    height: Fact(.cellLessSeparator, .actionHeight, .reported, sure: 90),
    icon: .classic(.reported18),
    imageRendering: Fact(.templateUnlessOriginal, .actionImageRendering, .reported, sure: 90),
    destructiveBackground: Fact(.system(.systemRed), .actionBackground, .reported, sure: 90),
    normalBackground: Fact(.system(.systemGray3), .actionBackground, .reported, sure: 90),
    titleColor: Fact(.white, .actionTitleColor, .reported18),
    rowActionPattern: .unverifiedPattern,
    paintsContextualPattern: Fact(true, .actionPattern, .inferred, sure: 65),
    pullViewFill: Fact(.loneActionBackground, .pullViewFill, .reported, sure: 85),
    patternPullViewFill: Fact(.rgb(0xC7C7CC), .pullViewPatternFill, .inferred, sure: 70),
    opensInProportion: Fact(true, .partialOpening, .reported, sure: 85),
    confirmsWithAllActions: Fact(true, .confirmingActions, .inferred, sure: 75),
    colorBleed: Fact(3, .colorBleed, .reported26),
    capsule: nil, gesture: .from11, fullSwipe: .from11)

  /// 26: capsules.
  static let from26 = SwipeRules(
    motion: Fact(.frame, .swipeMotion, .reported26),
    deleteViewOffset: Fact(PerScale(0), .deleteViewOffset, .reported26),
    title: ActionTitleRules(
      size: Fact(13, .actionTitleSize, .o26),
      // The capsule of "Delete" was measured 63.5 wide: 24 and the title's 39.5 in regular.
      weight: Fact(.regular, .actionTitleWeight, .inferred),
      minimumSize: Fact(13, .actionTitleLines, .inferred),
      lines: Fact(1, .actionTitleLines, .inferred),
      growthLimit: Fact(.extraLarge, .actionTitleGrowth, .reported26)),
    width: ActionWidthRules(
      padding: Fact(12, .actionPadding, .o26),
      minimum: Fact(0, .actionMinimumWidth, .inferred),
      maximum: Fact(.infinity, .actionMaximumWidth, .inferred),
      blank: Fact(74, .actionBlankWidth, .reported26),
      gap: Fact(10, .capsuleGap, .o26), edgeGap: Fact(10, .capsuleGap, .o26)),
    height: Fact(.capsule, .actionHeight, .o26),
    icon: ActionIconRules(
      titleGap: Fact(4, .actionIconGap, .reported26),
      withTitleFrom: Fact(0, .actionIconRules, .reported26),
      fullSizeFrom: Fact(0, .actionIconRules, .reported26),
      smallScale: Fact(1, .actionIconRules, .reported26)),
    imageRendering: Fact(.templateUnlessOriginal, .actionImageRendering, .reported, sure: 90),
    destructiveBackground: Fact(.system(.systemRed), .actionBackground, .reported, sure: 90),
    normalBackground: Fact(.system(.systemGray3), .actionBackground, .reported, sure: 90),
    titleColor: Fact(.white, .actionTitleColor, .reported26),
    rowActionPattern: .unverifiedPattern,
    paintsContextualPattern: Fact(true, .actionPattern, .inferred, sure: 65),
    pullViewFill: Fact(.table, .pullViewFill, .reported26, sure: 85),
    patternPullViewFill: Fact(nil, .pullViewPatternFill, .reported26, sure: 85),
    opensInProportion: Fact(true, .partialOpening, .reported, sure: 85),
    confirmsWithAllActions: Fact(true, .confirmingActions, .inferred, sure: 75),
    colorBleed: Fact(0, .colorBleed, .reported26),
    capsule: .from26, gesture: .from11, fullSwipe: .from26)
}

extension Fact<RowActionPattern> {
  /// 12 and later.
  fileprivate static var unverifiedPattern: Self { Fact(.unknown, .actionPattern, .inferred, sure: 65) }
}

extension ActionTitleRules {
  /// 11 to 18.
  static func classic(_ source: FactSource) -> ActionTitleRules {
    ActionTitleRules(
      size: Fact(15, .actionTitleSize, source),
      // Medium or semibold: the constant was not read.
      weight: Fact(.medium, .actionTitleWeight, .memory),
      minimumSize: Fact(11, .actionTitleLines, source),
      lines: Fact(2, .actionTitleLines, source),
      growthLimit: Fact(.accessibilityExtraLarge, .actionTitleGrowth, source))
  }
}

extension ActionWidthRules {
  /// 11 to 18.
  static func classic(_ source: FactSource) -> ActionWidthRules {
    ActionWidthRules(
      padding: Fact(6, .actionPadding, source),
      minimum: Fact(74, .actionMinimumWidth, source),
      maximum: Fact(120, .actionMaximumWidth, source),
      blank: Fact(74, .actionBlankWidth, .thirdParty),
      gap: Fact(0, .openWidth, .reported), edgeGap: Fact(0, .openWidth, .reported))
  }
}

extension ActionIconRules {
  /// 11 to 18; up to 10 actions have no icon.
  static func classic(_ source: FactSource) -> ActionIconRules {
    ActionIconRules(
      titleGap: Fact(5, .actionIconGap, source),
      withTitleFrom: Fact(90, .actionIconRules, source == .inferred ? source : .reported, sure: 90),
      fullSizeFrom: Fact(50, .actionIconRules, source),
      smallScale: Fact(0.8, .actionIconRules, source))
  }
}
