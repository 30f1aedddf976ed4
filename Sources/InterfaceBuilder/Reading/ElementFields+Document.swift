import Graphics
import Markup

extension ElementFields {
  /// The version of Interface Builder; where that is none of Xcode's numbers, that of the plug-in that writes iOS
  /// documents, which goes with it number by number.
  mutating func toolsVersion() -> ToolsVersion {
    let version = statedToolsVersion()
    guard version.number >= ToolsVersion.unnumbered, let own = plugInVersion() else { return version }
    return own
  }

  private mutating func plugInVersion() -> ToolsVersion? {
    let plugIn = child("dependencies")?.elements.first {
      $0.name == "plugIn" && $0.value("identifier") == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
    }
    return plugIn?.value("version").flatMap { ToolsVersion($0) }
  }

  private mutating func statedToolsVersion() -> ToolsVersion {
    guard let text = string("toolsVersion") else { return ToolsVersion(0) }
    if let version = ToolsVersion(text) { return version }
    log.unreadable("toolsVersion", text, of: element, wanted: "a version")
    return ToolsVersion(0)
  }

  mutating func device() -> InterfaceDevice? {
    read(child("device")) { fields in
      guard let id = fields.string("id") else { return nil }
      // How Xcode 8 and 9 said whether an iPad shows the whole screen.
      let adaptation = fields.child("adaptation")?.value("id")
      return InterfaceDevice(
        id: id, orientation: fields.choice("orientation", default: .portrait),
        appearance: fields.choice("appearance", default: .light),
        layout: fields.string("layout") ?? adaptation)
    }
  }

  mutating func dynamicTypePreference() -> Int? {
    read(child("accessibilityOverrides")) { $0.integer("dynamicTypePreference") }
  }

  /// Sizes by the id of the view; without an intrinsic size in it an entry says nothing.
  mutating func designables() -> [InterfaceID: Size] {
    guard let list = child("designables") else { return [:] }
    var sizes: [InterfaceID: Size] = [:]
    for element in list.elements {
      var fields = ElementFields(element, log)
      guard let id = fields.id("name"), let size = fields.size("intrinsicContentSize") else { continue }
      sizes[id] = size
    }
    return sizes
  }

  private mutating func fontFiles() -> [FontFile] {
    guard let list = child("customFonts", key: "customFonts") else { return [] }
    return list.elements.compactMap { element in
      guard let name = element.value("key") else { return nil }
      return FontFile(name: name, faces: element.elements.map { Self.stringValue(of: $0) })
    }
  }

  mutating func resources() -> InterfaceResources {
    var resources = InterfaceResources()
    resources.fontFiles = fontFiles()
    guard let list = child("resources") else { return resources }
    for element in list.elements {
      var fields = ElementFields(element, log)
      guard let name = fields.string("name") else { continue }
      switch element.name {
      case "image":
        let size = Size(
          width: fields.number("width", default: 0), height: fields.number("height", default: 0))
        resources.images.append(
          ResourceImage(name: name, isSymbol: fields.string("catalog") == "system", size: size))
      case "namedColor": resources.namedColors.append(fields.resourceColor(name))
      case "systemColor": resources.systemColors.append(fields.resourceColor(name))
      default: break
      }
    }
    return resources
  }

  private mutating func resourceColor(_ name: String) -> ResourceColor {
    let values = children("color").compactMap { element in
      read(element) { fields -> ResourceColor.Value? in
        let appearance: InterfaceDevice.Appearance? = fields.appearanceOfColor()
        return fields.colorValue().map { ResourceColor.Value(appearance: appearance, color: $0) }
      }
    }
    return ResourceColor(name: name, values: values)
  }

  /// `light` and `dark` are meant; `any` and the rest are for all.
  private mutating func appearanceOfColor() -> InterfaceDevice.Appearance? {
    let name = string("appearance") ?? element.value("key")
    return name.flatMap { InterfaceDevice.Appearance(rawValue: $0) }
  }
}
