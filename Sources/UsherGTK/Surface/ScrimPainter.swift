#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Draws the fill of an overlay's scrim.
///
/// The scrim covers everything behind the overlay.
@MainActor
final class ScrimPainter {
  private let background: Background
  private let traits: Traits
  /// The blurred backdrop.
  ///
  /// The backdrop is updated at most every 100 ms, because blurring a whole window is slow, and
  /// users don't read the content behind a scrim.
  private let blurred = BlurredPicture(timeoutScale: 100_000)
  private var picture: BackgroundPicture?

  init(background: Background, traits: Traits) {
    self.background = background
    self.traits = traits
    Census.fills += 1
  }

  deinit {
    Census.fills -= 1
  }

  /// A fill of a scrim, and the fraction by which it covers the previous fills, from 0 to 1.
  typealias Part = (painter: ScrimPainter, share: Double)

  /// Covers the whole layer, directly behind a card, with fills that cross-fade.
  ///
  /// In the middle of a cross-fade, two fills together are as opaque as a single fill, so the
  /// content behind them doesn't flash.
  ///
  /// - Parameters:
  ///   - parts: The fills. The first fill covers everything, and each additional fill covers the
  ///     previous fills.
  ///   - opacity: The opacity of all fills together, from 0 to 1.
  ///   - hole: The hole that stays clear, or `nil` if everything is covered.
  ///   - snapshot: The snapshot to draw into.
  ///   - card: The card in front of the scrim.
  ///   - layer: The layer that contains the card.
  static func draw(
    _ parts: [Part], opacity: Double, around hole: PlacedSpotlight?,
    into snapshot: OpaquePointer, behind card: OverlayCard, in layer: OverlayView
  ) {
    guard opacity > 0, let last = parts.last else { return }
    if let hole {
      let shape = SurfaceShape(of: hole.frame, corners: .all(hole.cornerRadius))
      if parts.count == 1, case .color(let color) = last.painter.background {
        let color = color.resolved(for: last.painter.traits)
        return fill(
          color.opacity(color.alpha * opacity), around: shape, into: snapshot, in: layer)
      }
      return shape.clipOutside(within: layer.bounds, into: snapshot) {
        draw(parts, opacity: opacity, around: nil, into: $0, behind: card, in: layer)
      }
    }
    // Equal fills don't need mixing.
    guard parts.contains(where: { !$0.painter.looks(like: last.painter) }) else {
      return last.painter.draw(into: snapshot, opacity: opacity, behind: card, in: layer)
    }
    let isFaded = opacity < 1
    if isFaded { gtk_snapshot_push_opacity(snapshot, opacity) }
    mix(parts[...], into: snapshot, behind: card, in: layer)
    if isFaded { gtk_snapshot_pop(snapshot) }
  }

  private static func mix(
    _ parts: ArraySlice<Part>, into snapshot: OpaquePointer, behind card: OverlayCard,
    in layer: OverlayView
  ) {
    guard let last = parts.last else { return }
    let others = parts.dropLast()
    guard !others.isEmpty else {
      return last.painter.draw(into: snapshot, behind: card, in: layer)
    }
    gtk_snapshot_push_cross_fade(snapshot, last.share)
    mix(others, into: snapshot, behind: card, in: layer)
    gtk_snapshot_pop(snapshot)
    last.painter.draw(into: snapshot, behind: card, in: layer)
    gtk_snapshot_pop(snapshot)
  }

  private func looks(like other: ScrimPainter) -> Bool {
    background == other.background && traits == other.traits
  }

  private func draw(
    into snapshot: OpaquePointer, opacity: Double, behind card: OverlayCard,
    in layer: OverlayView
  ) {
    if case .color(let color) = background {
      let color = color.resolved(for: traits)
      return fill(color.opacity(color.alpha * opacity), into: snapshot, in: layer)
    }
    let isFaded = opacity < 1
    if isFaded { gtk_snapshot_push_opacity(snapshot, opacity) }
    draw(into: snapshot, behind: card, in: layer)
    if isFaded { gtk_snapshot_pop(snapshot) }
  }

  private func draw(
    into snapshot: OpaquePointer, behind card: OverlayCard, in layer: OverlayView
  ) {
    let bounds = layer.bounds
    switch background {
    case .clear, .color, .gradient:
      Fill(background: background, traits: traits).draw(
        into: snapshot, in: SurfaceShape(of: bounds, corners: .none), on: layer.widget)
    case .image(let source):
      let picture = self.picture ?? BackgroundPicture(source, on: layer.widget)
      self.picture = picture
      var clip = bounds.graphene
      gtk_snapshot_push_clip(snapshot, &clip)
      picture.draw(into: snapshot, covering: bounds, traits: traits)
      gtk_snapshot_pop(snapshot)
    case .blur(let blur):
      let material = blur.resolved(for: traits)
      if material.deviation > 0, material.tint.alpha < 1 {
        NextFrame.redraw(layer.widget)
        var clip = bounds.graphene
        gtk_snapshot_push_clip(snapshot, &clip)
        blurred.draw(
          Mirror(parts: layer.parts(behindScrimOf: card), window: bounds), around: bounds,
          deviation: material.deviation, into: snapshot, on: layer.widget)
        gtk_snapshot_pop(snapshot)
      }
      fill(material.tint, into: snapshot, in: layer)
    }
  }

  /// Fills the layer around a shape, using an unblurred shadow that reaches everywhere.
  ///
  /// Before GTK 4.10, GSK supports no other kind of hole.
  private static func fill(
    _ color: RGBA, around shape: SurfaceShape, into snapshot: OpaquePointer, in layer: OverlayView
  ) {
    var (bounds, outline, color) = (layer.bounds.graphene, shape.outline, color.gdk)
    gtk_snapshot_push_clip(snapshot, &bounds)
    gtk_snapshot_append_outset_shadow(
      snapshot, &outline, &color, 0, 0, bounds.size.width + bounds.size.height, 0)
    gtk_snapshot_pop(snapshot)
  }

  private func fill(_ color: RGBA, into snapshot: OpaquePointer, in layer: OverlayView) {
    var (color, bounds) = (color.gdk, layer.bounds.graphene)
    gtk_snapshot_append_color(snapshot, &color, &bounds)
  }
}
#endif
