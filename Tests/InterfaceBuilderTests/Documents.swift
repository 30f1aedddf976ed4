import Diagnostics
import Testing

@testable import InterfaceBuilder

/// Writes small documents the way Interface Builder does, and reads them.
enum Documents {
  static func xib(
    _ objects: String, toolsVersion: String = "22155", attributes: String = "", after: String = ""
  )
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\(attributes)>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            \(objects)
        </objects>\(after)
    </document>
    """
  }

  static func storyboard(_ controller: String, toolsVersion: String = "22155", head: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc-0">
        \(head)
        <scenes>
            <scene sceneID="sc-0">
                <objects>
                    \(controller)
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr-0" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
        </scenes>
    </document>
    """
  }

  /// A top-level cell with these subviews in its content view.
  static func cell(_ subviews: String, attributes: String = "", content: String = "", parts: String = "")
    -> String
  {
    """
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" id="cell-0"\(attributes)>
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="center" tableViewCell="cell-0" id="content-0">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>
                \(subviews)
            </subviews>
            \(content)
        </tableViewCellContentView>
        \(parts)
    </tableViewCell>
    """
  }

  static func read(_ text: String) -> (document: InterfaceDocument?, diagnostics: [Diagnostic]) {
    InterfaceReader.read(Array(text.utf8), source: SourceID(index: 0))
  }

  /// The document of a text that has no fault and nothing unknown.
  static func clean(_ text: String, _ location: SourceLocation = #_sourceLocation) throws -> InterfaceDocument
  {
    let (document, diagnostics) = read(text)
    #expect(diagnostics == [], sourceLocation: location)
    let found = try #require(document, sourceLocation: location)
    #expect(found.unsupported.map(\.name) == [], sourceLocation: location)
    return found
  }

  /// The only cell of a .xib.
  static func onlyCell(_ cell: String, _ location: SourceLocation = #_sourceLocation) throws -> InterfaceCell
  {
    let document = try clean(xib(cell), location)
    try #require(document.cells.count == 1, sourceLocation: location)
    return document.cells[0]
  }

  /// A view in the content view of a cell.
  static func view(_ element: String, _ location: SourceLocation = #_sourceLocation) throws -> InterfaceView {
    let content = try #require(try onlyCell(cell(element), location).contentView, sourceLocation: location)
    try #require(content.subviews.count == 1, sourceLocation: location)
    return content.subviews[0]
  }
}
