import Checks
import Drawing

extension Finding {
  /// What the picture shows of it: where it is, and where that could be as well.
  var pictureOutlines: [FindingOutline] {
    outlines.map { FindingOutline(rect: $0, label: rule.rawValue, severity: rule.level) }
      + ghosts.map {
        FindingOutline(
          rect: $0, label: "\(rule.rawValue): it could be here as well", severity: rule.level, isGhost: true)
      }
  }
}
