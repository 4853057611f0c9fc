#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Draws a blurred and tinted picture of the widgets behind a widget.
///
/// The picture is updated in every frame that the window draws.
@MainActor
struct BackdropBlur {
  let material: Blur.Material

  private static let keepsake = Keepsake<BlurredPicture>("usher-backdrop-blur")

  /// Fills `frame`, in the coordinates of `widget`.
  ///
  /// If the blur is visible, the widget is redrawn whenever its window draws a frame.
  func draw(into snapshot: OpaquePointer, over frame: OverlayRect, on widget: WidgetPointer) {
    if material.deviation > 0, material.tint.alpha < 1 {
      NextFrame.redraw(widget)
      drawBackdrop(into: snapshot, over: frame, on: widget)
    }
    var (bounds, tint) = (frame.graphene, material.tint.gdk)
    gtk_snapshot_append_color(snapshot, &tint, &bounds)
  }

  private func drawBackdrop(
    into snapshot: OpaquePointer, over frame: OverlayRect, on widget: WidgetPointer
  ) {
    guard let layer = OverlayView.around(widget),
      let similarity = Similarity(from: layer.widget, to: widget)
    else { return }
    let known = Self.keepsake.object(of: widget)
    let picture = known ?? BlurredPicture()
    if known == nil { Self.keepsake.tie(picture, to: widget) }
    gtk_snapshot_save(snapshot)
    similarity.apply(to: snapshot)
    picture.draw(
      Mirror(parts: layer.parts(behind: widget), window: layer.bounds),
      around: similarity.origin(of: frame), deviation: material.deviation, into: snapshot,
      on: widget)
    gtk_snapshot_restore(snapshot)
  }
}
#endif
