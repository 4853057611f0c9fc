#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The ring around the focused control while the user moves the focus using the keyboard.
@MainActor
enum FocusRing {
  /// The distance from the control's edge to the ring, in points.
  private static let distance: Float = 2
  private static let width: Float = 2

  /// Draws the ring inside a control's outline.
  ///
  /// Use the color of the control's text, which contrasts with the control's surface. Outside the
  /// outline, the background can have any color.
  static func draw(
    inside outline: GskRoundedRect, color: RGBA, into snapshot: OpaquePointer
  ) {
    var outline = outline
    gsk_rounded_rect_shrink(&outline, distance, distance, distance, distance)
    let widths = [Float](repeating: width, count: 4)
    let colors = [GdkRGBA](repeating: color.gdk, count: 4)
    gtk_snapshot_append_border(snapshot, &outline, widths, colors)
  }
}
#endif
