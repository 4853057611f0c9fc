#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The widget of a spacer between two pieces, along the axis of their stack.
@MainActor
final class SpacerView: WidgetBehavior {
  private let least: Int32
  private let orientation: GtkOrientation?

  /// Makes a spacer; `nil` as orientation, as along the depth, makes it empty.
  init(_ spacer: OverlayNode.Spacer, along orientation: GtkOrientation?) {
    least = Int32(spacer.least)
    self.orientation = orientation
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    orientation == self.orientation ? (least, least) : (0, 0)
  }

  override func contains(x: Double, y: Double) -> Bool { false }
}
#endif
