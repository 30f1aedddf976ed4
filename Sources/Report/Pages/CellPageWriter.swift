import Diagnostics

struct CellPageWriter {
  var page: CellPage
  var sources: SourceMap
  func bytes() -> [UInt8] { [] }
}
