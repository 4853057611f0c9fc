#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Draws a card from a texture while this saves time, and otherwise directly.
///
/// A texture is created only if the card is unchanged since it was last drawn, so an entering card
/// is drawn directly once. If a card differs from its texture, it is drawn directly, and frozen
/// again after it has been unchanged for a while. A card that contains an animation, or that the
/// user is typing into, is never frozen.
@MainActor
final class FrozenCard {
  /// Whether a texture saves time for the card's motion.
  private(set) var isWanted = false
  /// The cache key of the last drawing, or `nil` after `forget()`.
  private var key: CacheKey?
  /// The time of the key's last change, in the monotonic clock, or `nil` if it hasn't changed.
  private var changed: gint64?
  private var texture: Texture?

  /// The maximum width and height of a texture that renderers support, in pixels.
  private static let maximumSide: Float = 4096
  /// The time without changes after which a changed card is frozen again, in microseconds.
  ///
  /// This is longer than one step of a native spinner, so a card with a spinner isn't frozen.
  private static let stillness: gint64 = 250_000

  private struct CacheKey {
    let content: RenderNode?
    let background: OverlayRect
    let scaleFactor: Int32

    /// Whether both keys have the same pixels.
    ///
    /// Drawings are compared by address, which is safe because each node retains its drawing.
    @MainActor
    func isEqual(to other: CacheKey?) -> Bool {
      guard let other else { return false }
      return content?.drawing == other.content?.drawing && background == other.background
        && scaleFactor == other.scaleFactor
    }
  }

  private struct Texture {
    let raster: Raster
    /// The texture's position in the card's coordinates.
    let bounds: graphene_rect_t
  }

  /// Decides whether the card of `widget` is drawn from a texture.
  func follow(_ motion: CardMotion, movingCount: Int, of widget: WidgetPointer) {
    let isWanted = motion.isWorthATexture(movingCount: movingCount, isFrozen: texture != nil)
    guard isWanted else { return thaw(widget) }
    self.isWanted = true
    // If a card only slides, GTK would otherwise show the earlier recording.
    if texture == nil { gtk_widget_queue_draw(widget) }
  }

  /// Draws the card of `widget` directly, starting at the next frame.
  func thaw(_ widget: WidgetPointer) {
    isWanted = false
    guard texture != nil else { return }
    texture = nil
    gtk_widget_queue_draw(widget)
  }

  /// Discards the texture, because the card's appearance changed.
  func forget() {
    if key != nil { changed = g_get_monotonic_time() }
    key = nil
    texture = nil
  }

  /// Draws the card of `widget` into a snapshot, using `draw` or a texture.
  ///
  /// `content` is the drawing on the card's surface, and `background` is the surface's frame in the
  /// card's coordinates. `canFreeze` is whether the card has the same appearance at every position.
  func draw(
    _ widget: WidgetPointer, content: RenderNode?, over background: OverlayRect, canFreeze: Bool,
    into snapshot: OpaquePointer, as draw: (OpaquePointer) -> Void
  ) {
    let key = CacheKey(
      content: content, background: background,
      scaleFactor: max(gtk_widget_get_scale_factor(widget), 1))
    let isNew = self.key == nil
    let isSame = key.isEqual(to: self.key)
    if !isNew, !isSame { changed = g_get_monotonic_time() }
    self.key = key
    if !isWanted || !canFreeze || !isSame || Self.isBusy(widget) {
      texture = nil
    } else if texture == nil, holdsStill {
      texture = Self.render(draw, for: widget, scale: Float(key.scaleFactor))
    }
    guard let texture else { return draw(snapshot) }
    texture.raster.append(to: snapshot, over: texture.bounds)
  }

  /// Renders a drawing into a texture, aligned to whole pixels.
  ///
  /// Returns `nil` if the drawing is empty or too large.
  private static func render(
    _ draw: (OpaquePointer) -> Void, for widget: WidgetPointer, scale: Float
  ) -> Texture? {
    let scaled = RenderNode { snapshot in
      gtk_snapshot_scale(snapshot, scale, scale)
      draw(snapshot)
    }
    guard let node = scaled else { return nil }
    var (exact, pixels) = (node.bounds, graphene_rect_t())
    graphene_rect_round_extents(&exact, &pixels)
    let (width, height) = (pixels.size.width, pixels.size.height)
    guard width > 0, height > 0, max(width, height) <= maximumSide,
      let raster = Raster(of: node, over: pixels, on: widget)
    else { return nil }
    return Texture(
      raster: raster,
      bounds: graphene_rect_t(
        origin: graphene_point_t(x: pixels.origin.x / scale, y: pixels.origin.y / scale),
        size: graphene_size_t(width: width / scale, height: height / scale)))
  }

  private var holdsStill: Bool {
    changed.map { g_get_monotonic_time() - $0 > Self.stillness } ?? true
  }

  /// Whether a part of the card is animating or has the keyboard focus for typing.
  ///
  /// Typed text must be sharp and appear immediately.
  private static func isBusy(_ widget: WidgetPointer) -> Bool {
    if FrameTicker.moves(within: widget) { return true }
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
      gtk_widget_is_ancestor(focus, widget) != 0
    else { return false }
    return Typing.reaches(focus)
  }
}
#endif
