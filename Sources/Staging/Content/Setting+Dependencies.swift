import Designs

extension Setting {
  /// What the choice among its rules depends on besides the traits.
  var dependencies: Condition.Dependencies {
    rules.reduce(into: []) { all, rule in
      if let when = rule.when { all.formUnion(when.dependencies) }
    }
  }
}
