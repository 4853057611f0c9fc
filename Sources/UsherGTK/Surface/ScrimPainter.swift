#if GTK
internal import CGTK
internal import Usher

/// Draws what covers everything behind an overlay.
@MainActor
final class ScrimPainter {
  private let background: Background
  private let traits: Traits
  private let blurred = BlurredPicture()
  private var picture: BackgroundPicture?

  init(background: Background, traits: Traits) {
    self.background = background
    self.traits = traits
  }

  /// Covers the whole layer, right behind a card.
  ///
  /// - Parameters:
  ///   - snapshot: Where to.
  ///   - opacity: How visible it is, from 0 to 1.
  ///   - card: The card.
  ///   - layer: The layer that it is in.
  func draw(
    into snapshot: OpaquePointer, opacity: Double, behind card: OverlayCard,
    in layer: OverlayLayer
  ) {
    guard opacity > 0 else { return }
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
    into snapshot: OpaquePointer, behind card: OverlayCard, in layer: OverlayLayer
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

  private func fill(_ color: RGBA, into snapshot: OpaquePointer, in layer: OverlayLayer) {
    var (color, bounds) = (color.gdk, layer.bounds.graphene)
    gtk_snapshot_append_color(snapshot, &color, &bounds)
  }
}
#endif
