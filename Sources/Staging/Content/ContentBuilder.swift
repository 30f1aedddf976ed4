import Assets
import Designs
import Graphics
import Typesetting
import UIKitRules

/// Lays contents out and keeps what it laid out: states that only move a content share it.
struct ContentBuilder {
  /// What is laid out: a part of a cell.
  enum Part: Hashable {
    case content
    case accessory
    case artwork(side: Int, index: Int)
    case image(side: Int, index: Int)
  }

  /// A content that is laid out.
  struct Result {
    /// nil where the part is absent.
    var tree: ContentTree?
    /// Views that stand in the cell beside the contentView.
    var inCell: [StageView]
    var facts: FactSet
    /// What the constraints came to, where there are some.
    var layout: SolvedLayout?
  }

  private struct PlanKey: Hashable {
    var cell: Int
    var part: Part
    var traits: Int
    /// -1 where the plan does not depend on it.
    var row: Int
    var state: CellState?
    var wipes: Bool
    var rowHeight: Double
    /// A contentView's margins follow the accessory that the state shows.
    var margins: DirectionalEdgeInsets?
    var cellMargins: CellMargins?
  }

  private struct ResultKey: Hashable {
    var cell: Int
    var row: Int
    var traits: Int
    var state: CellState
    var rect: Rect
    var cellSize: Size
    var wipes: Bool
    var margins: DirectionalEdgeInsets?
    var target: LayoutTarget?
  }

  private var plans: [PlanKey: ContentPlan] = [:]
  /// How many boxes the plans have together.
  private var keptBoxes = 0
  /// What plans of a part of a cell depend on, all made so far together.
  private var dependencies: [Int: [Part: Condition.Dependencies]] = [:]
  /// The latest results, the newest last: previews of one row and its states come one after the other.
  private var recent: [(key: ResultKey, result: Result)] = []
  private var lastTraits: Traits?
  private var traitsIndices: [Traits: Int] = [:]
  private var lastIndex = 0

  init() {}

  /// Forgets what was laid out, so that what is shared from here on does not depend on what came before.
  mutating func forgetResults() { recent.removeAll() }

  /// A number for traits, so that keys stay small.
  mutating func index(of traits: Traits) -> Int {
    if traits == lastTraits { return lastIndex }
    let index = traitsIndices[traits] ?? traitsIndices.count
    traitsIndices[traits] = index
    lastTraits = traits
    lastIndex = index
    return index
  }

  /// The plan of a part of a cell, made or found.
  ///
  /// - Parameter chooser: what the choice of the source itself depends on.
  mutating func plan(
    _ part: Part, of source: ContentSource, chosenBy chooser: Condition.Dependencies, path: String, cell: Int,
    setting: CellSetting, pictures: PictureLibrary, rowHeight: Double? = nil,
    rootMargins: DirectionalEdgeInsets? = nil, cellMargins: CellMargins? = nil
  ) -> ContentPlan {
    let known = dependencies[cell]?[part]
    var key = PlanKey(
      cell: cell, part: part, traits: index(of: setting.traits), row: -1, state: nil,
      wipes: part == .content && setting.wipesBackgrounds, rowHeight: rowHeight ?? -1, margins: rootMargins,
      cellMargins: cellMargins)
    if let known {
      if known.contains(.data) { key.row = setting.scope.row }
      key.state = ContentBuilder.state(known, setting, isRow: source.isRow)
      if let plan = plans[key] { return plan }
    }
    var planner = ContentPlanner(
      scope: setting.scope, rules: setting.rules, pictures: pictures, rowHeight: rowHeight,
      rootMargins: rootMargins, wipesBackgrounds: key.wipes, chosenBy: chooser)
    planner.cellMargins = cellMargins
    planner.keepsFrames = setting.cell.canvas(on: setting.traits.device) != nil
    let plan = planner.plan(source, path: path, tint: setting.tint)
    let all = plan.dependencies.union(known ?? [])
    dependencies[cell, default: [:]][part] = all
    key.row = all.contains(.data) ? setting.scope.row : -1
    key.state = ContentBuilder.state(all, setting, isRow: source.isRow)
    // A cell of many rows that depends on each of them is not kept whole.
    if plans.count >= 512 || keptBoxes >= 8192 {
      plans.removeAll()
      keptBoxes = 0
    }
    plans[key] = plan
    keptBoxes += plan.boxes.count
    return plan
  }

  /// The state that a plan depends on: UIKit's own rows are another when they are disabled.
  private static func state(
    _ dependencies: Condition.Dependencies, _ setting: CellSetting, isRow: Bool
  ) -> CellState? {
    dependencies.contains(.state) || (isRow && setting.state == .disabled) ? setting.state : nil
  }

  /// The content of a cell in its place in the contentView.
  mutating func content(
    of cell: Int, setting: CellSetting, in rect: Rect, cellSize: Size, target: LayoutTarget?,
    plan: ContentPlan, _ typesetter: inout Typesetter
  ) -> Result {
    let state = ContentBuilder.state(plan.dependencies, setting, isRow: plan.row != nil)
    let key = ResultKey(
      cell: cell, row: setting.scope.row, traits: index(of: setting.traits),
      state: state ?? .normal, rect: rect, cellSize: cellSize,
      wipes: setting.wipesBackgrounds, margins: plan.rootMargins, target: target)
    if let found = recent.last(where: { $0.key == key }) { return found.result }
    let result = ContentBuilder.build(
      plan, setting: setting, in: rect, cellSize: cellSize, target: target, role: .content, &typesetter)
    if recent.count >= 8 { recent.removeFirst() }
    recent.append((key, result))
    return result
  }

  /// Lays a plan out in a rectangle; `target` says what is around it, where constraints may reach out of it.
  static func build(
    _ plan: ContentPlan, setting: CellSetting, in rect: Rect, cellSize: Size, target: LayoutTarget? = nil,
    role: StageView.Role, _ typesetter: inout Typesetter
  ) -> Result {
    let texts = plan.texts(in: setting.scope)
    let grid = setting.grid
    var frames: [Rect]
    var layout: SolvedLayout?
    if let tree = plan.layout {
      let solution = tree.solve(target ?? .alone(rect.size), texts: texts, grid: grid, &typesetter)
      frames = solution.frames
      frames[0] = rect
      layout = solution.layout
    } else if let row = plan.row {
      frames = plan.frames(of: row, in: rect.size, texts: texts, grid: grid, &typesetter)
    } else if let canvas = plan.canvas {
      frames = plan.frames(on: canvas, texts: texts, grid: grid, &typesetter)
    } else {
      var solver = ContentSolver(plan: plan, texts: texts, cellSize: cellSize, grid: grid)
      solver.fill(rect, &typesetter)
      frames = solver.frames
    }
    let drawing = ContentDrawing(
      plan: plan, texts: texts, grid: grid, rules: setting.rules, traits: setting.traits)
    let views = drawing.views(frames: frames, role: role, &typesetter)
    return Result(
      tree: ContentTree(views: views.content), inCell: views.inCell, facts: plan.facts, layout: layout)
  }

  /// The size of a view that stands alone, an accessory or artwork: that of its frame, else the one it has by itself.
  static func ownSize(
    _ plan: ContentPlan, setting: CellSetting, _ typesetter: inout Typesetter
  ) -> Size {
    plan.boxes[0].place.frame?.size ?? fittingSize(plan, setting: setting, &typesetter)
  }

  /// The size a plan has by itself; `width` fixes the width.
  static func fittingSize(
    _ plan: ContentPlan, setting: CellSetting, width: Double? = nil, _ typesetter: inout Typesetter
  ) -> Size {
    let texts = plan.texts(in: setting.scope)
    if let tree = plan.layout {
      return tree.solve(.fitting(width: width), texts: texts, grid: setting.grid, &typesetter).size
    }
    var solver = ContentSolver(plan: plan, texts: texts, grid: setting.grid)
    return solver.fittingSize(width: width, &typesetter)
  }
}
