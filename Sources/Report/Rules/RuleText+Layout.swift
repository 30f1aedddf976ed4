extension RuleText {
  static let ambiguousLayout = RuleText(
    meaning:
      "The constraints allow more than one place or length for the view. The picture shows one of them, the dashed outline another; a device may choose either, and another one after the next change.",
    systems: "All.",
    cures: [
      "Add the constraint that is missing: along each axis a view needs two of edge, edge, centre and length.",
      "Where two texts share a row, give them different `contentHuggingPriority` or `contentCompressionResistancePriority`: the one with less grows or shrinks.",
      "Or turn a `>=` into `=`, perhaps at a lower priority: `@750`.",
    ])

  static let unsatisfiableLayout = RuleText(
    meaning:
      "Required constraints contradict each other. UIKit writes \"Unable to simultaneously satisfy constraints\" into the log, breaks one of them and goes on; which one it takes is not documented, so a device may show another picture than this one.",
    systems: "All.",
    cures: [
      "Take one of the named constraints out: each is needed for the contradiction.",
      "Or lower one to `@999`, so that it gives way where it must: mostly the last of a chain of heights.",
      "Where the row's height takes part, make it `automatic` or higher.",
    ])

  static let ambiguousHeight = RuleText(
    meaning:
      "The row's height is to follow its content, but the content is not tied to the lower edge of its view: no chain of constraints runs from top to bottom through it. UIKit then takes its own height, or that of another part, and the content is cut or overlaps the next row.",
    systems: "All.",
    cures: [
      "Tie the last view to the bottom: `V:|-[name]-[serial]-|`, or `serial.bottom = margins.bottom`.",
      "Or give the cell a `height` in points.",
    ])
}
