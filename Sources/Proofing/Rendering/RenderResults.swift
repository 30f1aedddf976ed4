import Hashing

/// What the workers of a run made, in the order of the plan.
struct RenderResults: Sendable {
  /// One piece of work.
  enum Made: Sendable {
    case page(PageResult)
    /// The hash of a scene's picture.
    case scene(ContentHash?)
  }

  private(set) var pages: [PageResult] = []
  /// Empty where no pictures are written.
  private(set) var scenes: [ContentHash?] = []

  mutating func add(_ made: Made) {
    switch made {
    case .page(let page): pages.append(page)
    case .scene(let hash): scenes.append(hash)
    }
  }
}
