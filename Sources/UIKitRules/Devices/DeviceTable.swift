package import Graphics

extension Device {
  /// A screen that several devices share.
  struct Screen: Sendable {
    let device: Device
    let safeAreaSource: FactSource
    let names: [String]

    init(
      _ idiom: Idiom, _ width: Double, _ height: Double, scale: Int, top: Double, bottom: Double,
      _ safeAreaSource: FactSource, _ names: [String]
    ) {
      device = Device(
        name: names.first ?? "", idiom: idiom, size: Size(width: width, height: height), scale: scale,
        safeArea: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
      self.safeAreaSource = safeAreaSource
      self.names = names
    }
  }

  /// Every device by name, narrowest phones first, then the pads.
  package static let all: [Device] = screens.flatMap { screen in
    screen.names.map { name in
      var device = screen.device
      device.name = name
      return device
    }
  }

  /// Every name, for suggestions.
  package static var allNames: [String] { all.map(\.name) }

  /// The device of a name; nil where there is none.
  package static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// The safe area with its source; a size has none.
  package var safeAreaFact: Fact<EdgeInsets> {
    let screen = Device.screens.first { $0.names.contains(name) }
    return Fact(safeArea, .deviceSafeArea, screen?.safeAreaSource ?? .inferred)
  }
}
