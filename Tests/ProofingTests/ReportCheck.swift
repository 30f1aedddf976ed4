import Foundation
import Markup
import Testing

/// Holds every picture and page of a report to what it promises.
struct ReportCheck {
  let folder: ReportFolder
  let name: String

  func run() throws {
    for file in folder.files(name) {
      let bytes = try folder.bytes(name + "/" + file)
      if file.hasSuffix(".svg") {
        do throws(MarkupError) {
          picture(try MarkupReader.root(of: bytes), file)
        } catch {
          Issue.record("\(file): \(error)")
        }
      } else if file.hasSuffix(".html") {
        let faults = HTMLCheck.faults(in: bytes)
        if !faults.isEmpty { Issue.record("\(file): \(faults)") }
        page(String(decoding: bytes, as: UTF8.self), file)
      } else if file.hasSuffix(".json") {
        _ = try JSONSerialization.jsonObject(with: Data(bytes))
      }
    }
  }

  /// No script, no style, no reference but to fragments and rasters.
  private func picture(_ element: Element, _ file: String) {
    let forbidden: Set = ["script", "style", "foreignObject", "iframe", "a", "animate", "set", "handler"]
    if forbidden.contains(element.name) { Issue.record("\(file) has <\(element.name)>") }
    for attribute in element.attributes {
      if attribute.name == "style" || attribute.name.lowercased().hasPrefix("on") {
        Issue.record("\(file) has \(attribute.name)=\(attribute.value)")
      }
      guard attribute.name == "href" else { continue }
      let isRaster =
        attribute.value.hasPrefix("data:image/png;base64,")
        || attribute.value.hasPrefix("data:image/jpeg;base64,")
      if !attribute.value.hasPrefix("#") && !isRaster { Issue.record("\(file) refers to \(attribute.value)") }
    }
    for child in element.elements { picture(child, file) }
  }

  /// The tags of a page alone are looked at: texts may say anything.
  private func page(_ text: String, _ file: String) {
    var scripts = 0
    for match in text.matches(of: /<([A-Za-z][^\s>\/]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/) {
      let tag = match.1.lowercased()
      if tag == "script" { scripts += 1 }
      if ["style", "iframe", "object", "embed", "base", "form", "foreignobject"].contains(tag) {
        Issue.record("\(file) has <\(tag)>")
      }
      for attribute in match.2.matches(of: /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/) {
        let key = attribute.1.lowercased()
        let value = String(attribute.2 ?? attribute.3 ?? "")
        if key == "style" || key.hasPrefix("on") { Issue.record("\(file) has \(key)=\(value)") }
        if ["href", "src", "xlink:href", "action"].contains(key), value.contains(":") {
          Issue.record("\(file) refers to \(value)")
        }
      }
    }
    if scripts > 1 { Issue.record("\(file) has \(scripts) scripts") }
  }
}
