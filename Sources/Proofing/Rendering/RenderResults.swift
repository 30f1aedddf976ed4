import Graphics
import Hashing

/// What the workers of a run made, in the order of the plan.
struct RenderResults: Sendable {
  /// One piece of work.
  enum Made: Sendable {
    case page(PageResult)
    case scene(MadeScene?)
  }

  private(set) var pages: [PageResult] = []
  /// Empty where no pictures are written.
  private(set) var scenes: [MadeScene?] = []

  mutating func add(_ made: Made) {
    switch made {
    case .page(let page): pages.append(page)
    case .scene(let scene): scenes.append(scene)
    }
  }
}

/// What is left of a scene once its picture is written.
struct MadeScene: Sendable {
  /// Of the picture's bytes.
  var hash: ContentHash
  /// In points.
  var size: Size
}
