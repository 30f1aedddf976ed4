import Graphics

/// A view whose subviews are being painted.
struct OpenView {
  /// In the list of views.
  var index: Int
  /// Where the subviews' (0, 0) lies in the picture.
  var origin: Point
  /// Where the view's own (0, 0) lies in the picture.
  var corner: Point
  /// Hidden or wholly transparent, and so are its subviews.
  var isSkipped = false
  /// Groups to end when the view is done.
  var groups = 0
  /// Its artwork is being painted as a pattern; its items wait for the end of that.
  var isTiling = false
}
