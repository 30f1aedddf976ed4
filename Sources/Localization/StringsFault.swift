/// What is wrong in a file of strings.
package struct StringsFault: Error, Hashable, Sendable {
  /// The stable name, in kebab case.
  package var code: String
  /// One line without a full stop.
  package var message: String
  /// The bytes of the file that it is about.
  package var range: Range<Int>

  init(_ code: String, _ message: String, at range: Range<Int>) {
    self.code = code
    self.message = message
    self.range = range
  }
}
