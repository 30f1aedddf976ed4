struct IndexPageWriter {
  var page: IndexPage
  func bytes() -> [UInt8] { [] }
}
