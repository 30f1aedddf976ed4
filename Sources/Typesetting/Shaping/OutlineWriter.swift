/// Writes contours as the shortest relative path data: `h`, `v`, `l`, `c`, `s`, `z`, whole numbers.
struct OutlineWriter {
  private var outline = GlyphOutline()
  private var hasStarted = false
  private var isOpen = false
  /// The pen, and the start of the contour it is in.
  private var x: Int32 = 0
  private var y: Int32 = 0
  private var contourX: Int32 = 0
  private var contourY: Int32 = 0
  /// The last control point as seen from the pen, when the last command was a curve: `s` repeats it mirrored.
  private var handleX: Int32 = 0
  private var handleY: Int32 = 0
  private var lastCommand: UInt8 = 0

  init() {}

  mutating func move(x: Int32, y: Int32) {
    if isOpen { close() }
    contourX = x
    contourY = y
    if hasStarted {
      outline.bytes.append(UInt8(ascii: "m"))
      PathNumber.append(x - self.x, to: &outline.bytes, first: true)
      PathNumber.append(y - self.y, to: &outline.bytes, first: false)
    } else {
      outline.startX = x
      outline.startY = y
      hasStarted = true
    }
    self.x = x
    self.y = y
    lastCommand = UInt8(ascii: "m")
    isOpen = true
  }

  /// Held back by one step: a line to the contour's start is what `z` draws by itself.
  mutating func line(x: Int32, y: Int32) {
    writePendingLine()
    pendingLine = (x, y)
  }

  private var pendingLine: (x: Int32, y: Int32)?

  private mutating func writePendingLine() {
    guard let (x, y) = pendingLine else { return }
    pendingLine = nil
    let (dx, dy) = (x - self.x, y - self.y)
    if dx == 0, dy == 0 { return }
    if dy == 0 {
      begin("h")
      number(dx)
    } else if dx == 0 {
      begin("v")
      number(dy)
    } else {
      // Further pairs behind `m` are lines.
      begin(lastCommand == UInt8(ascii: "m") ? "m" : "l")
      number(dx)
      number(dy)
    }
    self.x = x
    self.y = y
  }

  mutating func curve(x1: Int32, y1: Int32, x2: Int32, y2: Int32, x: Int32, y: Int32) {
    writePendingLine()
    let (dx1, dy1) = (x1 - self.x, y1 - self.y)
    let isCurve = lastCommand == UInt8(ascii: "c") || lastCommand == UInt8(ascii: "s")
    if isCurve, dx1 == handleX, dy1 == handleY {
      begin("s")
    } else {
      begin("c")
      number(dx1)
      number(dy1)
    }
    number(x2 - self.x)
    number(y2 - self.y)
    number(x - self.x)
    number(y - self.y)
    handleX = x - x2
    handleY = y - y2
    self.x = x
    self.y = y
  }

  mutating func close() {
    guard isOpen else { return }
    isOpen = false
    if let end = pendingLine, end == (contourX, contourY) { pendingLine = nil }
    writePendingLine()
    outline.bytes.append(UInt8(ascii: "z"))
    lastCommand = UInt8(ascii: "z")
    x = contourX
    y = contourY
  }

  consuming func finish() -> GlyphOutline {
    close()
    outline.endX = x
    outline.endY = y
    return outline
  }

  private var atCommand = false

  private mutating func begin(_ command: Unicode.Scalar) {
    let letter = UInt8(ascii: command)
    atCommand = letter != lastCommand
    if atCommand {
      outline.bytes.append(letter)
      lastCommand = letter
    }
  }

  private mutating func number(_ value: Int32) {
    PathNumber.append(value, to: &outline.bytes, first: atCommand)
    atCommand = false
  }
}
