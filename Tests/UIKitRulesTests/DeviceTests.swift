import Graphics
import Testing
import UIKitRules

/// Expected values are Apple's layout specifications, typed anew.
@Suite struct DeviceTests {
  @Test(arguments: [
    ("iPhone 5s", 320.0, 568.0, 2), ("iPhone 8", 375, 667, 2), ("iPhone SE", 375, 667, 2),
    ("iPhone 8 Plus", 414, 736, 3), ("iPhone X", 375, 812, 3), ("iPhone 11", 414, 896, 2),
    ("iPhone 13 mini", 375, 812, 3), ("iPhone 14", 390, 844, 3), ("iPhone 16e", 390, 844, 3),
    ("iPhone 16", 393, 852, 3), ("iPhone 16 Plus", 430, 932, 3), ("iPhone 16 Pro", 402, 874, 3),
    ("iPhone Air", 420, 912, 3), ("iPhone 17 Pro Max", 440, 956, 3), ("iPad mini 8.3-inch", 744, 1133, 2),
    ("iPad Pro 13-inch", 1032, 1376, 2),
  ])
  func screens(_ name: String, _ width: Double, _ height: Double, _ scale: Int) throws {
    let device = try #require(Device.named(name))
    #expect(device.name == name)
    #expect(device.size == Size(width: width, height: height))
    #expect(device.scale == scale)
    #expect((device.idiom == .pad) == name.hasPrefix("iPad"))
  }

  @Test func namesAndSlugsAreUnique() {
    #expect(Device.allNames.count == 59)
    #expect(Set(Device.allNames).count == Device.allNames.count)
    #expect(Set(Device.all.map(\.slug)).count == Device.all.count)
    for name in Device.allNames { #expect(Device.named(name) != nil) }
  }

  @Test(arguments: ["", "iPhone", "iphone 8", "iPhone 8 "]) func unknownNames(_ name: String) {
    #expect(Device.named(name) == nil)
  }

  @Test(arguments: [("402x874@3x", 402.0, 874.0, 3), ("1x1@1x", 1, 1, 1), ("4096x4096@2x", 4096, 4096, 2)])
  func sizes(_ text: String, _ width: Double, _ height: Double, _ scale: Int) throws {
    let device = try Device(sizeSpecification: text)
    #expect(device.name == text)
    #expect(device.size == Size(width: width, height: height))
    #expect(device.scale == scale)
  }

  @Test(arguments: [
    ("", Device.SpecificationError.malformed), ("402x874", .malformed), ("402x874@", .malformed),
    ("402x874@3", .malformed), ("402x874@3x@3x", .malformed), ("402x874x1@3x", .malformed),
    ("x@x", .malformed),
    ("-402x874@3x", .malformed), ("+402x874@3x", .malformed), ("0402x874@3x", .malformed),
    ("402.5x874@3x", .malformed), ("４02x874@3x", .malformed), ("402x874@3xx", .malformed),
    ("0x874@3x", .sideOutOfRange), ("4097x874@3x", .sideOutOfRange),
    ("402x99999999999999999999@3x", .sideOutOfRange),
    ("402x874@0x", .scaleOutOfRange), ("402x874@4x", .scaleOutOfRange),
  ])
  func badSizes(_ text: String, _ error: Device.SpecificationError) {
    #expect(throws: error) { try Device(sizeSpecification: text) }
  }

  @Test func aLongTextIsNoSize() {
    #expect(throws: Device.SpecificationError.malformed) {
      try Device(sizeSpecification: String(repeating: "9x", count: 100_000))
    }
  }

  @Test func safeAreasCarryTheirSource() throws {
    #expect(try #require(Device.named("iPhone Air")).safeAreaFact.trust == .unverified)
    #expect(try #require(Device.named("iPhone 16")).safeAreaFact.trust == .reported)
  }
}
