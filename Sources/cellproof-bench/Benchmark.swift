import Glibc

/// What is measured: stages in this process, whole runs in processes of their own.
struct Benchmark: ~Copyable {
  /// Numbers of data rows.
  static let sizes = [1, 1_000, 10_000]
  /// Numbers of cells in many states: ten times as many are to take ten times as long, and as much memory.
  static let cells = [50, 500]
  /// Each figure is the best of so many runs, fewer where one takes long: what the machine does beside it only adds.
  static let runs = 7
  /// In seconds: no further run of one figure is begun past it.
  static let patience = 3.0

  private let scratch: ScratchFolder
  private let program: String

  /// `program` is the command, found beside this one.
  init?(program: String) {
    guard let scratch = ScratchFolder() else { return nil }
    self.scratch = scratch
    self.program = program
  }

  /// Measures and prints; false where something could not run.
  mutating func run() -> Bool {
    guard scratch.makeFolder(CardDesign.iconFolder),
      scratch.write(CardDesign.icon, to: "\(CardDesign.iconFolder)/\(CardDesign.iconName)")
    else { return false }
    for rows in Benchmark.sizes {
      let design = CardDesign(rows: rows)
      guard scratch.write(design.text, to: "\(rows).json") else { return false }
      let constrained = CardDesign(rows: rows, isConstrained: true)
      guard scratch.write(constrained.text, to: "\(rows)-constrained.json") else { return false }
      print("\(rows) rows: \(design.labelCount) labels, \(design.distinctCount) distinct texts")
    }
    for cells in Benchmark.cells {
      guard scratch.write(StateDesign(cells: cells).text, to: "\(cells)-states.json") else { return false }
    }
    // Whole runs first: Linux counts what the parent held when it started a process into that process's peak.
    print("\nwhole runs, start-up included (best of \(Benchmark.runs))")
    guard printWhole("") else { return false }
    print("\nthe same on constraints")
    guard printWhole("-constrained") else { return false }
    print(
      "\ncells in \(StateDesign.states.count) states on \(StateDesign.systems.count) systems, pages and svg/")
    guard printStates() else { return false }
    print("\nstages, one thread, ms (best of \(Benchmark.runs))")
    return printStages()
  }

  private func printStages() -> Bool {
    var table = FigureTable([
      "rows", "read", "stage", "check", "draw", "pages", "sum", "previews/s", "svg files",
    ])
    for rows in Benchmark.sizes {
      var best: StageTimes?
      let start = Clock.now
      for _ in 0..<Benchmark.runs where best == nil || Clock.now - start < Benchmark.patience {
        guard let times = StageTimes(design: scratch.path, file: "\(rows).json") else { return false }
        best = best.map { $0.merged(with: times) } ?? times
      }
      guard let best else { return false }
      let parts = [best.read, best.stage, best.check, best.draw, best.pages]
      let sum = parts.reduce(0, +)
      table.add(
        ["\(rows)"] + parts.map(Figures.milliseconds) + [
          Figures.milliseconds(sum), Figures.decimals(Double(rows) / sum, 0),
          Figures.milliseconds(best.standalone),
        ])
    }
    print(table.text, terminator: "")
    return true
  }

  /// - Parameter kind: the end of the designs' names.
  private func printWhole(_ kind: String) -> Bool {
    var table = FigureTable(["rows", "output", "workers", "ms", "previews/s", "peak MiB"])
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    for rows in Benchmark.sizes {
      for (name, extra) in [("pages", ["--no-svg"]), ("pages and svg/", [])] {
        for workers in processors > 1 ? [1, processors] : [1] {
          guard let usage = measure("\(rows)\(kind)", ["--jobs", "\(workers)"] + extra) else { return false }
          table.add([
            "\(rows)", name, "\(workers)", Figures.milliseconds(usage.wall),
            Figures.decimals(Double(rows) / usage.wall, 0), Figures.decimals(usage.peak, 1),
          ])
        }
      }
    }
    print(table.text, terminator: "")
    return true
  }

  private func printStates() -> Bool {
    var table = FigureTable(["cells", "previews", "workers", "ms", "previews/s", "peak MiB"])
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    for cells in Benchmark.cells {
      let previews = StateDesign(cells: cells).previewCount
      guard let usage = measure("\(cells)-states", ["--jobs", "\(processors)"]) else { return false }
      table.add([
        "\(cells)", "\(previews)", "\(processors)", Figures.milliseconds(usage.wall),
        Figures.decimals(Double(previews) / usage.wall, 0), Figures.decimals(usage.peak, 1),
      ])
    }
    print(table.text, terminator: "")
    return true
  }

  /// Measures a folder of documents and prints the figures; false where it could not be read.
  func run(documents folder: String) -> Bool {
    var table = FigureTable(["documents", "ms", "peak MiB"])
    guard let layout = measure([program, "layout", folder]),
      let pages = measure(rendering(folder, ["--no-svg"])), let all = measure(rendering(folder, []))
    else { return false }
    for (name, usage) in [("layout", layout), ("pages", pages), ("pages and svg/", all)] {
      table.add([name, Figures.milliseconds(usage.wall), Figures.decimals(usage.peak, 1)])
    }
    print(table.text, terminator: "")
    return true
  }

  /// The best of several runs over a design by its name in the scratch folder.
  private func measure(_ design: String, _ options: [String]) -> ChildProcess.Usage? {
    measure(rendering("\(scratch.path)/\(design).json", options))
  }

  private var report: String { scratch.path + "/report" }

  private func rendering(_ input: String, _ options: [String]) -> [String] {
    [program, "render", input, "-o", report] + options
  }

  private func measure(_ words: [String]) -> ChildProcess.Usage? {
    var best: ChildProcess.Usage?
    let start = Clock.now
    for _ in 0..<Benchmark.runs where best == nil || Clock.now - start < Benchmark.patience {
      ScratchFolder.remove(report)
      guard let usage = ChildProcess.run(words), usage.status == 0 else { return nil }
      best =
        best.map { known in
          ChildProcess.Usage(wall: min(known.wall, usage.wall), peak: max(known.peak, usage.peak), status: 0)
        } ?? usage
    }
    ScratchFolder.remove(report)
    return best
  }
}

extension StageTimes {
  /// The better figure of each stage.
  func merged(with other: StageTimes) -> StageTimes {
    var best = self
    best.read = min(read, other.read)
    best.stage = min(stage, other.stage)
    best.check = min(check, other.check)
    best.draw = min(draw, other.draw)
    best.pages = min(pages, other.pages)
    best.standalone = min(standalone, other.standalone)
    return best
  }
}
