import AutoLayout
import Glibc
import Graphics

/// kiwisolver, a solver of the Cassowary family, run by python3 on the constraints of a system.
enum KiwiSolver {
  /// nil where python3 or kiwisolver is not there.
  static func times(_ system: SolverSystem) -> SolverBenchmark.Times? {
    guard let scratch = ScratchFolder(), scratch.write(script, to: "kiwi.py"),
      scratch.write(text(system), to: "system.txt"),
      let pipe = popen("python3 '\(scratch.path)/kiwi.py' < '\(scratch.path)/system.txt' 2>/dev/null", "r")
    else { return nil }
    var line = [CChar](repeating: 0, count: 256)
    let isRead = fgets(&line, 256, pipe) != nil
    guard pclose(pipe) == 0, isRead else { return nil }
    let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      .split { $0 == " " || $0 == "\n" }
    guard words.count == 2, let anew = Double(words[0]), let edited = Double(words[1]) else { return nil }
    return SolverBenchmark.Times(anew: anew, edited: edited)
  }

  /// The system line by line: items with their intrinsic sizes, constraints, edited items.
  private static func text(_ system: SolverSystem) -> String {
    var text = ""
    for item in system.system.items {
      text += "item"
      for axis in LayoutAxis.allCases {
        guard let size = item.intrinsicSize[axis] else { continue }
        text +=
          " \(axis.rawValue) \(size) \(item.hugging[axis].value) \(item.compressionResistance[axis].value)"
      }
      text += "\n"
    }
    for constraint in system.system.constraints {
      let relation =
        [.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="][constraint.relation] ?? ""
      text += "tie \(constraint.first.item.index) \(constraint.first.attribute.rawValue) \(relation)"
      if let second = constraint.second {
        text += " \(second.item.index) \(second.attribute.rawValue) \(constraint.multiplier)"
      } else {
        text += " - - 0"
      }
      text += " \(constraint.constant)\n"
    }
    for item in system.edited { text += "edit \(item.index)\n" }
    return text
  }

  /// Anew: a solver from constraints that are made already. Edited: a new value for each edit variable.
  private static let script = """
    import sys, time
    from kiwisolver import Constraint, Solver, Variable, strength

    FORMS = {"left": (0, 1, 0), "leading": (0, 1, 0), "right": (0, 1, 1), "trailing": (0, 1, 1),
             "centerX": (0, 1, 0.5), "width": (0, 0, 1), "top": (1, 1, 0), "bottom": (1, 1, 1),
             "centerY": (1, 1, 0.5), "height": (1, 0, 1)}
    rows, items, wishes, edits = [], [], {}, []

    def form(item, attribute):
        axis, origin, length = FORMS[attribute]
        return origin * items[int(item)][2 * axis] + length * items[int(item)][2 * axis + 1]

    def level(priority):
        return strength.strong if priority >= 500 else strength.weak

    for line in sys.stdin:
        kind, *words = line.split()
        if kind == "item":
            item = [Variable() for _ in range(4)]
            rows += [item[1] >= 0, item[3] >= 0]
            if not items:
                rows += [item[0] == 0, item[2] == 0]
            items.append(item)
            for at in range(0, len(words), 4):
                axis, size, hugging, resistance = int(words[at]), *map(float, words[at + 1:at + 4])
                wishes[len(items) - 1, axis] = (size, hugging, resistance)
        elif kind == "tie":
            first, attribute, relation, second, other, multiplier, constant = words
            right = float(constant)
            if second != "-":
                right = form(second, other) * float(multiplier) + right
            rows.append(Constraint(form(first, attribute) - right, relation))
        else:
            edits.append(int(words[0]))
    values = []
    for (item, axis), (size, hugging, resistance) in wishes.items():
        length = items[item][2 * axis + 1]
        if axis == 0 and item in edits:
            wanted = Variable()
            values.append(wanted)
        else:
            wanted = size
        if hugging == resistance:
            rows.append((length == wanted) | level(hugging))
        else:
            rows += [(length <= wanted) | level(hugging), (length >= wanted) | level(resistance)]

    def make():
        solver = Solver()
        for value in values:
            solver.addEditVariable(value, strength.create(900, 0, 0))
        for row in rows:
            solver.addConstraint(row)
        for index, value in enumerate(values):
            solver.suggestValue(value, 40 + 9 * index)
        solver.updateVariables()
        return solver

    def best(rounds, body):
        least = float("inf")
        for _ in range(25):
            start = time.perf_counter()
            for index in range(rounds):
                body(index)
            least = min(least, (time.perf_counter() - start) / rounds)
        return least * 1e6

    anew = best(50, lambda index: make())
    solver = make()

    def edit(index):
        for at, value in enumerate(values):
            solver.suggestValue(value, 40 + 9 * at + (31 if index % 2 else 0))
        solver.updateVariables()

    print(anew, best(500, edit))
    """
}
