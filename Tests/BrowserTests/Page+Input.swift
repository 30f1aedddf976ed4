/// A place in the window, in points from its top left.
struct Spot: Sendable, Equatable {
  var x: Double
  var y: Double
}

extension Page {
  /// Presses and releases a key by its DOM name ("Tab", "ArrowLeft", "a").
  func press(_ key: String, shift: Bool = false) throws {
    let codes = [
      "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
      "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    ]
    let letter = key.utf8.count == 1 ? key.uppercased().utf8.first.map(Int.init) : nil
    guard let code = codes[key] ?? letter else { throw BrowserFault("unknown key \(key)") }
    var event: [String: JSON] = [
      "type": "keyDown", "key": .string(key), "windowsVirtualKeyCode": .number(Double(code)),
      "modifiers": shift ? 8 : 0,
    ]
    if letter != nil { event["text"] = .string(key) }
    if key == "Enter" { event["text"] = "\r" }
    try call("Input.dispatchKeyEvent", .object(event))
    event["type"] = "keyUp"
    event["text"] = nil
    try call("Input.dispatchKeyEvent", .object(event))
  }

  /// The middle of the first element that the selector names, scrolled into view.
  func spot(of selector: String) throws -> Spot {
    let name = try JSON.string(selector).literal
    let answer = try evaluate(
      """
      (() => {
        const element = document.querySelector(\(name));
        if (!element) return null;
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      })()
      """)
    guard let x = answer["x"].number, let y = answer["y"].number else {
      throw BrowserFault("no element \(selector)")
    }
    return Spot(x: x, y: y)
  }

  func click(_ selector: String) throws {
    let spot = try spot(of: selector)
    try mouse("mouseMoved", spot, pressed: false)
    try mouse("mousePressed", spot, pressed: true)
    try mouse("mouseReleased", spot, pressed: false)
  }

  /// Drags with the mouse in `steps` moves, as a hand does: one jump hides faults in move handlers.
  func drag(from start: Spot, to end: Spot, steps: Int = 8) throws {
    try mouse("mouseMoved", start, pressed: false)
    try mouse("mousePressed", start, pressed: true)
    for spot in path(from: start, to: end, steps: steps) { try mouse("mouseMoved", spot, pressed: true) }
    try mouse("mouseReleased", end, pressed: false)
  }

  /// Swipes with one finger; the viewport must be a phone's.
  func swipe(from start: Spot, to end: Spot, steps: Int = 8) throws {
    try touch("touchStart", [start])
    for spot in path(from: start, to: end, steps: steps) { try touch("touchMove", [spot]) }
    try touch("touchEnd", [])
  }

  private func path(from start: Spot, to end: Spot, steps: Int) -> [Spot] {
    (1...max(steps, 1)).map {
      let share = Double($0) / Double(max(steps, 1))
      return Spot(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  /// One event of the mouse, for gestures that are no plain drag.
  func mouse(_ type: String, _ spot: Spot, pressed: Bool) throws {
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": .string(type), "x": .number(spot.x), "y": .number(spot.y),
        "button": type == "mouseMoved" && !pressed ? "none" : "left", "buttons": pressed ? 1 : 0,
        "clickCount": type == "mouseMoved" ? 0 : 1,
      ])
  }

  private func touch(_ type: String, _ spots: [Spot]) throws {
    let points = spots.map { JSON.object(["x": .number($0.x), "y": .number($0.y)]) }
    try call("Input.dispatchTouchEvent", ["type": .string(type), "touchPoints": .array(points)])
  }
}
