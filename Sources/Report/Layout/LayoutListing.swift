import Graphics
package import Staging
import Typesetting
import UIKitRules

/// What the `layout` command prints: solved view trees without pictures.
package struct LayoutListing: Sendable {
  /// For people or for programs.
  package enum Format: Sendable {
    case text
    case json
  }

  private let format: Format
  private var bytes: [UInt8] = []

  package init(_ format: Format) { self.format = format }

  /// Adds a stage: `file` is the input's name, `cell` the cell's id.
  package mutating func add(file: String, cell: String, _ preview: Preview, _ stage: Stage) {
    switch format {
    case .json: addJSON(file: file, cell: cell, preview, stage)
    case .text: addText(file: file, cell: cell, preview, stage)
    }
  }

  /// The whole output.
  package func output() -> [UInt8] {
    guard format == .json else { return bytes }
    var out: [UInt8] = []
    out.append("{ \"cells\": [")
    out.append(contentsOf: bytes)
    out.append(" ] }\n")
    return out
  }

  private mutating func addJSON(file: String, cell: String, _ preview: Preview, _ stage: Stage) {
    bytes.append(bytes.isEmpty ? "\n" : ",\n")
    bytes.append("  { \"file\": ")
    bytes.append(jsonString: file)
    bytes.append(", \"id\": ")
    bytes.append(jsonString: cell)
    bytes.append(", \"state\": \"")
    bytes.append(raw: preview.state.rawValue)
    bytes.append("\", \"system\": \"")
    bytes.append(raw: preview.traits.system.name)
    bytes.append("\", \"device\": ")
    bytes.append(jsonString: preview.traits.device.name)
    bytes.append(",\n    \"views\": ")
    bytes.append(viewsOf: stage, indent: "      ")
    bytes.append(" }")
  }

  private mutating func addText(file: String, cell: String, _ preview: Preview, _ stage: Stage) {
    if !bytes.isEmpty { bytes.append("\n") }
    bytes.append(printable: "\(file) \(cell)/\(preview.name)")
    bytes.append("\n")
    let views = stage.allViews
    var depths: [Int] = []
    var nameWidth = 0
    for view in views {
      let depth = view.parent < 0 ? 0 : depths[view.parent] + 1
      depths.append(depth)
      nameWidth = max(nameWidth, 2 * depth + view.id.unicodeScalars.count)
    }
    let classWidth = views.reduce(0) { max($0, $1.className.unicodeScalars.count) }
    for (view, depth) in zip(views, depths) {
      bytes.append(contentsOf: [UInt8](repeating: 0x20, count: 2 + 2 * depth))
      bytes.append(printable: view.id)
      bytes.append(blanks: nameWidth + 2 - 2 * depth - view.id.unicodeScalars.count)
      bytes.append(printable: view.className)
      bytes.append(blanks: classWidth + 2 - view.className.unicodeScalars.count)
      bytes.append(figuresOf: view)
      bytes.append("\n")
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(blanks count: Int) {
    append(contentsOf: [UInt8](repeating: 0x20, count: Swift.max(count, 1)))
  }

  fileprivate mutating func append(figuresOf view: StageView) {
    let frame = view.frame
    for (index, value) in [frame.x, frame.y, frame.width, frame.height].enumerated() {
      if index > 0 { append(" ") }
      append(points: value)
    }
    if view.boundsOrigin != .zero {
      append("  bounds ")
      append(points: view.boundsOrigin.x)
      append(" ")
      append(points: view.boundsOrigin.y)
    }
    if view.layer.isHidden { append("  hidden") }
    if let color = view.backgroundColor {
      append("  ")
      append(hex: color)
    }
    if let blanks = view.blanks {
      append("  \(blanks.count) \(blanks.kind.rawValue)".utf8)
    } else if let title = view.title {
      append("  ")
      append(quoted: title)
    }
    if let label = view.label {
      append("  ")
      append(quoted: label.lines.map(\.text).joined(separator: " "))
      if label.isTruncated { append("  truncated") }
    }
  }

  private mutating func append(_ text: String.UTF8View) { append(contentsOf: text) }

  private mutating func append(quoted text: String) {
    append("\u{201C}")
    append(printable: text)
    append("\u{201D}")
  }

  /// Text for a terminal: what could command it, or turn what follows, shows as U+FFFD.
  fileprivate mutating func append(printable text: String) {
    for scalar in text.unicodeScalars {
      // Every scalar has a UTF-8 form.
      append(contentsOf: UTF8.encode(scalar.isInvisibleControl ? "\u{FFFD}" : scalar)!)
    }
  }
}
