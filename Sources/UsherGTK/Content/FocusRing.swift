#if GTK
internal import CGTK
internal import Usher

/// Shows which control has the keyboard's focus, where a person moves it by keys.
@MainActor
enum FocusRing {
  /// Points between it and the control's edge.
  private static let distance: Float = 2
  private static let width: Float = 2

  /// Draws it inside a control, where what the control says can be told from its ground, and so can a ring
  /// of the same `color`; what lies outside may be anything.
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
