package import Designs
package import Staging

/// Looks at one stage with every rule; pure, and in a fixed order.
package enum CellChecks {
  /// The findings of a preview, those that the design ignores among them.
  package static func findings(in stage: Stage, _ preview: Preview, of design: Design) -> [Finding] {
    let cell = design.cells[preview.cell]
    let subject = Subject(stage: stage, preview: preview, cell: cell, table: design.table(of: cell))
    var findings: [Finding] = []
    findings += SwipeBackgroundCheck.findings(subject)
    findings += SwipeHeightCheck.findings(subject)
    findings += SwipeClearCellCheck.findings(subject)
    findings += SwipeGapCheck.findings(subject)
    let actions = ShownAction.all(in: subject)
    findings += FullHeightCheck.findings(subject, actions)
    findings += PullViewPathCheck.findings(subject)
    findings += ClipHidesActionsCheck.findings(subject)
    findings += CornerMismatchCheck.findings(subject)
    findings += ShadowClippedCheck.findings(subject)
    findings += AccessoryOffCentreCheck.findings(subject)
    findings += AccessoryOverActionsCheck.findings(subject)
    findings += SelectionChecks.findings(subject)
    findings += SeparatorCheck.findings(subject)
    findings += ActionsExceedRowCheck.findings(subject)
    findings += ActionLabelCheck.findings(subject, actions)
    findings += ActionTitleChecks.findings(subject, actions)
    findings += IconOffCentreCheck.findings(subject, actions)
    findings += IconOpaqueCheck.findings(subject, actions)
    findings += PatternTiledCheck.findings(subject, actions)
    findings += PatternUnsupportedCheck.findings(subject, actions)
    findings += TemplateColourCheck.findings(subject, actions)
    findings += TextInIconChecks.findings(subject, actions)
    findings += WhitespaceTitleCheck.findings(subject, actions)
    findings += UnsatisfiableLayoutCheck.findings(subject)
    findings += AmbiguousLayoutCheck.findings(subject)
    findings += AmbiguousHeightCheck.findings(subject)
    let content = ShownContent(subject)
    findings += TruncationCheck.findings(subject, content)
    findings += FixedHeightCheck.findings(subject, content)
    findings += OverlapCheck.findings(subject, content)
    findings += ClippedCheck.findings(subject, content)
    let labels = DesignLabels(subject)
    findings += UnscaledFontCheck.findings(content, labels)
    findings += DoesNotAdjustCheck.findings(content, labels)
    findings += ContrastCheck.findings(subject)
    findings += TouchTargetCheck.findings(subject)
    findings += NotInContentViewCheck.findings(subject)
    findings += ContentUnderAccessoryCheck.findings(subject)
    findings += MarginsOfCellCheck.findings(subject)
    findings += LeftRightLiteralCheck.findings(subject)
    findings += NoGlyphCheck.findings(subject)
    return findings
  }
}
