import Foundation

/// Debian's Chromium without a window, driven over its debugging pipe.
///
/// Everything is synchronous on the main actor: waiting blocks no thread that other tests run on.
@MainActor
final class Browser {
  /// Where Chromium is, by `CELLPROOF_CHROMIUM` or where Debian puts it; nil where none is installed.
  nonisolated static let executable = [
    ProcessInfo.processInfo.environment["CELLPROOF_CHROMIUM"] ?? "/usr/bin/chromium"
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// How long one answer may take; generous, since a loaded machine is no fault of a page.
  private static let patience = Duration.seconds(60)

  private let pipe: DebuggingPipe
  private let profile: URL
  private let log: URL
  private var lastID = 0
  private var pages: [String: Page] = [:]

  init() throws {
    guard let executable = Self.executable else {
      throw BrowserFault("no Chromium: Resources/setup --browser installs it")
    }
    profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("cellproof-browser-\(UUID().uuidString)", isDirectory: true)
    log = profile.appendingPathComponent("stderr.log")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    pipe = try DebuggingPipe(
      starting: [
        executable, "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
        // Containers run as root, where Chromium refuses its sandbox; only our own pages are opened.
        "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--mute-audio",
        "--no-first-run", "--no-default-browser-check", "--disable-extensions", "--disable-sync",
        "--disable-background-networking", "--disable-component-update", "--disable-default-apps",
        "--force-color-profile=srgb", "--password-store=basic", "about:blank",
      ],
      log: log.path)
  }

  /// A fresh page with its faults being collected.
  func newPage() throws -> Page {
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"]
    let attached = try call("Target.attachToTarget", ["targetId": target, "flatten": true])
    guard let session = attached["sessionId"].string else { throw BrowserFault("no session: \(attached)") }
    let page = Page(browser: self, session: session)
    pages[session] = page
    for domain in ["Page", "Runtime", "Log", "Network"] { try page.call("\(domain).enable") }
    return page
  }

  /// Ends Chromium and removes its profile.
  func close() {
    _ = try? call("Browser.close")
    pipe.stop()
    try? FileManager.default.removeItem(at: profile)
  }

  /// Sends a command and waits for its answer; events that come before it go to their pages.
  @discardableResult
  func call(_ method: String, _ parameters: JSON = [:], session: String? = nil) throws -> JSON {
    lastID += 1
    let id = JSON.number(Double(lastID))
    var message: [String: JSON] = ["id": id, "method": .string(method), "params": parameters]
    if let session { message["sessionId"] = .string(session) }
    do { try pipe.send(JSONEncoder().encode(JSON.object(message))) } catch { throw explained(error) }
    let deadline = ContinuousClock.now + Self.patience
    while let answer = try receive(until: deadline) {
      guard answer["id"] == id else { continue }
      if let fault = answer["error"]["message"].string { throw BrowserFault("\(method): \(fault)") }
      return answer["result"]
    }
    throw BrowserFault("\(method): no answer in \(Self.patience)")
  }

  /// Takes in events until `isDone` holds.
  func wait(for what: String, until isDone: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + Self.patience
    while try !isDone() {
      guard try receive(until: deadline) != nil else {
        throw BrowserFault("\(what): not in \(Self.patience)")
      }
    }
  }

  /// A fault of the pipe with the last words of the browser, which tell why it went.
  private func explained(_ fault: any Error) -> BrowserFault {
    let words = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return BrowserFault("\(fault): \(words.suffix(1000))")
  }

  private func receive(until deadline: ContinuousClock.Instant) throws -> JSON? {
    let received: Data?
    do { received = try pipe.receive(until: deadline) } catch { throw explained(error) }
    guard let data = received else { return nil }
    let message = try JSONDecoder().decode(JSON.self, from: data)
    if let method = message["method"].string, let session = message["sessionId"].string {
      pages[session]?.take(event: method, message["params"])
    }
    return message
  }
}
