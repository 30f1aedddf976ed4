// swift-tools-version: 6.2
import PackageDescription

// One set of rules for every Swift target, tests included.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A library target; it imports only what its list names (SwiftPM lets more pass: `ModuleRulesTests` does not).
func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The tests of one module; `cases` are folders of files that they read in place.
func tests(
  _ module: String, _ dependencies: [Target.Dependency] = [], cases: [String] = []
) -> Target {
  .testTarget(
    name: module + "Tests", dependencies: [.init(stringLiteral: module)] + dependencies, exclude: cases,
    swiftSettings: settings)
}

/// A C library of the system, found by pkg-config.
func system(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
  name: "cellproof",
  products: [
    .executable(name: "cellproof", targets: ["cellproof"]),
    .library(name: "Proofing", targets: ["Proofing"]),
  ],
  targets: [
    // C libraries: a module map and a shim header each; each is imported by exactly one Swift module.
    system("CLibXML2", "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
    system("CHarfBuzz", "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    system("CICU", "icu-uc", apt: "libicu-dev", brew: "icu4c"),
    system("CICUPlurals", "icu-i18n", apt: "libicu-dev", brew: "icu4c"),
    system("CFontconfig", "fontconfig", apt: "libfontconfig-dev", brew: "fontconfig"),
    system("CXXHash", "libxxhash", apt: "libxxhash-dev", brew: "xxhash"),
    system("CPNG", "libpng", apt: "libpng-dev", brew: "libpng"),
    // A PDF page as SVG; loads poppler when the first PDF is met, so it needs no package to build. Used by Assets alone.
    .target(name: "CPoppler"),
    // The files of Resources/ as bytes (#embed); read by Bundled alone.
    .target(name: "CResources"),

    // Spans, diagnostics, their words. Knows no cells.
    library("Diagnostics"),
    // Points, rects, their edges and axes as layout names them, paths, colours. Knows no views.
    library("Graphics"),
    // bytes -> nodes of a JSON text, every fault located. Knows no cells.
    library("JSON", ["Diagnostics"]),
    // XXH3-128 of bytes, in hex.
    library("Hashing", ["CXXHash"]),
    // Reading with bounds, folders in a fixed order, output moved into place whole. Knows no cells.
    library("Files"),
    // bytes -> a tree of elements, through libxml2 without net and entities. Knows no cells.
    library("Markup", ["CLibXML2"]),
    // The files of Resources/ by name.
    library("Bundled", ["CResources"]),
    // (system, device, traits) -> numbers, colours, class names; pure tables with their source tags. Computes no layout.
    library("UIKitRules", ["Graphics"]),
    // the text of a constraint, a visual format or an equation -> statements, faults. Knows no view tree.
    library("ConstraintLanguage", ["Diagnostics", "Graphics"]),
    // bytes of files of strings -> texts by locale and key; plural forms. Knows no cells.
    library("Localization", ["Diagnostics", "JSON", "Markup", "CICUPlurals"]),
    // bytes -> Design. Neither draws nor measures.
    library(
      "Designs", ["Diagnostics", "Graphics", "JSON", "Localization", "UIKitRules", "ConstraintLanguage"]),
    // bytes of a .xib or .storyboard -> what it holds, located -> Design. Solves nothing.
    library("InterfaceBuilder", ["Diagnostics", "Graphics", "Markup", "UIKitRules", "Designs"]),
    // (image name, folders and catalogs) -> pictures: vectors sanitised, rasters as they are; colours. Knows no views.
    library(
      "Assets",
      ["Diagnostics", "Graphics", "JSON", "Hashing", "Files", "Markup", "Bundled", "CPNG", "CPoppler"]),
    // (text, font, width) -> lines of placed glyph runs, outlines. Knows no views.
    library(
      "Typesetting", ["Graphics", "UIKitRules", "Files", "Hashing", "CHarfBuzz", "CICU", "CFontconfig"]),
    // boxes and their rules -> frames. Knows no UIKit class; of UIKit's numbers it has the priorities of the constraints
    // that it makes itself, which are no system's, each with its source tag.
    library("AutoLayout", ["Graphics"]),
    // (cell, state, traits, row) -> Stage. Writes no bytes.
    library(
      "Staging",
      ["Diagnostics", "Graphics", "UIKitRules", "Designs", "Assets", "Typesetting", "AutoLayout"]),
    // stages -> findings. Changes no stage.
    library("Checks", ["Diagnostics", "Graphics", "UIKitRules", "Designs", "Typesetting", "Staging"]),
    // stage -> display list -> SVG bytes. Reads no design.
    library(
      "Drawing",
      ["Diagnostics", "Graphics", "Hashing", "UIKitRules", "Assets", "Typesetting", "Staging"]),
    // previews and findings -> files. Lays nothing out.
    library(
      "Report",
      [
        "Diagnostics", "Graphics", "Hashing", "Files", "Bundled", "UIKitRules", "Designs", "Assets",
        "Typesetting", "Staging", "Checks", "Drawing",
      ]),
    // The pipeline: one call, N workers. Neither prints nor exits.
    library(
      "Proofing",
      [
        "Diagnostics", "Graphics", "Hashing", "Files", "Bundled", "UIKitRules", "Designs", "Assets",
        "Typesetting", "Staging", "Checks", "Drawing", "Report", "InterfaceBuilder", "Localization",
      ]),
    // Arguments, messages, exit status. Holds no logic.
    .executableTarget(
      name: "cellproof", dependencies: ["Diagnostics", "Files", "Proofing"],
      swiftSettings: settings),
    // Times of the stages and of whole runs, on a generated design; a tool for us, no part of the product.
    .executableTarget(
      name: "cellproof-bench",
      dependencies: [
        "Diagnostics", "Files", "Graphics", "UIKitRules", "Designs", "Assets", "Typesetting", "Staging",
        "Checks", "Drawing", "AutoLayout", "Report", "cellproof",
      ],
      swiftSettings: settings),

    tests("Diagnostics"),
    tests("Graphics"),
    tests("Files"),
    tests("Markup"),
    tests("UIKitRules", ["Graphics"]),
    // Texts that mark where a diagnostic must appear; for tests alone.
    .target(
      name: "MarkedTexts", dependencies: ["Diagnostics"], path: "Tests/MarkedTexts", swiftSettings: settings),
    tests("JSON", ["Diagnostics", "MarkedTexts"]),
    tests("Localization", ["Diagnostics"]),
    tests("ConstraintLanguage", ["Diagnostics", "Graphics"]),
    tests("InterfaceBuilder", ["Designs", "Diagnostics", "Graphics", "Markup", "MarkedTexts", "UIKitRules"]),
    tests("Designs", ["Diagnostics", "JSON", "MarkedTexts"]),
    tests("Assets", ["Bundled", "CPoppler", "Files", "Graphics", "Markup"]),
    tests("Typesetting", ["Graphics", "Hashing", "UIKitRules"]),
    tests("AutoLayout", ["Graphics"], cases: ["Fixtures"]),
    tests(
      "Staging", ["Diagnostics", "Graphics", "UIKitRules", "Designs", "Assets", "Typesetting"],
      cases: ["Fixtures"]),
    tests(
      "Checks", ["Diagnostics", "Graphics", "UIKitRules", "Designs", "Assets", "Typesetting", "Staging"]),
    tests(
      "Drawing",
      [
        "Diagnostics", "Graphics", "Hashing", "Markup", "UIKitRules", "Assets", "Typesetting", "Staging",
      ], cases: ["Goldens"]),
    tests(
      "Report",
      [
        "Diagnostics", "Graphics", "Hashing", "Markup", "UIKitRules", "Typesetting", "Staging", "Checks",
        "Drawing",
      ]),
    tests("Proofing", ["Bundled", "Checks", "Diagnostics", "Files", "Markup", "Report", "UIKitRules"]),
    tests("cellproof"),
    // Pages in a real browser; skipped, and says so, where no Chromium is installed.
    .testTarget(name: "BrowserTests", dependencies: ["Proofing"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
