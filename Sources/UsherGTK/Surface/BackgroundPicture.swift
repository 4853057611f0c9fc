#if GTK
internal import CGTK
internal import Usher

/// A picture as a background: it covers everything, and is cut where it is too large.
@MainActor
final class BackgroundPicture {
  private let source: Image.Source
  /// `nil` where it cannot be loaded.
  private let picture: Picture?

  /// Loads it; what cannot be loaded is reported.
  init(_ source: Image.Source, on widget: WidgetPointer) {
    self.source = source
    let layer = OverlayLayer.around(widget)
    let images = ImageLoader(widget: widget) { problem in
      // A report may do anything, and GTK is drawing.
      Task { @MainActor [weak layer] in layer?.report(problem) }
    }
    picture = images.load(Image(source, size: Self.iconSize))
  }

  /// Points on a side that an icon is loaded with: large, as it has to cover everything.
  private static let iconSize = 256.0

  /// The picture of a source; `widget` keeps it, so that it is loaded once.
  static func of(_ source: Image.Source, on widget: WidgetPointer) -> BackgroundPicture? {
    let keeper = Keepsake<BackgroundPicture>("usher-background-picture")
    if let known = keeper.object(of: widget), known.source == source { return known }
    let new = BackgroundPicture(source, on: widget)
    keeper.tie(new, to: widget)
    return new
  }

  /// Draws it over `frame`; nothing where it could not be loaded.
  func draw(into snapshot: OpaquePointer, covering frame: Rect, traits: Traits) {
    guard let picture else { return }
    let ratio = gdk_paintable_get_intrinsic_aspect_ratio(picture.paintable)
    let size = ratio > 0 ? Self.covering(frame.size, ratio: ratio) : frame.size
    gtk_snapshot_save(snapshot)
    var origin = graphene_point_t(
      x: Float(frame.minX + (frame.size.width - size.width) / 2),
      y: Float(frame.minY + (frame.size.height - size.height) / 2))
    gtk_snapshot_translate(snapshot, &origin)
    if picture.isSymbolic {
      let colors = [GdkRGBA](repeating: Color.label.resolved(for: traits).gdk, count: 4)
      gtk_symbolic_paintable_snapshot_symbolic(
        picture.paintable, snapshot, size.width, size.height, colors, gsize(colors.count))
    } else {
      gdk_paintable_snapshot(picture.paintable, snapshot, size.width, size.height)
    }
    gtk_snapshot_restore(snapshot)
  }

  /// The least size of the ratio that covers a size.
  private static func covering(_ size: Size, ratio: Double) -> Size {
    Size(width: max(size.width, size.height * ratio), height: max(size.height, size.width / ratio))
  }
}
#endif
