import Designs
import Markup

extension ElementFields {
  mutating func customClass() -> CustomClass? {
    let module = string("customModule")
    return string("customClass").map { CustomClass(name: $0, module: module) }
  }

  mutating func appearance() -> ViewAppearance {
    var appearance = ViewAppearance()
    appearance.isHidden = flag("hidden")
    appearance.alpha = min(max(number("alpha", default: 1), 0), 1)
    appearance.isOpaque = flag("opaque", default: true)
    appearance.clipsSubviews = flag("clipsSubviews")
    appearance.contentMode =
      choice(
        "contentMode", words: { ImageView.ContentMode.fileNames },
        read: { ImageView.ContentMode(fileName: $0) })
      ?? .scaleToFill
    appearance.tag = integer("tag") ?? 0
    appearance.semanticContentAttribute = choice("semanticContentAttribute", default: .unspecified)
    appearance.isUserInteractionEnabled = flag("userInteractionEnabled", default: true)
    appearance.backgroundColor = color("backgroundColor")
    appearance.tintColor = color("tintColor")
    return appearance
  }

  mutating func layout() -> ViewLayout {
    var layout = ViewLayout()
    layout.isFixedFrame = flag("fixedFrame")
    layout.autoresizingMask = autoresizingMask()
    layout.translatesAutoresizingMaskIntoConstraints = flag(
      "translatesAutoresizingMaskIntoConstraints", default: true)
    layout.autoresizesSubviews = flag("autoresizesSubviews", default: true)
    layout.margins = layoutMargins()
    layout.preservesSuperviewLayoutMargins = flag("preservesSuperviewLayoutMargins")
    layout.insetsLayoutMarginsFromSafeArea = flag("insetsLayoutMarginsFromSafeArea", default: true)
    layout.marginsFollowReadableWidth = flag("layoutMarginsFollowReadableWidth")
    layout.guides = layoutGuides()
    layout.priorities = contentPriorities()
    layout.placeholderIntrinsicSize = PlaceholderIntrinsicSize(
      width: placeholderLength("placeholderIntrinsicWidth"),
      height: placeholderLength("placeholderIntrinsicHeight"))
    layout.constraints = constraints()
    layout.isAmbiguous = flag("ambiguous")
    layout.isMisplaced = flag("misplaced")
    layout.ambiguityVerification = choice("verifyAmbiguity", default: .always)
    return layout
  }

  private mutating func layoutGuides() -> [LayoutGuide] {
    children("viewLayoutGuide").compactMap { element in
      guard let id = element.value("id") else { return nil }
      return LayoutGuide(id: InterfaceID(id), kind: LayoutGuide.Kind(key: element.value("key") ?? ""))
    }
  }

  private mutating func contentPriorities() -> ContentPriorities {
    var priorities = ContentPriorities()
    if let value = priority("horizontalHuggingPriority") { priorities.horizontalHugging = value }
    if let value = priority("verticalHuggingPriority") { priorities.verticalHugging = value }
    if let value = priority("horizontalCompressionResistancePriority") {
      priorities.horizontalCompressionResistance = value
    }
    if let value = priority("verticalCompressionResistancePriority") {
      priorities.verticalCompressionResistance = value
    }
    return priorities
  }

  private mutating func placeholderLength(_ name: String) -> PlaceholderLength? {
    if element.value(name) == "infinite" {
      _ = string(name)
      return PlaceholderLength.none
    }
    return number(name).map { .points($0) }
  }

  mutating func accessibility() -> ViewAccessibility {
    let value = read(child("accessibility", key: "accessibilityConfiguration")) { fields in
      var accessibility = ViewAccessibility()
      accessibility.identifier = fields.string("identifier")
      accessibility.label = fields.longString("label")
      accessibility.hint = fields.longString("hint")
      accessibility.isElement = fields.read(fields.child("bool", key: "isElement")) {
        $0.optionalFlag("value")
      }
      if let traits = fields.child("accessibilityTraits", key: "traits") {
        accessibility.traits = traits.attributes.filter { $0.value == "YES" }.map(\.name)
      }
      return accessibility
    }
    return value ?? ViewAccessibility()
  }

  /// The outlets of an object; its actions and segues show nothing.
  mutating func outlets() -> [InterfaceOutlet] {
    guard let list = child("connections") else { return [] }
    return list.elements.compactMap { element in
      let isCollection = element.name == "outletCollection"
      guard isCollection || element.name == "outlet", let property = element.value("property"),
        let destination = element.value("destination")
      else { return nil }
      return InterfaceOutlet(
        property: property, destination: InterfaceID(destination), isCollection: isCollection)
    }
  }
}
