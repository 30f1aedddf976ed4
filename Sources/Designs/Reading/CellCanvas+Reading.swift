import UIKitRules

/// The keys of a canvas of Interface Builder.
enum CanvasKeys {
  static let device = Key(
    fixed: "device", Shapes.device, required: true,
    "The canvas's device; in previews on others the cell is what their system makes of it.")
  static let width = Key(fixed: "width", Shapes.length, required: true, "The cell's, in points.")
  static let height = Key(
    fixed: "height", Shapes.length, "The cell's, in points; its own unless given.")
  static let margin = Key(
    fixed: "margin", Shapes.coordinate, required: true, "The cell's horizontal margin, in points.")
  static let verticalMargin = Key(
    fixed: "verticalMargin", Shapes.coordinate,
    "The contentView's margins above and below, in points; the system's unless given.")
  static let isViewAlone = Key(
    fixed: "isViewAlone", Shapes.boolean, "Whether there is but the content, and no cell; false unless given."
  )

  static let form = ObjectForm(
    "canvas", "a canvas",
    [device.entry, width.entry, height.entry, margin.entry, verticalMargin.entry, isViewAlone.entry])
}

extension CellCanvas {
  static let shape = Shape<CellCanvas>(form: .object(CanvasKeys.form.name)) { decoder, node in
    guard let fields = decoder.fields(of: node, CanvasKeys.form) else { return nil }
    let device = decoder.value(CanvasKeys.device, in: fields)
    let width = decoder.value(CanvasKeys.width, in: fields)
    let height = decoder.value(CanvasKeys.height, in: fields)
    let margin = decoder.value(CanvasKeys.margin, in: fields)
    let verticalMargin = decoder.value(CanvasKeys.verticalMargin, in: fields)
    let isViewAlone = decoder.value(CanvasKeys.isViewAlone, in: fields) ?? false
    guard let device, let width, let margin else { return nil }
    return CellCanvas(
      device: device.name, width: width, height: height, margin: margin, verticalMargin: verticalMargin,
      isViewAlone: isViewAlone)
  }
}
