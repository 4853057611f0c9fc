#if GTK
internal import CGTK
internal import Usher

/// Shows which control has the keyboard's focus, where a person moves it by keys.
@MainActor
enum FocusRing {
  /// How far it lies outside the control, in points.
  static let distance: Float = 2
  private static let width: Float = 2

  /// Draws it.
  static func draw(
    around outline: GskRoundedRect, color: RGBA, into snapshot: OpaquePointer
  ) {
    var outline = outline
    let reach = distance + width
    gsk_rounded_rect_shrink(&outline, -reach, -reach, -reach, -reach)
    let widths = [Float](repeating: width, count: 4)
    let colors = [GdkRGBA](repeating: color.gdk, count: 4)
    gtk_snapshot_append_border(snapshot, &outline, widths, colors)
  }
}
#endif
