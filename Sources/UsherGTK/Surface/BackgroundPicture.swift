#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A picture used as a background, scaled to cover the whole area.
@MainActor
final class BackgroundPicture {
  private let source: OverlayNode.Image.Source
  private let artwork: Artwork?

  /// Loads the picture.
  ///
  /// A failure is reported to the layer that contains `widget`.
  init(_ source: OverlayNode.Image.Source, on widget: WidgetPointer) {
    self.source = source
    let layer = OverlayView.around(widget)
    let images = ImageLoader(widget: widget) { problem in
      // The report is delayed, because its callback may do anything, and GTK is drawing now.
      Task { @MainActor [weak layer] in layer?.connection.report(problem) }
    }
    artwork = images.frames(of: OverlayNode.Image(source, size: Self.iconSize)).first
  }

  /// The size, in points, at which icons are loaded.
  ///
  /// The size is large because an icon covers the whole area.
  private static let iconSize = 256.0

  private static let keepsake = Keepsake<BackgroundPicture>("usher-background-picture")

  /// Returns the picture for a source.
  ///
  /// `widget` retains the picture, so the picture is loaded only once.
  static func of(_ source: OverlayNode.Image.Source, on widget: WidgetPointer) -> BackgroundPicture
  {
    if let known = keepsake.object(of: widget), known.source == source { return known }
    let new = BackgroundPicture(source, on: widget)
    keepsake.tie(new, to: widget)
    return new
  }

  /// Draws the picture over the whole `frame`.
  ///
  /// The picture may extend beyond the frame. Does nothing if loading failed.
  func draw(into snapshot: OpaquePointer, covering frame: OverlayRect, traits: Traits) {
    guard let artwork else { return }
    let place = OverlayNode.Image.Fit.fill.frame(of: artwork.size, in: frame.size)
    artwork.draw(
      into: snapshot, over: place.moved(by: Vector(dx: frame.minX, dy: frame.minY)),
      color: AdaptiveColor.label.resolved(for: traits))
  }
}
#endif
