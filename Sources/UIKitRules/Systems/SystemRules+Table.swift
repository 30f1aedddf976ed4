extension SystemRules {
  /// One row for each system in the order of `System.ordinal`; a new iOS is a new row.
  static let table: [SystemRules] = [
    SystemRules(
      .ios8, .upTo10, rows: .upTo12, margins: .upTo10, cellStyles: .upTo10, listContent: nil,
      surfaces: .upTo12, selection: .upTo12,
      accessories: .upTo10, editing: .upTo12, swipe: .upTo10, controls: .upTo12, sections: .upTo12),
    SystemRules(
      .ios9, .upTo10, rows: .upTo12, margins: .upTo10, cellStyles: .upTo10, listContent: nil,
      surfaces: .upTo12, selection: .upTo12,
      accessories: .upTo10, editing: .upTo12, swipe: .upTo10, controls: .upTo12, sections: .upTo12),
    SystemRules(
      .ios10, .upTo10, rows: .upTo12, margins: .upTo10, cellStyles: .upTo10, listContent: nil,
      surfaces: .upTo12, selection: .upTo12,
      accessories: .upTo10, editing: .upTo12, swipe: .upTo10, controls: .upTo12, sections: .upTo12),
    SystemRules(
      .ios11Xcode8, .from11Xcode8, rows: .upTo12, margins: .upTo10, cellStyles: .upTo10, listContent: nil,
      surfaces: .upTo12, selection: .upTo12,
      accessories: .upTo10, editing: .upTo12, swipe: .from11, controls: .upTo12, sections: .upTo12),
    SystemRules(
      .ios11, .from11, rows: .upTo12, margins: .from11, cellStyles: .from11, listContent: nil,
      surfaces: .upTo12, selection: .upTo12,
      accessories: .from11, editing: .upTo12, swipe: .from11, controls: .upTo12, sections: .upTo12),
    SystemRules(
      .ios12, .from11, rows: .upTo12, margins: .from11, cellStyles: .from11, listContent: nil,
      surfaces: .upTo12, selection: .upTo12,
      accessories: .from11, editing: .upTo12, swipe: .from12, controls: .upTo12, sections: .upTo12),
    SystemRules(
      .ios13, .from13, rows: .from13, margins: .from13, cellStyles: .from13, listContent: nil,
      surfaces: .from13, selection: .from13,
      accessories: .from13, editing: .from13, swipe: .from13, controls: .from13, sections: .from13),
    SystemRules(
      .ios14, .from14, rows: .from13, margins: .from13, cellStyles: .from13, listContent: .from14,
      surfaces: .from13, selection: .from14,
      accessories: .from13, editing: .from13, swipe: .from13, controls: .from14, sections: .from13),
    SystemRules(
      .ios15, .from14, rows: .from13, margins: .from13, cellStyles: .from13, listContent: .from14,
      surfaces: .from13, selection: .from14,
      accessories: .from15, editing: .from13, swipe: .from13, controls: .from14, sections: .from15),
    SystemRules(
      .ios16, .from14, rows: .from13, margins: .from13, cellStyles: .from13, listContent: .from14,
      surfaces: .from13, selection: .from14,
      accessories: .from16, editing: .from13, swipe: .from13, controls: .from14, sections: .from15),
    SystemRules(
      .ios17, .from14, rows: .from13, margins: .from13, cellStyles: .from13, listContent: .from14,
      surfaces: .from13, selection: .from14,
      accessories: .from16, editing: .from13, swipe: .from13, controls: .from14, sections: .from15),
    SystemRules(
      .ios18, .from14, rows: .from13, margins: .from13, cellStyles: .from13, listContent: .from14,
      surfaces: .from13, selection: .from14,
      accessories: .from16, editing: .from13, swipe: .from13, controls: .from14, sections: .from15),
    SystemRules(
      .ios26, .from26, rows: .from26, margins: .from26, cellStyles: .from26, listContent: .from26,
      surfaces: .from26, selection: .from26,
      accessories: .from26, editing: .from26, swipe: .from26, controls: .from26, sections: .from26),
  ]
}
