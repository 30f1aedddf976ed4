import Foundation
import Glibc

/// Serves the files of one folder on the loopback, with a content policy: a `file:` page has none.
///
/// GET only, one request a connection, nothing outside the folder.
final class FolderServer: Sendable {
  /// What the strictest host of reports sends (the default of Jenkins).
  static let strictPolicy = "sandbox; default-src 'none'; img-src 'self'; style-src 'self'"

  let port: UInt16
  private let listener: Int32
  private let root: String
  private let policy: String?

  init(folder: URL, policy: String? = FolderServer.strictPolicy) throws {
    guard let root = Self.realPath(folder.path) else { throw BrowserFault("no folder \(folder.path)") }
    self.root = root
    self.policy = policy
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = self.listener
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) | listen(listener, 64) | getsockname(listener, $0, &length)
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard status == 0 else {
      Glibc.close(listener)
      throw BrowserFault("no loopback port: errno \(errno)")
    }
    // A thread a connection: browsers open some ahead and leave them idle.
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else {
          Glibc.close(listener)
          return
        }
        Thread.detachNewThread { [self] in answer(connection) }
      }
    }
  }

  /// The address of a file by its path in the folder.
  func url(_ path: String) -> URL? {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
      .flatMap { URL(string: "http://127.0.0.1:\(port)/\($0)") }
  }

  /// Takes no more connections; the listening thread then closes its socket itself and ends.
  func close() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func answer(_ connection: Int32) {
    defer { Glibc.close(connection) }
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var request: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while !request.suffix(chunk.count + 3).contains(sequence: [13, 10, 13, 10]) {
      let count = recv(connection, &chunk, chunk.count, 0)
      guard count > 0, request.count < 1 << 16 else { return }
      request += chunk[..<count]
    }
    let line = String(decoding: request.prefix { $0 != 13 }, as: UTF8.self).split(separator: " ")
    guard line.count == 3, line[0] == "GET" else { return send("405 Method Not Allowed", to: connection) }
    let path = line[1].prefix { $0 != "?" && $0 != "#" }
    // Asked for by browsers on their own; no answer is no fault of a page.
    if path == "/favicon.ico" { return send("204 No Content", type: "image/x-icon", to: connection) }
    guard let file = file(at: String(path)), let data = FileManager.default.contents(atPath: file) else {
      return send("404 Not Found", to: connection)
    }
    send("200 OK", type: Self.mimeType(of: file), data, to: connection)
  }

  /// The file a request names; nil where it is outside the folder, by `..` or by a link.
  private func file(at path: String) -> String? {
    guard let decoded = path.removingPercentEncoding, decoded.hasPrefix("/"), !decoded.contains("\0"),
      !decoded.split(separator: "/").contains("..")
    else { return nil }
    let wanted = root + decoded + (decoded.hasSuffix("/") ? "index.html" : "")
    guard let real = Self.realPath(wanted), real.hasPrefix(root + "/") else { return nil }
    return real
  }

  private func send(
    _ status: String, type: String = "text/plain", _ body: Data = Data(), to connection: Int32
  ) {
    var head = "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
    head += "Connection: close\r\nX-Content-Type-Options: nosniff\r\n"
    if let policy { head += "Content-Security-Policy: \(policy)\r\n" }
    let bytes = Array((head + "\r\n").utf8) + [UInt8](body)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func mimeType(of path: String) -> String {
    let types = [
      "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
      "js": "text/javascript; charset=utf-8", "json": "application/json", "svg": "image/svg+xml",
      "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp",
      "txt": "text/plain; charset=utf-8",
    ]
    return types[(path as NSString).pathExtension.lowercased()] ?? "application/octet-stream"
  }
}

extension Collection where Element: Equatable {
  fileprivate func contains(sequence wanted: [Element]) -> Bool {
    indices.contains { self[$0...].starts(with: wanted) }
  }
}
