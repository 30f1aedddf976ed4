/// The keys of the size that a view has by itself.
enum IntrinsicSizeKeys {
  /// UIKit's name of a length that is not there.
  static let none = "noIntrinsicMetric"

  static let width = Key(fixed: "width", length, "In points; that of what it shows unless given.")
  static let height = Key(fixed: "height", length, "In points; that of what it shows unless given.")

  static let form = ObjectForm("intrinsicSize", "an intrinsic size", [width.entry, height.entry])

  private static let length = Shapes.either(
    Shapes.length, none, IntrinsicSize.Length.none
  ) { IntrinsicSize.Length.points($0) }
}

extension IntrinsicSize {
  static let shape = Shape<IntrinsicSize>(form: .object(IntrinsicSizeKeys.form.name)) { decoder, node in
    guard let fields = decoder.fields(of: node, IntrinsicSizeKeys.form) else { return nil }
    return IntrinsicSize(
      width: decoder.value(IntrinsicSizeKeys.width, in: fields) ?? .content,
      height: decoder.value(IntrinsicSizeKeys.height, in: fields) ?? .content)
  }
}
