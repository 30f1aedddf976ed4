import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `pull-view-path`: the design colours the pull view, to which UIKit has no public way.
enum PullViewPathCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    guard subject.stage.surfaces.isPullViewSet, subject.stage.surfaces.pullView != nil else { return [] }
    return [
      Finding(
        rule: .pullViewPath, message: message, span: subject.cell.span,
        outlines: subject.frame(of: .pullView).map { [$0] } ?? [])
    ]
  }

  /// One for all systems, so that it is one note a cell: in whose subviews the view is, and from when to when.
  private static let message: String = {
    var ways: [(path: String, first: System, last: System)] = []
    for system in System.allCases {
      let classes = SystemRules.of(system).classNames
      guard classes.hierarchy != .deleteConfirmation else { continue }
      let path = "\(classes.pullView) in \(classes.swipeContainer ?? classes.wrapper ?? classes.table)"
      if let last = ways.indices.last, ways[last].path == path {
        ways[last].last = system
      } else {
        ways.append((path, system, system))
      }
    }
    let words = ways.map { way in
      let systems = way.first == way.last ? way.first.name : "\(way.first.name) to \(way.last.name)"
      return "\(way.path) on iOS \(systems)"
    }
    return "no public way leads to the pull view, whose colour is set: a search of subviews finds "
      + words.joined(separator: ", ")
  }()
}
