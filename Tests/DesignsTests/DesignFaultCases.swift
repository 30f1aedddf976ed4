/// Designs that are at fault, with a mark where the fault must be told.
enum DesignFaultCases {
  static let all = structure + colors + views + builtInRows + constraints + data + rules + names + nibs

  private static let constraints: [String] = [
    Samples.view(#""type":"view","constraints":«wrong-type»"H:|[a]|""#),
    Samples.view(
      #""type":"view","constraints":[«wrong-type»1,"«constraint-syntax»"],"metrics":{"gap":«wrong-type»"8","far":«out-of-range»1e8}"#
    ),
    Samples.view(
      #""type":"view","metrics":{"gap":4},"children":[{"type":"label","id":"name"}],"constraints":["#
        + #""H:|-gap-[«unknown-item»nmae]-|","\u0048:|-gap-[«unknown-item»nmae]","V:|-«unknown-metric»gpa-[name]|","#
        + #""name.top = «unknown-item»title.bottom + 4","name.width = «zero-multiplier»0 * superview.width","#
        + #""name.width = 5 @«priority»1001","name.width = 5 @«priority»0"]"#),
    // What is at fault itself is known where it is named: one fault, told once.
    Samples.view(
      #""type":"view","metrics":{"gap":«wrong-type»"8","far":«out-of-range»1e8,"odd":«missing-key»{"value":8}},"#
        + #""children":[{"type":"label","id":«invalid-id»"é"}],"#
        + #""constraints":["H:|-gap-[é(>=far)]-odd-|","é.height = far * é.width @gap"]"#),
    Samples.view(
      #""type":"view","#
        + [String](repeating: #""children":[{"type":"view","#, count: 63).joined()
        + #""children":[«views-too-deep»{"type":"view","id":"a"}]"#
        + [String](repeating: "}]", count: 63).joined() + #","constraints":["H:|[a]|"]"#),
    // A scaled metric is no factor and no priority.
    Samples.view(
      #""type":"view","id":"a","metrics":{"gap":{"value":8,"relativeTo":"body"},"far":{"value":«out-of-range»1e8,"#
        + #""relativeTo":«unknown-name»"bdy"},"odd":«missing-key»{"value":8},"more":{"value":8,"relativeTo":"body",«unknown-key»"unit":1}},"#
        + #""constraints":["a.width = «constraint-not-linear»gap * superview.width","a.height = 5 @«priority»gap"]"#
    ),
    // Metrics reach inwards only.
    Samples.view(
      #""type":"view","children":[{"type":"view","metrics":{"gap":4},"children":[{"type":"view","id":"a"}],"#
        + #""constraints":["H:|-gap-[a]"]},{"type":"view","id":"b"}],"constraints":["H:|-«unknown-metric»gap-[b]"]"#
    ),
    // One tree cannot name what is in another, nor what is around a picture.
    Samples.cell(
      #""swipeActions":{"trailing":{"actions":[{"id":"delete","image":{"snapshot":{"type":"view","id":"disc","#
        + #""constraints":["disc.width = «misplaced-item»cell.width","disc.height = 20"]}}}]}},"content":{"type":"view","#
        + #""constraints":["superview.width = «unknown-item»disc.width","superview.top = cell.top"]},"#
        + #""accessoryView":{"type":"view","constraints":["superview.width = «misplaced-item»contentView.width"]}"#
    ),
    Samples.cell(
      #""content":[{"when":"$system > 9","use":{"type":"view","id":"a","constraints":["a.width = «unknown-item»b.width"]}},"#
        + #"{"use":{"type":"view","id":"b","constraints":[{"when":"$system > 9","use":["b.width = 5"]},"#
        + #"{"use":["b.width = «unknown-item»a.width"]}]}}]"#),
    Samples.view(#""type":"view","id":«reserved-id»"readable""#),
    Samples.cell(
      #""accessoryView":{"type":"view","in":«misplaced-name»"cell"},"swipeActions":{"trailing":{"actions":[{"image":"#
        + #"{"snapshot":{"type":"view","children":[{"type":"view","in":«misplaced-name»"cell"},{"type":"view","in":"contentView"}]}}}]}}"#
    ),
    Samples.view(
      #""type":"view","id":"a","constraints":["#
        + [String](repeating: #""a.width >= 1""#, count: 4_999).joined(separator: ",")
        + #","a.width >= «unknown-item»c.width"]"#),
    Samples.view(
      #""type":"view","id":"a","constraints":«wrong-count»["#
        + [String](repeating: #""a.width >= 1""#, count: 5_001).joined(separator: ",") + "]"),
    Samples.view(
      #""type":"view","id":"a","constraints":["#
        + [String](repeating: #""[a(>=1,<=9)]""#, count: 4_999).joined(separator: ",")
        + #",«too-many-constraints»"[a(>=1,<=9)]"],"children":[{"type":"view","constraints":["a.width >= 1","a.width >= 1"]}]"#
    ),
  ]

  private static let structure: [String] = [
    "«wrong-type»[]", "«missing-key»«missing-key»{}",
    #"{"cellproof":«unsupported-version»2,"cells":[{"id":"c"}]}"#,
    #"{"cellproof":«wrong-type»"1","cells":[{"id":"c"}]}"#, #"{"cellproof":1,"cells":«empty-list»[]}"#,
    #"{"cellproof":1,«unknown-key»"Cells":[],"cells":[{"id":"c"}]}"#,
    #"{"cellproof":1,"title":«wrong-type»1,"assets":[«empty-string»"","x","a.xcassets",«wrong-type»1],"cells":[{"id":"c"}]}"#,
    #"{"cellproof":1,«not-yet»"fonts":{},"strings":«wrong-type»1,"cells":[{"id":"c"}]}"#,
    #"{"cellproof":1,"cells":[{"id":"a"},{"id":«duplicate-id»"a"},«missing-key»{},{"id":«invalid-id»"a b"},{"id":«invalid-id»""}]}"#,
    #"{"cellproof":1,"cells":[{"id":"c","nib":«missing-key»{}},«wrong-type»3]}"#,
    #"{"cellproof":1,"table":{"style":«unknown-name»"plane","rowHeight":«out-of-range»-1},"cells":[{"id":"c"}]}"#,
    #"{"cellproof":1,"table":{"separatorInset":{«unknown-key»"top":1}},"cells":[{"id":"c"}]}"#,
    #"{"cellproof":1,"ignore":[«missing-key»{"rule":"x"}],"cells":[{"id":"c"}]}"#,
    #"{"cellproof":1,"cells":[{"id":"c"}],"scenes":[{"id":«reserved-id»"all","rows":[]},«missing-key»{"id":"s"},"#
      + #"{"id":«duplicate-id»"s","rows":[],"sections":«conflicting-keys»[{"rows":[]}]},"#
      + #"{"id":"t","rows":[{"cell":«unknown-cell»"d"},{"cell":"c","row":«row-out-of-range»1},«missing-key»{}]}]}"#,
    #"{"cellproof":1,"cells":[{"id":"c"}],"scenes":[{"id":"s","rows":[{"cell":"c","state":"swiped"},{"cell":"c"},"#
      + #"{"cell":"c","state":«two-open-rows»"confirming"},{"cell":"c","state":"editing"}]},{"id":"t","sections":["#
      + #"{"rows":[{"cell":"c","state":"swiping"}]},{"rows":[{"cell":"c","state":«two-open-rows»"swipedLeading"}]}]},"#
      + #"{"id":"u","rows":[{"cell":"c","state":"fullSwipe"}]}]}"#,
    Samples.cell(#""height":«out-of-range»0"#), Samples.cell(#""height":«out-of-range»-1"#),
    Samples.cell(#""height":«out-of-range»1e9"#), Samples.cell(#""height":«unknown-name»"auto""#),
    Samples.cell(#""height":«unknown-name»"44""#), Samples.cell(#""height":«wrong-type»null"#),
    Samples.cell(#""indentationLevel":«out-of-range»1.5,"indentationWidth":«out-of-range»-1"#),
    Samples.cell(#""height":{"value":«out-of-range»0,"relativeTo":"body"}"#),
    Samples.cell(#""height":«missing-key»{"relativeTo":"body"}"#),
    #"{"cellproof":1,"table":{"allowsMultipleSelectionDuringEditing":«wrong-type»"yes"},"cells":[{"id":"c"}]}"#,
    Samples.cell(#""card":{"insets":{"top":1,«unknown-key»"left":2},"shadow":«missing-key»{}}"#),
    Samples.cell(
      #""swipeActions":{"trailing":{"actions":[{"image":«wrong-type»1,"title":«missing-key»{}},"#
        + #"{"title":{"localized":«unknown-string»"a"},"backgroundColor":{"pattern":{"drawn":«missing-key»{}}}},"#
        + #"{"title":{"spaces":1,"hairSpaces":«conflicting-keys»2},"image":«missing-key»{"renderingMode":"alwaysOriginal"}},"#
        + #"{"title":{"hairSpaces":«out-of-range»-1},"image":{"drawn":{"size":«wrong-count»[1],"imageSize":[2,«out-of-range»-1],"#
        + #""contentInsets":{«unknown-key»"left":1},"title":"{«missing-data-key»name}"},«unknown-key»"snapshop":1}},"#
        + #"{"api":"rowAction","image":«image-of-row-action»{"systemName":"trash"}},"#
        + #"{"image":{"snapshot":{"type":"view","height":"row","width":«unknown-name»"column"},«unknown-key»"drawn":{}}}]}}"#
    ),
    Samples.cell(
      #""swipeActions":{"trailing":{"actions":«wrong-count»["#
        + [String](repeating: "{}", count: 41).joined(separator: ",") + "]}}"),
    Samples.cell(#""swipeActions":{"trailing":«missing-key»{},"leading":{"actions":«empty-list»[]}}"#),
    #"{"cellproof":1,"cells":[{"id":"c","height":«json-literal»NaN,"clipsToBounds":«wrong-type»1}]}"#,
  ]

  private static let colors: [String] = [
    #"{"cellproof":1,"colors":{"a":"b","b":{"light":"c"},"c":«colour-cycle»"a"},"cells":[{"id":"c"}]}"#,
    #"{"cellproof":1,"colors":{"a":«colour-cycle»"a"},"cells":[{"id":"c","backgroundColor":"a"}]}"#,
    ##"{"cellproof":1,"colors":{«invalid-colour-name»"#fff":"red","b":«invalid-colour»"#12","c":«unknown-colour»"rde"},"cells":[{"id":"c"}]}"##,
    #"{"cellproof":1,"colors":{"a":«wrong-type»1,"b":«missing-key»{"dark":"red"},"c":{"light":«wrong-type»{"light":"red"}}},"cells":[{"id":"c"}]}"#,
    #"{"cellproof":1,"colors":«wrong-type»[],"cells":[{"id":"c","backgroundColor":«unknown-colour»"canvas"}]}"#,
    #"{"cellproof":1,"colors":{"c0":"c1","#
      + (1..<64).map { #""c\#($0)":\#($0 == 63 ? "«colour-chain»" : "")"c\#($0 + 1)","# }.joined()
      + #""c64":"red"},"cells":[{"id":"c"}]}"#,
  ]

  private static let views: [String] = [
    Samples.view(
      #""type":"view","bounds":[1,2],"children":[«missing-frame»{"type":"view","autoresizingMask":["flexibleWidth"]}]"#
    ),
    Samples.cell(
      #""content":«missing-bounds»{"type":"view","children":[{"type":"view","frame":[0,0,1,1],"autoresizingMask":[]},"#
        + #"{"type":"view","autoresizingMask":[«unknown-name»"flexibleWith"],"bounds":«wrong-count»[1]}]}"#),
    Samples.cell(#""content":«missing-key»{"id":"a"}"#), Samples.view(#""type":«unknown-name»"lable""#),
    Samples.view(
      #""type":"label","text":«wrong-type»5,«unknown-key»"axis":"vertical",«not-yet»"attributedText":1"#),
    Samples.view(#""type":"label","text":"a«unbalanced-brace»{b","numberOfLines":«out-of-range»-1"#),
    Samples.view(#""type":"label","text":"\n\u00e9«unbalanced-brace»}b {{«empty-placeholder»{}""#),
    Samples.view(#""type":"label","font":{"textStyle":«unknown-name»"bdy",«unknown-key»"size":12}"#),
    Samples.view(#""type":"label","font":{"size":«out-of-range»0,"weight":«unknown-name»"fat"}"#),
    Samples.view(#""type":"label","font":«missing-key»{"name":"Menlo",«unknown-key»"design":"serif"}"#),
    Samples.view(#""type":"label","font":«unknown-name»"Body","textAlignment":«unknown-name»"centre""#),
    Samples.view(#""type":"image","image":«missing-key»{"renderingMode":«unknown-name»"template"}"#),
    Samples.view(#""type":"image","image":{"named":«empty-string»"",«unknown-key»"systemName":"x"}"#),
    Samples.view(
      #""type":"image","image":{"named":"a","flipsForRightToLeftLayoutDirection":«wrong-type»1}"#),
    Samples.view(
      #""type":"stack","spacing":{"value":«wrong-type»"8","relativeTo":"body"},"width":{"value":«out-of-range»-8,"relativeTo":"body"}"#
    ),
    Samples.view(#""type":"view","frame":«wrong-count»[1,2,3],"alpha":«out-of-range»1.5"#),
    Samples.view(
      #""type":"view","frame":[0,0,«out-of-range»-1,5],"x":«out-of-range»1e9,"y":«wrong-type»"1""#),
    Samples.view(
      #""type":"view","width":«misplaced-name»"row","id":«reserved-id»"card""#),
    Samples.view(#""type":"view","id":"content","children":[{"type":"view","id":«reserved-id»"content"}]"#),
    Samples.view(#""type":"view","children":[{"type":"view","id":«reserved-id»"content"}]"#),
    Samples.cell(#""swipeActions":{"trailing":{"actions":[{"id":«reserved-id»"content","title":"a"}]}}"#),
    Samples.cell(#""accessoryView":{"type":"view","id":«reserved-id»"content"}"#),
    Samples.cell(
      #""content":[{"when":"$system > 9","use":{"type":"view","id":"content"}},{"use":{"type":"view","id":"content"}}]"#
    ),
    Samples.view(
      #""type":"view","id":"a","children":[{"type":"view","id":«duplicate-id»"a"},«missing-key»{"id":«duplicate-id»"a"}]"#
    ),
    Samples.view(#""type":"stack","customSpacing":{«unknown-child»"a":1},"spacing":«wrong-type»true"#),
    Samples.view(#""type":"segmentedControl","segments":["a"],"selectedSegmentIndex":«unknown-segment»1"#),
    Samples.view(
      #""type":"segmentedControl","segments":«wrong-count»["#
        + [String](repeating: #""a""#, count: 21).joined(separator: ",") + "]"),
    Samples.view(
      #""type":"view","class":«invalid-id»"UI View","intrinsicContentSize":{"width":«unknown-name»"none","height":«out-of-range»-1,«unknown-key»"depth":1}"#
    ),
    Samples.view(
      #""type":"label",«unknown-key»"class":"UITextView","intrinsicContentSize":«wrong-type»[1,2]"#),
    Samples.view(
      #""type":"view","preservesSuperviewLayoutMargins":true,"children":[{"type":"view","preservesSuperviewLayoutMargins":«wrong-type»1}]"#
    ),
    Samples.view(
      #""type":"button","buttonType":«unknown-name»"custm","contentEdgeInsets":{«unknown-key»"leading":1,"left":«out-of-range»1e9},"#
        + #""backgroundImageSize":«wrong-count»[1]"#),
    Samples.view(
      #""type":"button","configuration":{"contentInsets":{«unknown-key»"left":1}},"contentEdgeInsets":«conflicting-keys»4"#
    ),
    Samples.view(#""type":"image","image":{"named":"a","size":[1,«out-of-range»-1]}"#),
    Samples.cell(
      #""canvas":«missing-key»{"device":«unknown-device»"iPhone 99","width":1},"table":{"style":«unknown-name»"plane"},"title":«wrong-type»1"#
    ),
    Samples.cell(
      #""textLabel":{"id":"a"},"imageView":{"id":«duplicate-id»"a"},"accessoryView":{"type":"view","id":"b"}"#
    ),
    Samples.view(#""type":"switch","isOn":«wrong-type»"true""#),
    Samples.cell(
      #""content":"# + String(repeating: #"{"type":"view","children":["#, count: 64)
        + #"«views-too-deep»{"type":"view"}"# + String(repeating: "]}", count: 64)),
    Samples.cell(
      #""content":{"type":"view","id":"x"},"swipeActions":{"trailing":{"actions":[{"id":«duplicate-id»"x"}]}}"#
    )
    .replacingOrder(),
  ]

  /// UIKit's own rows: what they take, and what cannot be in one cell.
  private static let builtInRows: [String] = [
    Samples.cell(
      #""contentConfiguration":{"type":«unknown-name»"subtitle","text":"{«missing-data-key»name}",«unknown-key»"secondarytext":"a","image":«wrong-type»"globe"}"#
    ),
    Samples.cell(#""contentConfiguration":[{"when":"$row == 1","use":{"text":«wrong-type»1}}]"#),
    Samples.cell(
      #""style":«unknown-name»"value3","textLabel":{"type":«unknown-name»"image","text":"a",«unknown-key»"frame":[0,0,1,1]},"imageView":{"image":«missing-key»{}}"#
    ),
    Samples.cell(#""content":{"type":"view"},"contentConfiguration":«conflicting-keys»{"text":"a"}"#),
    Samples.cell(#""textLabel":{"text":"a"},"content":«conflicting-keys»{"type":"view"}"#),
    Samples.cell(#""style":"basic","contentConfiguration":«conflicting-keys»{}"#),
    Samples.cell(#""card":«conflicting-keys»{"insets":8},"contentConfiguration":{}"#),
    Samples.cell(
      #""card":«conflicting-keys»[{"when":"$system > 17","use":{"as":"backgroundView"}},{"use":{}}],"style":"value1""#
    ),
    Samples.cell(#""card":{"as":"backgroundConfiguration"},"contentConfiguration":{}"#),
    Samples.cell(#""detailTextLabel":«unseen-view»{"text":"a"}"#),
    Samples.cell(#""style":"value2","imageView":«unseen-view»{"image":{"named":"a"}}"#),
    Samples.cell(
      #""textLabel":{"text":"a"},"swipeActions":{"trailing":{"actions":[{"id":«duplicate-id»"textLabel"},{"id":"text"}]}}"#
    ),
    Samples.cell(
      #""contentConfiguration":{},"accessoryView":{"type":"label","id":«duplicate-id»"text","text":"a"}"#),
  ]

  private static let data: [String] = [
    Samples.cell(#""data":«empty-list»[]"#), Samples.cell(#""data":«wrong-type»{}"#),
    Samples.cell(#""data":[«wrong-type»1,{"a":«invalid-data»[1]}]"#),
    Samples.cell(
      #""content":{"type":"label","text":"{a} {«missing-data-key»b}"},"data":[{"a":1,"b":1},{"a":2}]"#),
    Samples.cell(#""content":{"type":"label","text":"{«missing-data-key»nmae}"},"data":[{"name":1}]"#),
    Samples.cell(#""content":{"type":"label","text":"{«missing-data-key»name}"}"#),
    Samples.cell(#""data":[{"# + (0..<256).map { #""k\#($0)":1,"# }.joined() + "«too-much-data»\"k256\":1}]"),
    #"{"cellproof":1,"table":{"allowsSelection":[{"when":"«missing-data-key»x","use":true}]},"cells":[{"id":"c"}]}"#,
  ]

  private static let rules: [String] = [
    Samples.cell(#""clipsToBounds":«empty-list»[]"#),
    Samples.cell(#""clipsToBounds":[«missing-key»{"when":"true"}]"#),
    Samples.cell(#""clipsToBounds":[{"use":true},«unreachable-rule»{"use":false}]"#),
    Samples.cell(#""clipsToBounds":[{"use":«wrong-type»[{"use":true}],«unknown-key»"wehn":"true"}]"#),
    Samples.cell(#""clipsToBounds":[{"when":«wrong-type»true,"use":true}]"#),
    Samples.cell(#""preview":{"states":[«wrong-type»{"use":"normal"}]},"ignore":[]"#),
    Samples.rule("«rule-syntax»"), Samples.rule("n <«rule-syntax»"), Samples.rule("«rule-syntax»(b"),
    Samples.rule("b«rule-syntax»)"), Samples.rule("b «rule-syntax»n"), Samples.rule("1 < n «rule-syntax»< 2"),
    Samples.rule("n «rule-syntax»= 1"), Samples.rule("«rule-syntax»!b"), Samples.rule("b «rule-syntax»&& b"),
    Samples.rule("s == «rule-syntax»'a"), Samples.rule("s == «rule-syntax»\\\"a\\\""),
    Samples.rule("n < «rule-syntax»1x"), Samples.rule("n < «rule-syntax»1.2.3"),
    Samples.rule("«rule-syntax»;"),
    Samples.rule("«rule-syntax»and b"),
    Samples.rule("«missing-data-key»x < 1 and «missing-data-key»k == 2"),
    Samples.rule("«unknown-operand»$sistem < 1"), Samples.rule("«rule-type»n"),
    Samples.rule("not «rule-type»'a'"),
    Samples.rule("«rule-type»s < 5"), Samples.rule("«rule-type»m < 5"), Samples.rule("n < «rule-type»'a'"),
    Samples.rule("n «rule-type»== 'a'"), Samples.rule("b «rule-type»== 1"),
    Samples.rule("$row «rule-type»== 'a'"),
    Samples.rule("$system < «rule-type»'11'"), Samples.rule("$system == «unknown-system»20"),
    Samples.rule("$system == «unknown-system»'20'"), Samples.rule("$device == «unknown-device»'iPhone 99'"),
    Samples.rule("$contentSize > «unknown-name»'XM'"), Samples.rule("$contentSize > «rule-type»3"),
    Samples.rule("$appearance == «unknown-name»'drak'"),
    Samples.rule("«rule-type»$appearance < «rule-type»'dark'"),
    Samples.rule("$direction == «unknown-name»'left'"), Samples.rule("«unknown-name»'swipt' == $state"),
    Samples.rule("\\u0062 and \\t «missing-data-key»c"),
    Samples.rule(String(repeating: "(", count: 32) + "«rule-too-deep»(b" + String(repeating: ")", count: 33)),
    Samples.rule("«rule-too-long»" + String(repeating: "b or ", count: 200) + "b"),
  ]

  private static let names: [String] = [
    #"{"cellproof":1,"strings":{"en":«unknown-strings»"a.txt","de":{"a":«missing-argument»{"other":"x"}}},"#
      + #""cells":[{"id":"c","content":{"type":"label","text":{"localized":"a"}}}]}"#,
    preview(#""systems":["18",«wrong-type»18,«unknown-system»"20",«unknown-system»"ios9"]"#),
    preview(
      #""devices":[«unknown-device»"iPhone 99",«unknown-device»"1x1@9x",«unknown-device»"5000x1@2x",«unknown-device»"4x4"]"#
    ),
    preview(#""states":[«unknown-name»"swipped"],"contentSizes":["L",«duplicate-value»"large"]"#),
    preview(#""states":«empty-list»[],"directions":«wrong-type»"ltr","locales":[«unknown-locale»"e"]"#),
  ]

  private static func preview(_ members: String) -> String {
    #"{"cellproof":1,"preview":{\#(members)},"cells":[{"id":"c"}]}"#
  }
}

extension String {
  /// Actions are read before the content, so the content's id is the one that is taken.
  fileprivate func replacingOrder() -> String {
    let plain = split(separator: "«duplicate-id»", omittingEmptySubsequences: false).joined()
    return plain.split(separator: #""id":"x"}"#, maxSplits: 1, omittingEmptySubsequences: false)
      .joined(separator: #""id":«duplicate-id»"x"}"#)
  }
}

extension DesignFaultCases {
  /// Cells that come from a document of Interface Builder.
  static let nibs: [String] = [
    Samples.cell(#""nib":«wrong-type»"a.xib""#), Samples.cell(#""nib":{"file":«empty-string»""}"#),
    Samples.cell(#""nib":{"file":«file-missing»"b.xib","bind":{"a":«wrong-type»5}}"#),
    Samples.cell(#""nib":{"file":"a.xib","cell":«wrong-type»1,«unknown-key»"bond":{}}"#),
    Samples.cell(#""content":{"type":"view"},"nib":«conflicting-keys»{"file":"a.xib"}"#),
    Samples.cell(#""nib":{"file":"reserved.xib"}"#), Samples.cell(#""nib":«wrong-type»[{"file":"a.xib"}]"#),
    Samples.cell(
      #""nib":{"file":"a.xib"},"swipeActions":{"trailing":{"actions":[{"id":«duplicate-id»"lab","title":"x"}]}}"#
    ),
    Samples.cell(#""nib":{"file":"style.xib"},"card":«conflicting-keys»{"as":"contentSubview"}"#),
    Samples.cell(#""nib":{"file":"a.xib"},"card":{"as":"contentSubview"}"#),
    Samples.cell(
      #""nib":{"file":"a.xib","bind":{«unknown-binding»"titel":"x",«ambiguous-binding»"twin":"x","lab":{«unknown-key»"txt":1}}}"#
    ),
    Samples.cell(
      #""nib":{"file":"a.xib","bind":{"photo":«wrong-binding»"x","lab":«wrong-binding»{"named":"a"},"box":«wrong-binding»{"textColor":"red"}}}"#
    ),
    Samples.cell(#""nib":{"file":"a.xib","bind":«wrong-type»[]}"#),
    Samples.cell(#""nib":{"file":"a.xib","bind":{"title":[{"when":"«missing-data-key»x","use":"y"}]}}"#),
  ]
}
