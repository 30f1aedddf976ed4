import Glibc

// cellproof-bench [design ROWS [constrained] | states CELLS | solver | documents FOLDER]: measures, or prints a design
// that is measured, or measures constraints, or a folder of .xib and .storyboard files.
let words = CommandLine.arguments
if words.count > 2, words[1] == "design", let rows = Int(words[2]), rows > 0,
  words.count == 3 || words.dropFirst(3) == ["constrained"]
{
  print(CardDesign(rows: rows, isConstrained: words.count > 3).text, terminator: "")
  exit(0)
}
if words.count == 2, words[1] == "solver" {
  exit(SolverBenchmark.run() ? 0 : 1)
}
if words.count == 3, words[1] == "states", let cells = Int(words[2]), cells > 0 {
  print(StateDesign(cells: cells).text, terminator: "")
  exit(0)
}
let isOfDocuments = words.count == 3 && words[1] == "documents"
guard words.count == 1 || isOfDocuments else {
  print("usage: cellproof-bench [design ROWS [constrained] | states CELLS | solver | documents FOLDER]")
  exit(64)
}
guard let program = Program.path else {
  print("build the command first: swift build -c release")
  exit(1)
}
guard var benchmark = Benchmark(program: program),
  isOfDocuments ? benchmark.run(documents: words[2]) : benchmark.run()
else {
  print("a run failed")
  exit(1)
}
