import Foundation
import Proofing
import Testing

/// A folder of inputs and the report that is made of them, removed with the value that made it.
final class ReportFolder {
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = base + "/proofing-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ text: String, _ name: String) throws -> String {
    let file = path + "/" + name
    let parent = (file as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  func json(_ name: String) throws -> JSON {
    JSON(try JSONSerialization.jsonObject(with: Data(try bytes(name))))
  }

  /// Every file below, from here on, sorted.
  func files(_ name: String = "") -> [String] {
    let root = name.isEmpty ? path : path + "/" + name
    guard let walk = FileManager.default.enumerator(atPath: root) else { return [] }
    return walk.compactMap { $0 as? String }.filter { file in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: root + "/" + file, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  /// Writes some inputs and renders them into `out`.
  @discardableResult
  func render(
    _ inputs: [String: String], _ change: (inout Request) -> Void = { _ in }, into out: String = "out"
  ) throws -> Outcome {
    var request = Request()
    for (name, text) in inputs.sorted(by: { $0.key < $1.key }) {
      request.inputs.append(.path(try write(text, name)))
    }
    change(&request)
    return Proofing.render(request, into: path + "/" + out)
  }
}

/// Any JSON, as Foundation reads it.
struct JSON {
  let value: Any?

  init(_ value: Any?) { self.value = value }

  subscript(_ key: String) -> JSON { JSON((value as? [String: Any])?[key]) }
  subscript(_ index: Int) -> JSON { JSON(list.indices.contains(index) ? list[index].value : nil) }

  var list: [JSON] { (value as? [Any])?.map { JSON($0) } ?? [] }
  var keys: [String] { (value as? [String: Any])?.keys.sorted() ?? [] }
  var text: String? { value as? String }
  var number: Double? { (value as? NSNumber)?.doubleValue }
  var numbers: [Double] { list.compactMap(\.number) }
  var isNull: Bool { value is NSNull }
}
