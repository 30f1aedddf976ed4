import UIKitRules

/// The marked figures of a page: numbered where they are first used, told at its foot.
struct FactNotes {
  private var order: [FactMark] = []
  private var numbers: [FactMark: Int] = [:]
  /// What stands in the captions, made once for each set: pictures of one system share theirs.
  private var captions: [FactSet: [UInt8]] = [:]

  init(_ sets: some Sequence<FactSet>) {
    var seen: Set<FactSet> = []
    for set in sets where seen.insert(set).inserted {
      for mark in set.marks where numbers[mark] == nil {
        order.append(mark)
        numbers[mark] = 0
      }
    }
    // One kind of mark after the other, so that a picture's numbers are few ranges.
    order = Trust.allCases.flatMap { trust in order.filter { $0.trust == trust } }
    for (index, mark) in order.enumerated() { numbers[mark] = index + 1 }
    for set in seen { captions[set] = caption(of: set) }
  }

  /// The marks of a picture, `†1–4, 7 ‡9`, as a link to the notes; nothing where it has none.
  func appendMarks(_ facts: FactSet, to out: inout [UInt8]) {
    if let caption = captions[facts] { out.append(contentsOf: caption) }
  }

  private func caption(of facts: FactSet) -> [UInt8] {
    let marks = facts.marks
    if marks.isEmpty { return [] }
    var words: [String] = []
    for trust in Trust.allCases where trust.isMarked {
      let used = marks.filter { $0.trust == trust }.compactMap { numbers[$0] }.sorted()
      if !used.isEmpty { words.append(trust.sign + Self.ranges(used)) }
    }
    var out: [UInt8] = []
    out.append(
      " <sup class=\"marks\"><a href=\"#notes\"><span class=\"unseen\">Figures that are not certain: </span>")
    out.append(text: words.joined(separator: " "))
    out.append("</a></sup>")
    return out
  }

  /// The section at the foot of the page; nothing where no figure is marked.
  func appendSection(to out: inout [UInt8]) {
    if order.isEmpty { return }
    out.append("<section class=\"notes\" id=\"notes\" aria-labelledby=\"notes-title\">\n")
    out.append("<h2 id=\"notes-title\">Marked figures</h2>\n")
    for trust in Trust.allCases where trust.isMarked {
      let marks = order.filter { $0.trust == trust }
      if marks.isEmpty { continue }
      out.append("<h3><span aria-hidden=\"true\">")
      out.append(text: trust.sign)
      out.append("</span> ")
      out.append(text: trust.name.prefix(1).uppercased() + trust.name.dropFirst())
      out.append("</h3>\n<p>")
      out.append(text: trust.meaning)
      out.append("</p>\n<ul>")
      for mark in marks {
        out.append("<li><span class=\"number\">")
        out.append(text: trust.sign + String(numbers[mark] ?? 0))
        out.append("</span> ")
        out.append(text: mark.id.text)
        out.append("</li>")
      }
      out.append("</ul>\n")
    }
    out.append("</section>\n")
  }

  /// `1–4, 7`.
  private static func ranges(_ numbers: [Int]) -> String {
    var parts: [String] = []
    var index = 0
    while index < numbers.count {
      var end = index
      while end + 1 < numbers.count, numbers[end + 1] == numbers[end] + 1 { end += 1 }
      parts.append(end == index ? "\(numbers[index])" : "\(numbers[index])–\(numbers[end])")
      index = end + 1
    }
    return parts.joined(separator: ", ")
  }
}

extension Trust {
  /// The mark in captions.
  fileprivate var sign: String {
    switch self {
    case .documented, .measured: ""
    case .reported: "†"
    case .inferred: "‡"
    case .unverified: "§"
    }
  }
}
