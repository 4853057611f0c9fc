#if GTK
internal import CGTK
internal import Usher

/// Draws a card from a texture while that is worth it, and otherwise as it is.
///
/// The texture is made of a card that looks as it did when it was drawn last, so a card that comes in is
/// drawn once before. What looks different from the texture is drawn as it is at once, and frozen again
/// when it has held still for a while. What moves by itself, such as a spinner, and what is typed into
/// is never frozen.
@MainActor
final class FrozenCard {
  /// Whether the card moves in a way that makes a texture worth it.
  private(set) var isWanted = false
  /// How the card looked when it was drawn last.
  private var looks: Looks?
  /// When it began to look different from before, by the monotonic clock; `nil` where it never did.
  private var changed: gint64?
  private var texture: Texture?

  /// The longest side of a texture in pixels: renderers do not make any larger ones.
  private static let greatestSide: Float = 4096
  /// How long a card has to hold still in microseconds: longer than a native spinner's steps take.
  private static let stillness: gint64 = 250_000

  /// What decides how a card looks: the same gives the same pixels.
  private struct Looks {
    let content: RenderNode?
    let background: Rect
    let scaleFactor: Int32

    /// The node keeps the drawing alive, so that no other one has the same address.
    @MainActor
    func isEqual(to other: Looks?) -> Bool {
      guard let other else { return false }
      return content?.drawing == other.content?.drawing && background == other.background
        && scaleFactor == other.scaleFactor
    }
  }

  private struct Texture {
    let picture: Picture
    /// Where it is drawn, in the card's coordinates.
    let bounds: graphene_rect_t
  }

  /// Follows how the card of `widget` moves in a new scene, in which so many cards move.
  func follow(_ motion: CardMotion, movingCount: Int, of widget: WidgetPointer) {
    let isWanted = motion.isWorthATexture(movingCount: movingCount, isFrozen: texture != nil)
    guard isWanted else { return thaw(widget) }
    self.isWanted = true
    // A card that only slides would be drawn as it was recorded before.
    if texture == nil { gtk_widget_queue_draw(widget) }
  }

  /// Lets the card of `widget` be drawn as it is from the next frame on.
  func thaw(_ widget: WidgetPointer) {
    isWanted = false
    guard texture != nil else { return }
    texture = nil
    gtk_widget_queue_draw(widget)
  }

  /// Forgets how the card looked, since it looks different now.
  func forget() {
    if looks != nil { changed = g_get_monotonic_time() }
    looks = nil
    texture = nil
  }

  /// Draws the card of `widget` into a snapshot.
  ///
  /// - Parameters:
  ///   - widget: The card's widget.
  ///   - content: What is drawn on its surface; `nil` where that is nothing.
  ///   - background: Where its surface lies, in its own coordinates.
  ///   - canFreeze: Whether it looks the same wherever it is.
  ///   - snapshot: Where to.
  ///   - draw: Draws it as it is.
  func draw(
    _ widget: WidgetPointer, content: RenderNode?, over background: Rect, canFreeze: Bool,
    into snapshot: OpaquePointer, as draw: (OpaquePointer) -> Void
  ) {
    let looks = Looks(
      content: content, background: background,
      scaleFactor: max(gtk_widget_get_scale_factor(widget), 1))
    let isNew = self.looks == nil
    let isSame = looks.isEqual(to: self.looks)
    if !isNew, !isSame { changed = g_get_monotonic_time() }
    self.looks = looks
    if !isWanted || !canFreeze || !isSame || Self.isBusy(widget) {
      texture = nil
    } else if texture == nil, holdsStill {
      texture = Self.render(draw, for: widget, scale: Float(looks.scaleFactor))
    }
    guard let texture else { return draw(snapshot) }
    var bounds = texture.bounds
    gtk_snapshot_append_texture(snapshot, texture.picture.paintable, &bounds)
  }

  /// A texture of what `draw` draws, in whole pixels; `nil` where there is nothing or too much of it.
  private static func render(
    _ draw: (OpaquePointer) -> Void, for widget: WidgetPointer, scale: Float
  ) -> Texture? {
    let scaled = RenderNode { snapshot in
      gtk_snapshot_scale(snapshot, scale, scale)
      draw(snapshot)
    }
    guard let node = scaled, let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native)
    else { return nil }
    var (exact, pixels) = (node.bounds, graphene_rect_t())
    graphene_rect_round_extents(&exact, &pixels)
    let (width, height) = (pixels.size.width, pixels.size.height)
    guard width > 0, height > 0, max(width, height) <= greatestSide,
      let texture = gsk_renderer_render_texture(renderer, node.pointer, &pixels)
    else { return nil }
    let object = UnsafeMutableRawPointer(texture)
    Census.textures += 1
    g_object_weak_ref(cast(object), { _, _ in Census.textures -= 1 }, nil)
    return Texture(
      picture: Picture(owning: object, isSymbolic: false),
      bounds: graphene_rect_t(
        origin: graphene_point_t(x: pixels.origin.x / scale, y: pixels.origin.y / scale),
        size: graphene_size_t(width: width / scale, height: height / scale)))
  }

  private var holdsStill: Bool {
    changed.map { g_get_monotonic_time() - $0 > Self.stillness } ?? true
  }

  /// Whether something in the card moves by itself, or the keyboard types into it: what is typed has to
  /// be seen at once, and to be sharp.
  private static func isBusy(_ widget: WidgetPointer) -> Bool {
    if FrameTicker.moves(within: widget) { return true }
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
      gtk_widget_is_ancestor(focus, widget) != 0
    else { return false }
    return Typing.reaches(focus)
  }
}
#endif
