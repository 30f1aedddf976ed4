/// What a document says of a view to assistive technology.
package struct ViewAccessibility: Hashable, Sendable {
  package var identifier: String?
  package var label: String?
  package var hint: String?
  package var isElement: Bool?
  /// UIKit's names of the traits: `button`, `header`, `notEnabled`.
  package var traits: [String] = []
}
