import Foundation
import Glibc
import Testing

/// The loopback server gives a folder's files and nothing else; needs no browser.
@Suite struct FolderServerTests {
  @Test(arguments: [
    ("GET / HTTP/1.1", "200", "text/html"), ("GET /page.css?x HTTP/1.1", "200", "text/css"),
    ("GET /a%20b.svg HTTP/1.1", "200", "image/svg+xml"), ("GET /missing HTTP/1.1", "404", "text/plain"),
    ("GET /../secret.txt HTTP/1.1", "404", "text/plain"),
    ("GET /%2e%2e/secret.txt HTTP/1.1", "404", "text/plain"),
    ("GET /sub/..%2f..%2fsecret.txt HTTP/1.1", "404", "text/plain"),
    ("GET /link.txt HTTP/1.1", "404", "text/plain"), ("GET /page.css%00.png HTTP/1.1", "404", "text/plain"),
    ("GET /%zz HTTP/1.1", "404", "text/plain"), ("GET /sub HTTP/1.1", "404", "text/plain"),
    ("POST / HTTP/1.1", "405", "text/plain"), ("nonsense", "405", "text/plain"), ("", "405", "text/plain"),
  ])
  func answers(request: String, status: String, type: String) throws {
    let outer = try Fixture([
      "secret.txt": "secret", "site/index.html": "<p>", "site/page.css": "p {}", "site/a b.svg": "<svg/>",
      "site/sub/x.txt": "x",
    ])
    let site = outer.folder.appendingPathComponent("site")
    try FileManager.default.createSymbolicLink(
      atPath: site.appendingPathComponent("link.txt").path, withDestinationPath: "../secret.txt")
    let server = try FolderServer(folder: site)
    defer { server.close() }
    let answer = try Self.ask(request, port: server.port)
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
    #expect(answer.contains("\r\nContent-Type: \(type)"))
    #expect(answer.contains("\r\nContent-Security-Policy: sandbox; default-src 'none'; "))
    #expect(!answer.contains("secret"))
  }

  /// A request as it stands: an HTTP client would tidy it up.
  private static func ask(_ request: String, port: UInt16) throws -> String {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    defer { close(connection) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
    let bytes = Array("\(request)\r\n\r\n".utf8)
    _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    var answer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = recv(connection, &chunk, chunk.count, 0), count > 0 { answer += chunk[..<count] }
    return String(decoding: answer, as: UTF8.self)
  }
}
