import Designs
import Diagnostics

/// What a plan is made from.
enum ContentSource {
  case view(View)
  case drawn(DrawnArtwork, Span)
  case list(ContentConfiguration)
  case style(CellStyle)

  /// Whether UIKit itself places what it shows.
  var isRow: Bool {
    switch self {
    case .view, .drawn: false
    case .list, .style: true
    }
  }

  init(_ artwork: Artwork) {
    switch artwork.source {
    case .snapshot(let view): self = .view(view)
    case .drawn(let drawing): self = .drawn(drawing, artwork.span)
    }
  }
}
