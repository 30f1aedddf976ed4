import Glibc

// cellproof-bench [design ROWS [constrained] | states CELLS | solver]: measures, or prints a design that is measured,
// or measures constraints.
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
guard words.count == 1 else {
  print("usage: cellproof-bench [design ROWS [constrained] | states CELLS | solver]")
  exit(64)
}
guard let program = Program.path else {
  print("build the command first: swift build -c release")
  exit(1)
}
guard var benchmark = Benchmark(program: program), benchmark.run() else {
  print("a run failed")
  exit(1)
}
