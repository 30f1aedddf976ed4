import Designs
import Diagnostics

/// What a plan is made from.
enum ContentSource {
  case view(View)
  case drawn(DrawnArtwork, Span)

  init(_ artwork: Artwork) {
    switch artwork.source {
    case .snapshot(let view): self = .view(view)
    case .drawn(let drawing): self = .drawn(drawing, artwork.span)
    }
  }
}
