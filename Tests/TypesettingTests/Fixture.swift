import Graphics
import Testing

@testable import Typesetting

/// The fonts of the machine; every test sets its texts with a typesetter of its own.
let machineFonts = Result { () throws(FontError) in try FontLibrary() }

func system(_ size: Double, _ weight: FontWeight = .regular) -> TextStyling {
  TextStyling(font: FontDescriptor(size: size, weight: weight))
}

let retina = PixelGrid(scale: 2)
