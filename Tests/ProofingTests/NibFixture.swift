import Foundation
import Proofing
import Testing

/// A design whose cells come from documents that stand beside it.
struct NibFixture {
  /// A .xib with one cell: a picture, a name and a text that make the row's height, and a date.
  static let message = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_1" orientation="portrait"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <tableViewCell selectionStyle="none" indentationWidth="10" reuseIdentifier="Message" rowHeight="96" id="cell-m">
          <rect key="frame" x="0.0" y="0.0" width="414" height="96"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell-m" id="content-m">
            <rect key="frame" x="0.0" y="0.0" width="414" height="96"/>
            <subviews>
              <imageView contentMode="scaleAspectFit" image="avatar" horizontalHuggingPriority="251" \
    translatesAutoresizingMaskIntoConstraints="NO" userLabel="Photo" id="photo-v"/>
              \(label("name-v", "Headline"))
              \(label("text-v", "Body"))
            </subviews>
            \(InterfaceFixture.constraints(
              "photo-v leading content-m leadingMargin", "photo-v top content-m topMargin",
              "name-v leading photo-v trailing 12", "name-v top content-m topMargin",
              "text-v leading name-v leading", "text-v top name-v bottom 2",
              "- trailingMargin text-v trailing", "- bottomMargin text-v bottom"))
          </tableViewCellContentView>
          <connections>
            <outlet property="nameLabel" destination="name-v" id="o-1"/>
            <outlet property="messageLabel" destination="text-v" id="o-2"/>
          </connections>
        </tableViewCell>
      </objects>
      <resources>
        <image name="avatar" width="40" height="40"/>
        <namedColor name="Ink"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/></namedColor>
      </resources>
    </document>
    """

  private static func label(_ id: String, _ style: String) -> String {
    """
    <label text="Label" lineBreakMode="tailTruncation" numberOfLines="0" adjustsFontSizeToFit="NO" \
    adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
    <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/>\
    <color key="textColor" name="Ink"/></label>
    """
  }

  /// A storyboard with two prototypes: one of frames, one of a built-in style.
  static func storyboard(_ subviews: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes><scene sceneID="s"><objects><tableViewController id="c">
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="52" id="t"><prototypes>
          <tableViewCell reuseIdentifier="Frames" accessoryType="none" id="cell-f">
            <rect key="frame" x="0.0" y="28" width="300" height="300"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell-f" id="content-f">
              <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
              <subviews>\(subviews)</subviews>
            </tableViewCellContentView>
          </tableViewCell>
          <tableViewCell style="IBUITableViewCellStyleValue1" reuseIdentifier="Setting" textLabel="title-v" \
    detailTextLabel="detail-v" accessoryType="disclosureIndicator" indentationLevel="1" id="cell-s">
            <rect key="frame" x="0.0" y="328" width="375" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell-s" id="content-s">
              <rect key="frame" x="0.0" y="0.0" width="348" height="44"/>
              <subviews>
                <label text="Title" id="title-v"><rect key="frame" x="16" y="12" width="33" height="20"/></label>
                <label text="Detail" id="detail-v"><rect key="frame" x="296" y="12" width="44" height="20"/></label>
              </subviews>
            </tableViewCellContentView>
          </tableViewCell>
        </prototypes></tableView>
      </tableViewController></objects></scene></scenes>
    </document>
    """
  }

  var files = ["Cells/Message.xib": message, "Main.storyboard": storyboard()]
  var nib = #""file": "Cells/Message.xib""#
  var members = ""
  var table = ""
  /// Members of the design.
  var top = ""
  var device = "iPhone 8"
  var direction = "ltr"
  var contentSize = "L"

  var design: String {
    """
    { "cellproof": 1, \(top) "table": { \(table) },
      "preview": { "states": ["normal", "swiped"], "systems": ["18"], "devices": ["\(device)"],
        "directions": ["\(direction)"], "contentSizes": ["\(contentSize)"] },
      "cells": [ { "id": "c", "nib": { \(nib) }\(members) } ] }
    """
  }

  func write(into folder: ReportFolder) throws {
    for (name, text) in files { try folder.write(text, name) }
  }

  /// What `layout` prints of the first preview of the cell, and what it tells.
  func layout(_ change: (inout Request.Filters) -> Void = { _ in }) throws -> (
    views: [JSON], outcome: Outcome
  ) {
    let folder = try ReportFolder()
    try write(into: folder)
    var request = Request()
    request.inputs = [.path(try folder.write(design, "Designs.json"))]
    change(&request.filters)
    let outcome = Proofing.layout(request, format: .json)
    guard outcome.status == .done else { return ([], outcome) }
    let cells = JSON(try JSONSerialization.jsonObject(with: Data(outcome.output)))["cells"].list
    return (cells.first?["views"].list ?? [], outcome)
  }

  /// The same for people.
  func text() throws -> String {
    let folder = try ReportFolder()
    try write(into: folder)
    var request = Request()
    request.inputs = [.path(try folder.write(design, "Designs.json"))]
    return String(decoding: Proofing.layout(request, format: .text).output, as: UTF8.self)
  }

  /// The frames of the cell's views by their ids.
  func frames(_ change: (inout Request.Filters) -> Void = { _ in }) throws -> [String: [Double]] {
    let (views, outcome) = try layout(change)
    #expect(outcome.status == .done, "\(outcome.messages.map(\.text))")
    var frames: [String: [Double]] = [:]
    for view in views {
      if let id = view["id"].text { frames[id] = view["frame"].numbers }
    }
    return frames
  }

  /// The errors of a run, each with its place.
  func errors() throws -> [String] {
    let outcome = try layout().outcome
    #expect(outcome.status == .invalidInput)
    return outcome.messages.filter { $0.level == .error }.map { "\($0.place ?? "-") \($0.text)" }
  }
}
