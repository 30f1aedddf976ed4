package import Designs
package import Diagnostics

/// A colour that a document names instead of saying it.
package struct NamedColor: Hashable, Sendable {
  package var color: InterfaceColor
  /// Where it is named first: the colour's tag.
  package var span: Span

  /// Its name in an asset catalog; nil for one of UIKit's.
  package var catalogName: String? { if case .named(let name) = color { name } else { nil } }
}

extension InterfaceDocument {
  /// Whether the document stores a value of a colour by name, so that it shows without its catalog.
  package func storesColor(named name: String) -> Bool {
    resources.namedColors.contains { $0.name == name && !$0.values.isEmpty }
  }

  /// A warning for each colour that nobody has: UIKit draws the default of the property then, and so do we.
  ///
  /// `catalog` has the colours of the project by name, `told` those that have been told of; `hint` says where a colour
  /// could come from.
  package func missingColors(
    catalog: [String: ColorValue], besides told: Set<String> = [], hint: String
  ) -> [Diagnostic] {
    let builder = ColorBuilder(resources, catalog: catalog)
    let missing = namedColors.filter { named in
      builder.color(named.color) == nil && named.catalogName.map { told.contains($0) } != true
    }
    return missing.map { named in
      let name = named.catalogName ?? named.color.systemName ?? ""
      let why = named.catalogName == nil ? "UIKit has none of that name" : hint
      return Diagnostic(
        .warning, "colour-missing",
        "no colour \(Quotation.quoted(name)), and the document stores no value: the property's default is drawn; \(why)",
        at: named.span)
    }
  }
}

extension InterfaceColor {
  fileprivate var systemName: String? { if case .system(let name, _) = self { name } else { nil } }
}
