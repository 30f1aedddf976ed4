import Files
import Foundation
import Graphics
import Markup

@testable import Assets

/// An SVG of 24 by 24 around some markup.
func svg(_ body: String, _ attributes: String = "width=\"24\" height=\"24\"") -> [UInt8] {
  let spaces = "xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
  return Array("<svg \(spaces) \(attributes)>\(body)</svg>".utf8)
}

/// What becomes of the markup in a form, ids starting with `p`.
func drawn(_ body: String, _ form: VectorPicture.Form = .original) throws(AssetError) -> String {
  let picture = try SVGReader.picture(from: svg(body), named: "test")
  return String(decoding: picture.markup(form, idPrefix: "p"), as: UTF8.self)
}

/// The kind of fault that refuses the markup.
func refusal(_ body: String) -> AssetError.Kind? {
  do throws(AssetError) {
    _ = try drawn(body)
    return nil
  } catch {
    return error.kind
  }
}
