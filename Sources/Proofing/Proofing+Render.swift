import Checks
import Diagnostics
import Files
import Glibc
import Report
import Typesetting

extension Proofing {
  /// The version that `--version` prints and reports carry.
  public static let version = ReportContents.version

  /// Draws what is asked and writes the report folder; nothing is written where an input is at fault.
  public static func render(_ request: Request, into folder: String) -> Outcome {
    var loader = InputLoader()
    loader.load(request.inputs)
    var messages = loader.faults.map { Outcome.Message($0, in: loader.sources) }
    if loader.faults.contains(where: { $0.severity == .error }) {
      messages += loader.passedOver.map { Outcome.Message($0, in: loader.sources) }
      return Outcome(status: .invalidInput, messages: messages)
    }
    let selection: PreviewSelection
    do throws(SelectionFault) {
      selection = try PreviewSelection(loader.designs, filters: request.filters)
    } catch {
      return Outcome(status: error.outcome.status, messages: messages + [error.outcome.message])
    }
    if let fault = FontFolders.fault(in: request.fontFolders) {
      return Outcome(status: .wrongUsage, messages: messages + [fault])
    }
    let fonts: FontLibrary
    do throws(FontError) {
      fonts = try FontLibrary(directories: request.fontFolders)
    } catch {
      messages.append(Outcome.Message(error))
      return Outcome(status: .invalidInput, messages: messages)
    }
    do throws(OutputError) {
      return try write(request, loader, selection, fonts, into: folder, messages: messages)
    } catch {
      messages.append(Outcome.Message(error))
      return Outcome(status: .outputFailed, messages: messages)
    }
  }

  private static func write(
    _ request: Request, _ loader: InputLoader, _ selection: PreviewSelection, _ fonts: FontLibrary,
    into folder: String, messages: [Outcome.Message]
  ) throws(OutputError) -> Outcome {
    let units = PageUnit.all(of: selection.cells)
    let pageCounts = selection.cells.indices.map { cell in units.count { $0.cell == cell } }
    let plan = RenderPlan(
      designs: loader.designs, sources: loader.sources, cells: selection.cells, units: units,
      pageNames: PageNames(zip(selection.cells, pageCounts).map { ($0.id, $1) }), fonts: fonts,
      writesPictures: request.writesPictures, isWhole: request.filters.isEmpty,
      output: try OutputFolder.begin(folder),
      rasters: RasterFiles(loader.designs))
    do throws(OutputError) {
      let results = try makePages(plan, jobs: request.jobs)
      var assembly = ReportAssembly(plan: plan, results: results, passedOver: loader.passedOver)
      try assembly.write()
      try plan.output.commit()
      let findings = assembly.findings
      let status: Outcome.Status = fails(findings, request.failsOn) ? .findings : .done
      return Outcome(
        status: status, messages: messages + findings.messages(in: loader.sources),
        previewCount: assembly.previewCount, findingCount: findings.entries.count)
    } catch {
      plan.output.discard()
      throw error
    }
  }

  /// Every page, made by as many workers as are worth starting.
  private static func makePages(_ plan: RenderPlan, jobs: Int?) throws(OutputError) -> [PageResult] {
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let results: [Result<PageResult, OutputError>?] = WorkerPool.run(
      units: plan.units.count, workers: jobs ?? processors
    ) { next, store in
      var worker = PageWorker(plan: plan)
      while let index = next() {
        do throws(OutputError) {
          store(index, .success(try worker.make(plan.units[index])))
        } catch {
          store(index, .failure(error))
          return
        }
      }
    }
    var pages: [PageResult] = []
    for case .failure(let error) in results { throw error }
    for case .success(let page) in results { pages.append(page) }
    return pages
  }

  private static func fails(_ findings: FindingLedger, _ threshold: Request.FailureThreshold) -> Bool {
    switch threshold {
    case .never: false
    case .error: findings.count(of: .error) > 0
    case .warning: findings.count(of: .error) + findings.count(of: .warning) > 0
    }
  }
}
