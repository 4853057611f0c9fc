#if GTK
internal import CGTK
internal import Usher

/// A picture as a background: it covers everything, and is cut where it is too large.
@MainActor
final class BackgroundPicture {
  private let source: Node.Image.Source
  /// `nil` where it cannot be loaded.
  private let artwork: Artwork?

  /// Loads it; what cannot be loaded is reported.
  init(_ source: Node.Image.Source, on widget: WidgetPointer) {
    self.source = source
    let layer = OverlayLayer.around(widget)
    let images = ImageLoader(widget: widget) { problem in
      // A report may do anything, and GTK is drawing.
      Task { @MainActor [weak layer] in layer?.report(problem) }
    }
    artwork = images.frames(of: Node.Image(source, size: Self.iconSize)).first
  }

  /// Points on a side that an icon is loaded with: large, as it has to cover everything.
  private static let iconSize = 256.0

  private static let keepsake = Keepsake<BackgroundPicture>("usher-background-picture")

  /// The picture of a source; `widget` keeps it, so that it is loaded once.
  static func of(_ source: Node.Image.Source, on widget: WidgetPointer) -> BackgroundPicture {
    if let known = keepsake.object(of: widget), known.source == source { return known }
    let new = BackgroundPicture(source, on: widget)
    keepsake.tie(new, to: widget)
    return new
  }

  /// Draws it over `frame` and beyond; nothing where it could not be loaded.
  func draw(into snapshot: OpaquePointer, covering frame: Rect, traits: Traits) {
    guard let artwork else { return }
    let place = Node.Image.Fit.cover.frame(of: artwork.size, in: frame.size)
    artwork.draw(
      into: snapshot, over: place.moved(by: Vector(dx: frame.minX, dy: frame.minY)),
      color: AdaptiveColor.label.resolved(for: traits))
  }
}
#endif
