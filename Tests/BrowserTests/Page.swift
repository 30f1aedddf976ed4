import Foundation

/// One tab: opens documents, evaluates, takes pictures, and collects what goes wrong meanwhile.
@MainActor
final class Page {
  private unowned let browser: Browser
  private let session: String
  private var hasLoaded = true

  /// Console errors and warnings, exceptions, broken policies and failed requests since the last `open`.
  private(set) var faults: [String] = []
  /// The address of each request since the last `open`.
  private(set) var requests: [String] = []
  private var addresses: [String: String] = [:]

  init(browser: Browser, session: String) {
    self.browser = browser
    self.session = session
  }

  @discardableResult
  func call(_ method: String, _ parameters: JSON = [:]) throws -> JSON {
    try browser.call(method, parameters, session: session)
  }

  /// Opens a document and waits until it and all its images, lazy ones too, are there.
  func open(_ url: URL) throws {
    faults = []
    requests = []
    addresses = [:]
    hasLoaded = false
    let answer = try call("Page.navigate", ["url": .string(url.absoluteString)])
    if let fault = answer["errorText"].string { throw BrowserFault("\(url): \(fault)") }
    // Without a loader only the fragment changed, and no load event comes.
    if answer["loaderId"].string != nil { try browser.wait(for: "load of \(url)") { hasLoaded } }
    try settle()
  }

  /// Waits for lazy images, and names those that show nothing.
  private func settle() throws {
    let deadline = ContinuousClock.now + .seconds(10)
    let pending = "[...document.images].filter(i => (i.loading = 'eager', !i.complete)).length"
    while try evaluate(pending) != 0 {
      guard ContinuousClock.now < deadline else { throw BrowserFault("images keep loading") }
      usleep(5_000)
    }
    let broken = "[...document.images].filter(i => !i.naturalWidth).map(i => i.outerHTML.slice(0, 200))"
    faults += try evaluate(broken).array.compactMap(\.string).map { "broken image: \($0)" }
  }

  /// The value of an expression, promises awaited; works with the page's own scripts off too.
  func evaluate(_ script: String) throws -> JSON {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": .string(script), "returnByValue": true, "awaitPromise": true, "userGesture": true])
    if answer["exceptionDetails"] != .null {
      throw BrowserFault("evaluate: \(Self.words(of: answer["exceptionDetails"]))")
    }
    return answer["result"]["value"]
  }

  /// A PNG of the whole page at one pixel a point; cut off where Chromium's own limit is.
  func screenshot(to file: URL) throws {
    let size = try call("Page.getLayoutMetrics")["cssContentSize"]
    let height = min(size["height"].number ?? 0, 16_000)
    let clip: JSON = ["x": 0, "y": 0, "width": size["width"], "height": .number(height), "scale": 1]
    let answer = try call(
      "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": true, "clip": clip])
    guard let png = answer["data"].string.flatMap({ Data(base64Encoded: $0) }) else {
      throw BrowserFault("no picture for \(file.lastPathComponent)")
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try png.write(to: file)
  }

  func take(event: String, _ parameters: JSON) {
    switch event {
    case "Page.loadEventFired": hasLoaded = true
    case "Runtime.exceptionThrown":
      faults.append("exception: \(Self.words(of: parameters["exceptionDetails"]))")
    case "Runtime.consoleAPICalled":
      guard let type = parameters["type"].string, ["error", "warning", "assert"].contains(type) else {
        return
      }
      let words = parameters["args"].array.map { $0["value"].string ?? $0["description"].string ?? "?" }
      faults.append("console.\(type): \(words.joined(separator: " "))")
    case "Log.entryAdded":
      let entry = parameters["entry"]
      guard let level = entry["level"].string, ["error", "warning"].contains(level) else { return }
      let words = [entry["source"], entry["text"], entry["url"]].compactMap(\.string)
      faults.append("\(level): \(words.joined(separator: ": "))")
    case "Network.requestWillBeSent":
      guard let url = parameters["request"]["url"].string, let id = parameters["requestId"].string else {
        return
      }
      requests.append(url)
      addresses[id] = url
    case "Network.loadingFailed":
      let url = parameters["requestId"].string.flatMap { addresses[$0] } ?? "unknown address"
      let reason = parameters["blockedReason"].string ?? parameters["errorText"].string ?? "no reason"
      faults.append("failed request: \(reason): \(url)")
    case "Network.responseReceived":
      guard let status = parameters["response"]["status"].number, status >= 400 else { return }
      faults.append("status \(Int(status)): \(parameters["response"]["url"].string ?? "")")
    default: break
    }
  }

  private static func words(of details: JSON) -> String {
    details["exception"]["description"].string ?? details["text"].string ?? "\(details)"
  }
}
