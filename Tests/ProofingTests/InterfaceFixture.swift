import Foundation
import Proofing
import Testing

/// Small documents as Interface Builder writes them, and the frames that `layout` gives their views.
struct InterfaceFixture {
  var toolsVersion = "22155"
  /// Interface Builder's name of the canvas's device; nil writes none.
  var device: String? = "retina4_7"
  /// The cell's own size, as it stands in the file.
  var width = 375.0
  var height = 44.0
  /// Attributes of the cell and of its content view.
  var cell = ""
  var contentView = ""
  /// What stands in the content view behind its subviews: constraints, margins.
  var content = ""
  /// What stands in the cell behind the content view.
  var parts = ""
  /// What stands behind the objects.
  var resources = ""

  enum Holder {
    /// By itself in a .xib.
    case none
    /// The table of a table view controller; attributes of the table.
    case controller(table: String)
    /// A table among other views.
    case view
  }

  /// The cell as its file has it; `v`, `w` and so on are the ids of the subviews.
  func cellText(_ subviews: String) -> String {
    """
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \(cell) id="cell-0">
      <rect key="frame" x="0.0" y="28" width="\(width)" height="\(height)"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="center" \(contentView) tableViewCell="cell-0" id="content-0">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>\(subviews)</subviews>
        \(content)
      </tableViewCellContentView>
      \(parts)
    </tableViewCell>
    """
  }

  func document(_ subviews: String, in holder: Holder = .none) -> (name: String, text: String) {
    let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    let kind: String
    let body: String
    switch holder {
    case .none:
      kind = "XIB"
      body = "<objects>\(cellText(subviews))</objects>"
    case .controller(let table):
      kind = "Storyboard.XIB"
      body = scene(
        "<tableViewController id=\"c\">\(self.table(subviews, table, key: "key=\"view\""))</tableViewController>"
      )
    case .view:
      kind = "Storyboard.XIB"
      body = scene(
        """
        <viewController id="c"><view key="view" id="top"><rect key="frame" x="0" y="0" width="375" height="667"/>\
        <subviews>\(table(subviews, "", key: ""))</subviews></view></viewController>
        """)
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="\(toolsVersion)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        \(device)
        \(body)
        \(resources)
      </document>
      """
    return (kind == "XIB" ? "Cell.xib" : "Main.storyboard", text)
  }

  private func scene(_ controller: String) -> String {
    "<scenes><scene sceneID=\"s\"><objects>\(controller)</objects></scene></scenes>"
  }

  private func table(_ subviews: String, _ attributes: String, key: String) -> String {
    """
    <tableView \(key) contentMode="scaleToFill" dataMode="prototypes" \(attributes) id="t">\
    <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>\(cellText(subviews))</prototypes></tableView>
    """
  }

  /// The frames of the cell's views by their ids.
  func frames(_ subviews: String, in holder: Holder = .none) throws -> [String: [Double]] {
    let document = document(subviews, in: holder)
    let folder = try ReportFolder()
    var request = Request()
    request.inputs = [.path(try folder.write(document.text, document.name))]
    let outcome = Proofing.layout(request, format: .json)
    #expect(outcome.status == .done && outcome.messages.isEmpty)
    let cells = JSON(try JSONSerialization.jsonObject(with: Data(outcome.output)))["cells"].list
    #expect(cells.map { $0["id"].text } == ["cell-0"])
    var frames: [String: [Double]] = [:]
    for view in cells.first?["views"].list ?? [] {
      if let id = view["id"].text { frames[id] = view["frame"].numbers }
    }
    return frames
  }

  // MARK: Pieces

  /// A view without attributes that matter.
  static func view(_ element: String, _ id: String, _ attributes: String = "", _ inside: String = "")
    -> String
  {
    "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes) id=\"\(id)\">\(inside)</\(element)>"
  }

  static func label(_ id: String, _ text: String, size: Double = 17, _ attributes: String = "") -> String {
    view(
      "label", id,
      """
      horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(text)" lineBreakMode="tailTruncation" \
      adjustsFontSizeToFit="NO" \(attributes)
      """, "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
  }

  /// Constraints, each `first attribute second attribute constant`; `-` stands for the view that holds them.
  static func constraints(_ lines: String...) -> String {
    var text = "<constraints>"
    for line in lines {
      let words = line.split(separator: " ")
      text += "<constraint"
      if words[0] != "-" { text += " firstItem=\"\(words[0])\"" }
      text += " firstAttribute=\"\(words[1])\""
      if words.count > 3 { text += " secondItem=\"\(words[2])\" secondAttribute=\"\(words[3])\"" }
      if let constant = words.last, words.count % 2 == 1 { text += " constant=\"\(constant)\"" }
      text += "/>"
    }
    return text + "</constraints>"
  }
}
