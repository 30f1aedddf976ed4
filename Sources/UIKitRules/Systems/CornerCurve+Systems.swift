package import Graphics

extension CornerCurve {
  /// What a layer draws on a system: corner curves exist from iOS 13 on (documented), earlier corners are circular.
  package func drawn(on system: System) -> CornerCurve { system >= .ios13 ? self : .circular }
}
