import FoundationEssentials
import Report
import Testing

/// Writes the sample report to the folder that CELLPROOF_SAMPLE_REPORT names, for looking at.
@Test(.enabled(if: ProcessInfo.processInfo.environment["CELLPROOF_SAMPLE_REPORT"] != nil))
func sampleReportIsWritten() throws {
  let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["CELLPROOF_SAMPLE_REPORT"] ?? ".")
  let sample = SampleReport()
  var files: [(String, [UInt8])] = [
    ("cells/truck.html", sample.cellPage), ("index.html", sample.index), ("report.json", sample.json),
    ("layout/truck.json", sample.layout),
  ]
  files += ReportAssets.files(withFiles: false).map { ($0.path, $0.bytes) }
  for (path, bytes) in files {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }
}
