import Designs
import Staging
import UIKitRules

/// The scenes that a run draws: each for every system, device and appearance of the previews it draws.
struct SceneSelection: Sendable {
  struct Asked: Sendable {
    var design: Int
    /// The index of the scene in its design.
    var scene: Int
    var name: String
    var traits: Traits
    /// `all.ios11.iphone-8`.
    var id: String
    /// Of its picture, from the report's folder.
    var path: String { "svg/scenes/\(id).svg" }
  }

  var scenes: [Asked] = []

  init(_ designs: [LoadedDesign], cells: [AskedCell]) {
    let names = UniqueIDs.of(
      designs.map { loaded in
        UniqueIDs.Input(
          file: loaded.name, ids: loaded.design.scenes.map(\.id), isNamedByFile: loaded.isNamedByFile)
      })
    for (index, loaded) in designs.enumerated() {
      let drawn = cells.filter { $0.design == index }
      let lanes = SceneSelection.lanes(of: drawn)
      let cells = Set(drawn.map(\.cell))
      for (place, scene) in loaded.design.scenes.enumerated() {
        guard scene.sections.contains(where: { $0.rows.contains { cells.contains($0.cell) } }) else {
          continue
        }
        for traits in lanes {
          let name = names[index][place]
          scenes.append(
            Asked(design: index, scene: place, name: name, traits: traits, id: "\(name).\(traits.slug)"))
        }
      }
    }
  }

  /// The systems, devices and appearances of previews, each combination once, at the default of all else.
  private static func lanes(of cells: [AskedCell]) -> [Traits] {
    var seen = Set<Traits>()
    var lanes: [Traits] = []
    for cell in cells {
      // Rows and states of one lane follow each other.
      var last: Traits?
      for item in cell.previews {
        let asked = item.preview.traits
        if asked == last { continue }
        last = asked
        let traits = Traits(system: asked.system, device: asked.device, appearance: asked.appearance)
        if seen.insert(traits).inserted { lanes.append(traits) }
      }
    }
    return lanes
  }
}
