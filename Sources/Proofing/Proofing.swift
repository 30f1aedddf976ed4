/// The pipeline as a library: one call, as many workers as asked, nothing printed, no exit.
public enum Proofing {
  /// The form in which `layout` prints.
  public enum LayoutFormat: String, CaseIterable, Sendable {
    case text
    case json
  }
}
