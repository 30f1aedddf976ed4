package import Staging
import Typesetting
import UIKitRules

/// What a picture shows, in words, for its `<title>` and `<desc>`.
///
/// Equal pictures share one file, so the words come from the stage alone: what is seen, not what was asked.
package struct PictureWords: Hashable, Sendable {
  package var title: String
  package var description: String

  package init(_ stage: Stage) {
    title = ""
    description = ""
  }

  package init(_ scene: SceneStage) {
    title = ""
    description = ""
  }
}
