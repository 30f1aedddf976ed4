import Graphics
import Testing

@testable import Typesetting

/// The fonts of the machine; every test sets its texts with a typesetter of its own.
let machineFonts = Result { () throws(FontError) in try FontLibrary() }

/// Inter and nothing else, as on a machine without faces for other scripts.
let interAlone = Result { () throws(FontError) in try FontLibrary(usesFontconfig: false) }

func system(_ size: Double, _ weight: FontWeight = .regular) -> TextStyling {
  TextStyling(font: FontDescriptor(size: size, weight: weight))
}

let retina = PixelGrid(scale: 2)
