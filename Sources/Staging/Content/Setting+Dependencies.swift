import Designs

extension Setting {
  /// What the choice among its rules depends on besides the traits.
  var dependencies: Condition.Dependencies {
    // Not `[]`, which makes a list and asks for its type each time.
    var all = Condition.Dependencies(rawValue: 0)
    for rule in rules {
      if let when = rule.when { all.formUnion(when.dependencies) }
    }
    return all
  }
}
