/// Which element each id of a picture means, and how much drawing the references add up to.
struct SVGReferences {
  /// Elements that are drawn if every reference is followed; a page has to stay quick.
  private static let weightLimit = 50_000
  private static let chainLimit = 16

  private(set) var numbers: [String: Int] = [:]
  private var targets: [String: SVGNode] = [:]
  private var weights: [String: Int] = [:]
  private var following: Set<String> = []
  private let name: String

  init(_ root: SVGNode, named name: String) throws(AssetError) {
    self.name = name
    collect(root)
    var wanted: Set<String> = []
    Self.gather(root, &wanted)
    number(root, wanted)
    guard try weight(root) <= Self.weightLimit else { throw tooComplex }
  }

  /// The number that stands for an id in the output; nil where there is no element of a kind that may be meant.
  func number(of id: String, _ allowed: (SVGTag) -> Bool) -> Int? {
    guard let target = targets[id], allowed(target.tag) else { return nil }
    return numbers[id]
  }

  private mutating func collect(_ node: SVGNode) {
    if let id = node.id, targets[id] == nil { targets[id] = node }
    for child in node.children { collect(child) }
  }

  private static func gather(_ node: SVGNode, _ wanted: inout Set<String>) {
    wanted.formUnion(node.references)
    for child in node.children { gather(child, &wanted) }
  }

  private mutating func number(_ node: SVGNode, _ wanted: Set<String>) {
    if let id = node.id, wanted.contains(id), numbers[id] == nil { numbers[id] = numbers.count }
    for child in node.children { number(child, wanted) }
  }

  private mutating func weight(_ node: SVGNode) throws(AssetError) -> Int {
    var sum = 1
    for child in node.children { sum += try weight(child) }
    for id in node.references {
      guard let target = targets[id] else { continue }
      if let known = weights[id] {
        sum += known
      } else {
        guard following.count < Self.chainLimit, following.insert(id).inserted else { throw tooComplex }
        let found = try weight(target)
        following.remove(id)
        weights[id] = found
        sum += found
      }
      guard sum <= Self.weightLimit else { throw tooComplex }
    }
    return sum
  }

  private var tooComplex: AssetError {
    AssetError(.tooLarge, "the image \"\(name)\" refers to itself in a circle or repeats its parts too often")
  }
}
