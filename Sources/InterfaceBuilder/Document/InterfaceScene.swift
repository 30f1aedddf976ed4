package import Diagnostics

/// A scene of a storyboard: a view controller and what comes with it.
package struct InterfaceScene: Hashable, Sendable {
  package var id: InterfaceID?
  package var objects: [InterfaceObject]
  package var span: Span
}

/// An object at the top of a .xib or of a scene.
package struct InterfaceObject: Hashable, Sendable {
  package var id: InterfaceID?
  /// The name of its element: `placeholder`, `tableViewController`, `view`.
  package var element: String
  package var customClass: CustomClass?
  package var userLabel: String?
  package var title: String?
  package var storyboardIdentifier: String?
  package var content: Content
  package var outlets: [InterfaceOutlet]
  package var span: Span

  /// What an object is to a reader of cells.
  package enum Content: Hashable, Sendable {
    /// A cell, by its index in the document.
    case cell(Int)
    /// A view of a .xib that is no cell.
    case view(InterfaceView)
    /// A table of a .xib, by its index in the document.
    case table(Int)
    /// A view controller, with the tables inside it by their index in the document.
    case viewController(tables: [Int])
    /// A placeholder: `IBFilesOwner`, `IBFirstResponder`.
    case placeholder(String)
    case other
  }
}

/// The class of the project that stands for one of UIKit's.
package struct CustomClass: Hashable, Sendable {
  package var name: String
  package var module: String?
}

/// A property that is set to an object of the document when it is loaded.
package struct InterfaceOutlet: Hashable, Sendable {
  package var property: String
  package var destination: InterfaceID
  /// Whether the property holds several.
  package var isCollection: Bool
}
