import Graphics
import UIKitRules

@testable import Typesetting

/// Labels of public Interface Builder files whose width is intrinsic, and the width Xcode stored for each, in points.
///
/// A sample over weights, sizes and scales; labels that Xcode stored with a stale width are among them.
/// Sizes are those that the canvas showed: two text styles stand at the smallest text size.
struct StoredLabel: Sendable {
  var text: String
  var weight: FontWeight
  var size: Double
  var scale: Double
  var width: Double
  /// The version of Xcode's tools that stored it.
  var tools: Int

  /// Xcode 11 came with the fonts of iOS 13.
  var font: FontDescriptor {
    FontDescriptor(size: size, weight: weight, tracking: tools < 14_800 ? .through12 : .from13)
  }

  static let all: [StoredLabel] = [
    StoredLabel(text: "$", weight: .regular, size: 16, scale: 2, width: 10.5, tools: 13178),
    StoredLabel(text: "0", weight: .regular, size: 32, scale: 2, width: 20, tools: 15505),
    StoredLabel(text: "0:", weight: .regular, size: 17, scale: 2, width: 15, tools: 13168),
    StoredLabel(text: "1024x1024", weight: .regular, size: 17, scale: 2, width: 85, tools: 13771),
    StoredLabel(text: "321-555-1234", weight: .regular, size: 13, scale: 2, width: 88, tools: 13771),
    StoredLabel(text: "< 500 m", weight: .regular, size: 11, scale: 2, width: 44.5, tools: 13178),
    StoredLabel(text: "API wrappers", weight: .regular, size: 16, scale: 2, width: 96.5, tools: 12118),
    StoredLabel(text: "Active call", weight: .regular, size: 13, scale: 2, width: 62, tools: 22505),
    StoredLabel(text: "Article Title", weight: .regular, size: 28, scale: 3, width: 136, tools: 24506),
    StoredLabel(text: "Basic", weight: .regular, size: 11, scale: 2, width: 28.5, tools: 12118),
    StoredLabel(text: "City, ST 54321", weight: .regular, size: 17, scale: 2, width: 112, tools: 13168),
    StoredLabel(text: "Date", weight: .regular, size: 17, scale: 2, width: 36, tools: 14490),
    StoredLabel(text: "Detail", weight: .regular, size: 17, scale: 2, width: 44, tools: 17147),
    StoredLabel(text: "Display Name", weight: .regular, size: 17, scale: 2, width: 105, tools: 13771),
    StoredLabel(text: "Email", weight: .regular, size: 17, scale: 2, width: 41, tools: 17503),
    StoredLabel(text: "Genre Value", weight: .regular, size: 12, scale: 3, width: 68.667, tools: 13771),
    StoredLabel(
      text: "GitHub Signup - Vanilla Observables", weight: .regular, size: 16, scale: 2, width: 263.5,
      tools: 12118),
    StoredLabel(text: "Icon", weight: .regular, size: 17, scale: 3, width: 32.333, tools: 17701),
    StoredLabel(text: "Label", weight: .regular, size: 12, scale: 2, width: 31, tools: 20037),
    StoredLabel(text: "Latitude", weight: .regular, size: 17, scale: 2, width: 62.5, tools: 18122),
    StoredLabel(text: "Longitude", weight: .regular, size: 17, scale: 2, width: 76.5, tools: 18122),
    StoredLabel(text: "Name", weight: .regular, size: 15, scale: 3, width: 40.333, tools: 24506),
    StoredLabel(text: "Notes", weight: .regular, size: 17, scale: 2, width: 45.5, tools: 13771),
    StoredLabel(text: "PGP Key", weight: .regular, size: 17, scale: 3, width: 65.667, tools: 23504),
    StoredLabel(text: "Password", weight: .regular, size: 17, scale: 2, width: 74, tools: 13771),
    StoredLabel(text: "Remind Me", weight: .regular, size: 17, scale: 3, width: 86, tools: 17701),
    StoredLabel(text: "Room alias:", weight: .regular, size: 16, scale: 2, width: 83, tools: 11762),
    StoredLabel(text: "Selected color", weight: .regular, size: 13, scale: 2, width: 87.5, tools: 14109),
    StoredLabel(
      text: "Simplest table view example with sections", weight: .regular, size: 16, scale: 2, width: 305,
      tools: 12118),
    StoredLabel(text: "Subtitle", weight: .regular, size: 12, scale: 2, width: 44, tools: 19529),
    StoredLabel(
      text: "Temp blabla ballall llalla", weight: .regular, size: 17, scale: 3, width: 178, tools: 32700),
    StoredLabel(text: "Title", weight: .regular, size: 17, scale: 2, width: 33, tools: 22505),
    StoredLabel(text: "Type:", weight: .regular, size: 12, scale: 3, width: 31.667, tools: 13771),
    StoredLabel(text: "Username", weight: .regular, size: 17, scale: 2, width: 79, tools: 13771),
    StoredLabel(text: "Welcome to", weight: .regular, size: 17, scale: 2, width: 91, tools: 13771),
    StoredLabel(text: "open.rocket.chat", weight: .regular, size: 12, scale: 2, width: 96, tools: 14490),
    StoredLabel(text: "{Excluded}", weight: .regular, size: 17, scale: 2, width: 82, tools: 32700),
    StoredLabel(
      text: "{Option description}", weight: .regular, size: 12, scale: 2, width: 114.5, tools: 19162),
    StoredLabel(text: ":example:", weight: .medium, size: 14, scale: 2, width: 64, tools: 13771),
    StoredLabel(text: "Display name", weight: .medium, size: 17, scale: 2, width: 105, tools: 12120),
    StoredLabel(text: "Label", weight: .medium, size: 16, scale: 2, width: 41, tools: 22505),
    StoredLabel(text: "No Updates Available", weight: .medium, size: 17, scale: 2, width: 166, tools: 17503),
    StoredLabel(text: "RoomTitle", weight: .medium, size: 17, scale: 2, width: 78, tools: 20037),
    StoredLabel(text: "Title", weight: .medium, size: 17, scale: 2, width: 35, tools: 14113),
    StoredLabel(text: "11/02/2018", weight: .semibold, size: 9, scale: 2, width: 51, tools: 14109),
    StoredLabel(text: "Bug Report", weight: .semibold, size: 17, scale: 3, width: 89.667, tools: 17701),
    StoredLabel(text: "Char 1, Char 2", weight: .semibold, size: 9, scale: 2, width: 65, tools: 14109),
    StoredLabel(text: "Label", weight: .semibold, size: 16, scale: 2, width: 41.5, tools: 14490),
    StoredLabel(text: "Label", weight: .semibold, size: 17, scale: 3, width: 43.333, tools: 24506),
    StoredLabel(text: "Name", weight: .semibold, size: 17, scale: 2, width: 47, tools: 13771),
    StoredLabel(text: "The Movie", weight: .semibold, size: 17, scale: 2, width: 82.5, tools: 13168),
    StoredLabel(text: "Title", weight: .semibold, size: 20, scale: 2, width: 40, tools: 14109),
    StoredLabel(
      text: "We’re ending support for iOS 11", weight: .semibold, size: 17, scale: 2, width: 250.5,
      tools: 18122),
    StoredLabel(text: "2", weight: .bold, size: 14, scale: 2, width: 9, tools: 20037),
    StoredLabel(text: "Add to Siri…", weight: .bold, size: 17, scale: 2, width: 101, tools: 17503),
    StoredLabel(text: "How it works", weight: .bold, size: 17, scale: 2, width: 105, tools: 17503),
    StoredLabel(text: "Join the beta", weight: .bold, size: 17, scale: 2, width: 106, tools: 17503),
    StoredLabel(text: "Left Smithton", weight: .bold, size: 24, scale: 2, width: 153, tools: 13771),
    StoredLabel(text: "Playbook", weight: .bold, size: 25, scale: 3, width: 109, tools: 13196),
    StoredLabel(text: "Users", weight: .bold, size: 17, scale: 2, width: 48, tools: 11542),
    StoredLabel(text: "[Latitude Goes Here]", weight: .bold, size: 17, scale: 2, width: 170, tools: 18122),
    StoredLabel(text: "$12", weight: .thin, size: 75, scale: 1, width: 114, tools: 8191),
    StoredLabel(text: "DateLabel", weight: .thin, size: 25, scale: 1, width: 106.5, tools: 8191),
    StoredLabel(text: "NameLabel", weight: .thin, size: 30, scale: 1, width: 144.5, tools: 8191),
    StoredLabel(text: "399", weight: .light, size: 27, scale: 2, width: 48.5, tools: 14854),
    StoredLabel(
      text: "This post is visible to cohort.", weight: .regular, size: 14, scale: 2, width: 186, tools: 21507),
  ]
}
