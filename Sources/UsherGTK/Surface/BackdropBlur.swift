#if GTK
internal import CGTK
internal import Usher

/// Draws what lies behind a widget, blurred and tinted, as it is in this very frame.
@MainActor
struct BackdropBlur {
  let material: Blur.Material
  /// Who will do the blurring.
  let renderer: Renderer

  /// Fills `frame`, in the coordinates of `widget`, which is drawn anew whenever its window is drawn.
  func draw(into snapshot: OpaquePointer, over frame: Rect, on widget: WidgetPointer) {
    let deviation = material.deviation
    if deviation > 0, material.tint.alpha < 1, let backdrop = Backdrop(behind: widget) {
      NextFrame.redraw(widget)
      // What is further away than three deviations does not count.
      let area = frame.outset(by: Insets(horizontal: 3 * deviation, vertical: 3 * deviation))
      var clip = area.graphene
      gtk_snapshot_push_blur(snapshot, renderer.blurRadius(deviation: deviation))
      gtk_snapshot_push_clip(snapshot, &clip)
      backdrop.draw(into: snapshot, covering: area)
      gtk_snapshot_pop(snapshot)
      gtk_snapshot_pop(snapshot)
    }
    var (bounds, tint) = (frame.graphene, material.tint.gdk)
    gtk_snapshot_append_color(snapshot, &tint, &bounds)
  }
}
#endif
