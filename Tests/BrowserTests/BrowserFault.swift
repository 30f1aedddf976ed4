/// What keeps a browser test from finding anything out; never a fault of the page under test.
struct BrowserFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
