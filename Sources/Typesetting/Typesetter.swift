package import Graphics

/// Sets texts in lines; one for each worker, since it owns what HarfBuzz and ICU change and what was set before.
///
/// Each distinct text is shaped once for a face, whatever the size, and each result is kept, so asking again costs one
/// look-up. What is kept is dropped as a whole when it grows past `memoryLimit`; results do not depend on it.
package struct Typesetter: ~Copyable {
  package let library: FontLibrary
  /// About how many bytes may be kept.
  package let memoryLimit: Int

  var keptBytes = 0
  private var entries = TextTable()
  private var runs: [RunKey: ShapedRun] = [:]
  private var shapers: [FaceShaper?] = Array(repeating: nil, count: FaceStyle.count)
  /// By place in the catalog of the system's fonts.
  private var standIns: [Int: FaceShaper] = [:]
  /// Opened by the first text that needs another face than Inter.
  var chooser: StandInChooser?
  private var styles = StyleList()
  let boundaries = BoundaryFinder()
  let bidi = LazyBidi()

  package init(library: FontLibrary, memoryLimit: Int = 24 << 20) {
    self.library = library
    self.memoryLimit = memoryLimit
  }

  /// Sets a text in the given room, in points; an infinite width leaves it unwrapped, and the height bounds the number
  /// of lines (one is always set).
  ///
  /// Complexity: one look-up when it was asked before; else linear in the text.
  package mutating func layout(
    _ text: String, style: TextStyling, width: Double = .infinity, height: Double = .infinity, grid: PixelGrid
  ) -> TextLayout {
    let entry = entry(of: text)
    let request = TextRequest(style: styles.index(of: style), width: width, height: height, scale: grid.scale)
    if let known = entry.layouts[request] { return known }
    var plan = plan(entry, style: style, width: width, height: height)
    if plan.isTruncated { countLines(of: &plan, entry, style: style, width: width, height: height) }
    let layout = place(plan, of: entry, style: style, width: width, grid: grid)
    entry.layouts.keep(layout, for: request)
    keptBytes += 256 + layout.lines.count * 160
    return layout
  }

  /// The size that `layout` would give, without making outlines.
  package mutating func size(
    of text: String, style: TextStyling, width: Double = .infinity, height: Double = .infinity,
    grid: PixelGrid
  ) -> Size {
    let entry = entry(of: text)
    let request = TextRequest(style: styles.index(of: style), width: width, height: height, scale: grid.scale)
    if let known = entry.sizes[request] { return known }
    let plan = plan(entry, style: style, width: width, height: height)
    let size = plan.size(font: style.font, grid: grid)
    entry.sizes.keep(size, for: request)
    keptBytes += 64
    return size
  }

  /// The width of a text in one line, in points, not rounded to pixels; of several paragraphs the widest.
  package mutating func width(of text: String, font: FontDescriptor) -> Double {
    let entry = entry(of: text)
    let face = face(font, .english)
    let scale = TextScale(font: font, face: face, size: font.usableSize)
    var widest = 0.0
    for index in entry.prepared.paragraphs.indices {
      widest = max(widest, shape(of: index, in: entry, face: face, direction: .leftToRight).width(scale))
    }
    return widest
  }

  /// The advances of a text in one line, in points, tracking left out; of several paragraphs the widest.
  package mutating func advance(of text: String, font: FontDescriptor) -> Double {
    let entry = entry(of: text)
    let face = face(font, .english)
    var widest = 0.0
    for index in entry.prepared.paragraphs.indices {
      widest = max(widest, shape(of: index, in: entry, face: face, direction: .leftToRight).advance)
    }
    return widest * font.usableSize
  }

  func face(_ style: TextStyling) -> FaceKey {
    face(style.font, style.language.map { ShapingLanguage(tag: $0) } ?? .english)
  }

  private func face(_ font: FontDescriptor, _ language: ShapingLanguage) -> FaceKey {
    FaceKey(font, language: language, hasDisplayCut: library.hasDisplayCut)
  }

  private mutating func entry(of text: String) -> TextEntry {
    var (known, hash) = entries.find(text)
    if let known { return known }
    if keptBytes > memoryLimit {
      forget()
      // The new table has a seed of its own.
      (known, hash) = entries.find(text)
    }
    let entry = TextEntry(text)
    entries.insert(entry, hash: hash)
    keptBytes += 400 + text.utf8.count * 4
    return entry
  }

  private mutating func forget() {
    entries.removeAll()
    runs.removeAll()
    keptBytes = 0
  }

  /// The worker's shaper of a face, opened by the first text in it.
  mutating func openShaper(_ face: FaceKey) -> FaceShaper? {
    if let number = face.standIn { return openShaper(standIn: number) }
    let style = face.style
    if let shaper = shapers[style.index] { return shaper }
    let shaper = FaceShaper(face: library.face(style))
    shapers[style.index] = shaper
    return shaper
  }

  mutating func openShaper(standIn number: Int) -> FaceShaper? {
    if let shaper = standIns[number] { return shaper }
    let shaper = library.standIn(number).flatMap { FaceShaper(face: $0, isInter: false) }
    standIns[number] = shaper
    return shaper
  }

  /// A shaped run, from what is kept where it was shaped before.
  mutating func run(_ key: RunKey, units: ArraySlice<UInt16>) -> ShapedRun {
    if let run = runs[key] { return run }
    guard let shaper = openShaper(key.face) else { return .empty }
    let run = shaper.shape(
      units, script: key.script, isRightToLeft: key.isRightToLeft, features: key.face.features,
      language: key.face.language)
    runs[key] = run
    keptBytes += 200 + units.count * 40
    return run
  }
}

/// ICU's bidirectional state, opened by the first text that needs it.
final class LazyBidi {
  private(set) lazy var resolver = BidiResolver()
}
