import Checks
import Diagnostics
import Files
import Glibc
import Report
import Synchronization
import Typesetting

extension Proofing {
  /// The version that `--version` prints and reports carry.
  public static let version = ReportContents.version

  /// Draws what is asked and writes the report folder; nothing is written where an input is at fault.
  public static func render(_ request: Request, into folder: String) -> Outcome {
    var loader = InputLoader(
      documentPreviews: DocumentPreviews(request.filters), report: request.progress)
    loader.load(request.inputs)
    // A report tells of its inputs by findings, which are messages too.
    let messages = loader.messages
    if !loader.faults.isEmpty { return Outcome(status: .invalidInput, messages: messages) }
    let run: AskedRun
    do throws(Refusal) {
      run = try AskedRun(request, loader.designs)
    } catch {
      return Outcome(status: error.status, messages: messages + [error.message])
    }
    do throws(OutputError) {
      return try write(request, loader, run.selection, run.fonts, into: folder)
    } catch {
      return Outcome(status: .outputFailed, messages: messages + [Outcome.Message(error)])
    }
  }

  private static func write(
    _ request: Request, _ loader: InputLoader, _ selection: PreviewSelection, _ fonts: FontLibrary,
    into folder: String
  ) throws(OutputError) -> Outcome {
    let units = PageUnit.all(of: selection.cells)
    var pageCounts = [Int](repeating: 0, count: selection.cells.count)
    for unit in units { pageCounts[unit.cell] += 1 }
    let plan = RenderPlan(
      designs: loader.designs, locations: Locations(loader.sources), cells: selection.cells, units: units,
      scenes: SceneSelection(loader.designs, cells: selection.cells).scenes,
      pageNames: PageNames(zip(selection.cells, pageCounts).map { ($0.id, $1) }), fonts: fonts,
      writesPictures: request.writesPictures, isWhole: request.filters.isEmpty,
      output: try OutputFolder.begin(folder),
      rasters: RasterFiles(loader.designs))
    do throws(OutputError) {
      let results = try makeAll(plan, request)
      var assembly = ReportAssembly(plan: plan, results: results, loader: loader)
      try assembly.write()
      try plan.output.commit()
      let findings = assembly.findings
      let status: Outcome.Status = fails(findings, request.failsOn) ? .findings : .done
      return Outcome(
        status: status, messages: findings.messages(plan.locations),
        previewCount: assembly.previewCount, findingCount: findings.entries.count)
    } catch {
      plan.output.discard()
      throw error
    }
  }

  /// Every scene's picture and every page, made by as many workers as are worth starting.
  ///
  /// Scenes come first: a long one is the longest piece of work.
  private static func makeAll(_ plan: RenderPlan, _ request: Request) throws(OutputError) -> RenderResults {
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let sceneCount = plan.writesPictures ? plan.scenes.count : 0
    let layouts = LayoutFiles(plan)
    let count = sceneCount + plan.units.count
    let done = Atomic<Int>(0)
    let made: [Result<RenderResults.Made, OutputError>?] = WorkerPool.run(
      units: count, workers: request.jobs ?? processors
    ) { next, store in
      var worker = PageWorker(plan: plan, layouts: layouts)
      while let index = next() {
        do throws(OutputError) {
          if index < sceneCount {
            store(index, .success(.scene(try worker.makeScene(plan.scenes[index]))))
          } else {
            store(index, .success(.page(try worker.make(plan.units[index - sceneCount]))))
          }
        } catch {
          store(index, .failure(error))
          return
        }
        if let report = request.progress {
          report(.drawing(done.wrappingAdd(1, ordering: .relaxed).newValue, of: count))
        }
      }
    }
    var results = RenderResults()
    for case .failure(let error) in made { throw error }
    for case .success(let one) in made { results.add(one) }
    return results
  }

  private static func fails(_ findings: FindingLedger, _ threshold: Request.FailureThreshold) -> Bool {
    switch threshold {
    case .never: false
    case .error: findings.count(of: .error) > 0
    case .warning: findings.count(of: .error) + findings.count(of: .warning) > 0
    }
  }
}
