extension Page {
  /// The window in points; narrow ones are phones, with a phone's rules for the viewport and for touch.
  func setViewport(width: Int, height: Int) throws {
    let mobile = width < 600
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1,
        "mobile": .bool(mobile),
      ])
    try call("Emulation.setTouchEmulationEnabled", ["enabled": .bool(mobile)])
  }

  /// What the style sheet's media queries see.
  func setMedia(dark: Bool, print: Bool = false, reducedMotion: Bool = true) throws {
    let features: JSON = [
      ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"],
      ["name": "prefers-reduced-motion", "value": reducedMotion ? "reduce" : "no-preference"],
    ]
    try call("Emulation.setEmulatedMedia", ["media": print ? "print" : "screen", "features": features])
  }

  /// Whether the page's own scripts run from the next `open` on.
  func setScripts(enabled: Bool) throws {
    try call("Emulation.setScriptExecutionDisabled", ["value": .bool(!enabled)])
  }
}
