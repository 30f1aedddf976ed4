import Graphics
import Testing
import UIKitRules

/// Expected values are those of the published palettes, typed anew.
@Suite struct SystemColorTests {
  /// Light, dark, and both with high contrast.
  @Test(arguments: [
    (System.ios13, SystemColor.systemRed, ["#FF3B30", "#FF453A", "#D70015", "#FF6961"]),
    (.ios18, .systemRed, ["#FF3B30", "#FF453A", "#D70015", "#FF6961"]),
    (.ios26, .systemRed, ["#FF383C", "#FF4245", "#E9152D", "#FF6165"]),
    (.ios13, .systemGreen, ["#34C759", "#30D158", "#248A3D", "#30DB5B"]),
    (.ios26, .systemGreen, ["#34C759", "#30D158", "#008932", "#4AD968"]),
    (.ios18, .systemBlue, ["#007AFF", "#0A84FF", "#0040DD", "#409CFF"]),
    (.ios26, .tint, ["#0088FF", "#0091FF", "#1E6EF4", "#5CB8FF"]),
    (.ios14, .systemTeal, ["#5AC8FA", "#64D2FF", "#0071A4", "#70D7FF"]),
    (.ios15, .systemTeal, ["#30B0C7", "#40C8E0", "#008299", "#5DE6FF"]),
    (.ios26, .systemTeal, ["#00C3D0", "#00D2E0", "#008198", "#3BDDEC"]),
    (.ios18, .systemCyan, ["#32ADE6", "#64D2FF", "#0071A4", "#70D7FF"]),
    (.ios18, .label, ["#000000", "#FFFFFF", "#000000", "#FFFFFF"]),
    (.ios13, .secondaryLabel, ["#3C3C4399", "#EBEBF599", "#3C3C43AD", "#EBEBF5AD"]),
    (.ios26, .quaternaryLabel, ["#3C3C432D", "#EBEBF528", "#3C3C4342", "#EBEBF53D"]),
    (.ios18, .separator, ["#3C3C4349", "#54545899", "#3C3C435E", "#545458AD"]),
    (.ios26, .separator, ["#3C3C431F", "#54545880", "#3C3C435E", "#545458AD"]),
    (.ios18, .systemGray4, ["#D1D1D6", "#3A3A3C", "#BCBCC0", "#444446"]),
    (.ios26, .systemGroupedBackground, ["#F2F2F7", "#000000", "#EBEBF0", "#000000"]),
    (.ios26, .groupTableViewBackground, ["#F2F2F7", "#000000", "#EBEBF0", "#000000"]),
    (.ios18, .secondarySystemGroupedBackground, ["#FFFFFF", "#1C1C1E", "#FFFFFF", "#242426"]),
    (.ios18, .gray, ["#808080", "#808080", "#808080", "#808080"]),
    (.ios26, .orange, ["#FF8000", "#FF8000", "#FF8000", "#FF8000"]),
    (.ios8, .clear, ["#00000000", "#00000000", "#00000000", "#00000000"]),
  ])
  func palettes(_ system: System, _ name: SystemColor, _ expected: [String]) {
    #expect(Appearance.allCases.map { name.color(in: system, $0).hex } == expected)
  }

  /// Before 13 systemGreen was another; the rest have iOS 13's light value, in every appearance.
  @Test(arguments: [
    (SystemColor.systemGreen, true, "#4CD964"), (.systemRed, true, "#FF3B30"), (.systemBlue, true, "#007AFF"),
    (.tint, true, "#007AFF"), (.systemTeal, true, "#5AC8FA"), (.label, false, "#000000"),
    (.systemBackground, false, "#FFFFFF"), (.separator, false, "#3C3C4349"), (.systemGray3, false, "#C7C7CC"),
    (.systemIndigo, false, "#5856D6"), (.darkText, true, "#000000"), (.lightText, true, "#FFFFFF99"),
  ])
  func before13(_ name: SystemColor, _ isAvailable: Bool, _ expected: String) {
    for system in System.allCases where system < .ios13 {
      #expect(name.isAvailable(in: system) == isAvailable)
      for appearance in Appearance.allCases { #expect(name.color(in: system, appearance).hex == expected) }
    }
  }

  @Test func mintAndCyanCameWith15() {
    for name in [SystemColor.systemMint, .systemCyan] {
      #expect(!name.isAvailable(in: .ios14))
      #expect(name.isAvailable(in: .ios15))
      #expect(name.color(in: .ios14, .dark) == name.color(in: .ios15, .light))
    }
  }

  @Test func onlyClearIsClear() {
    for name in SystemColor.allCases where name != .clear {
      #expect(!name.color(in: .ios18, .light).isClear, "\(name)")
    }
  }

  @Test(arguments: [
    (SystemColor.systemRed, System.ios26, Appearance.light, Trust.documented),
    (.systemRed, .ios18, .light, .reported), (.systemTeal, .ios18, .light, .unverified),
    (.systemTeal, .ios14, .light, .reported), (.separator, .ios26, .light, .measured),
    (.separator, .ios26, .lightHighContrast, .inferred), (.gray, .ios18, .dark, .documented),
    (.systemBlue, .ios18, .darkHighContrast, .unverified),
    (.groupTableViewBackground, .ios12, .light, .unverified),
  ])
  func sources(_ name: SystemColor, _ system: System, _ appearance: Appearance, _ trust: Trust) {
    #expect(name.fact(in: system, appearance).trust == trust)
    #expect(name.fact(in: system, appearance).value == name.color(in: system, appearance))
  }
}
