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

  /// One for all systems, so that it is one note a cell.
  private static let message: String = {
    var ways: [(path: String, first: System, last: System)] = []
    for system in System.allCases {
      let classes = SystemRules.of(system).classNames
      guard classes.hierarchy != .deleteConfirmation else { continue }
      let holder = classes.swipeContainer ?? classes.wrapper ?? classes.table
      let path = "\(classes.pullView) in \(holder)"
      if let last = ways.indices.last, ways[last].path == path {
        ways[last].last = system
      } else {
        ways.append((path, system, system))
      }
    }
    let words = ways.map { way in
      way.first == way.last
        ? "\(way.path) (\(way.first.name))" : "\(way.path) (\(way.first.name) to \(way.last.name))"
    }
    return "the pull view's colour is set, and no public way leads there; a search of the subviews finds "
      + words.joined(separator: ", ")
  }()
}
