#if GTK
internal import CGTK
internal import Usher

/// What lies behind something in the layer: the window's ground, the app, and the layer up to there.
@MainActor
struct Backdrop {
  private let layer: OverlayLayer
  private let widget: WidgetPointer

  /// What lies behind `widget`, a card or something in one; `nil` where it is in no layer.
  init?(behind widget: WidgetPointer) {
    guard let layer = OverlayLayer.around(widget) else { return nil }
    self.layer = layer
    self.widget = widget
  }

  /// Draws it in the widget's coordinates, at least where `area` is.
  func draw(into snapshot: OpaquePointer, covering area: Rect) {
    guard let similarity = Similarity(from: layer.window, to: widget) else { return }
    let mirror = Mirror(parts: layer.parts(behind: widget), window: layer.bounds)
    gtk_snapshot_save(snapshot)
    similarity.apply(to: snapshot)
    mirror.draw(into: snapshot, covering: similarity.origin(of: area))
    gtk_snapshot_restore(snapshot)
  }
}
#endif
