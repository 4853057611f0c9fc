#if GTK
internal import CGTK
internal import Usher

/// A whole window blurred.
///
/// To blur that many pixels in every frame would take several frames' time. So a picture of a quarter of
/// the size is blurred, once for as long as nothing in the window changes; stretched again it looks the
/// same.
@MainActor
final class BlurredWindow {
  private var known: (mirror: Mirror, deviation: Double, picture: Picture)?

  private static let shrinkage = 4.0

  /// Draws the window over the whole of itself.
  ///
  /// - Parameters:
  ///   - mirror: What fills the window.
  ///   - deviation: The standard deviation, in points.
  ///   - snapshot: Where to.
  ///   - widget: What it is drawn for, whose renderer matters.
  func draw(
    _ mirror: Mirror, deviation: Double, into snapshot: OpaquePointer, on widget: WidgetPointer
  ) {
    guard let picture = picture(of: mirror, deviation: deviation, on: widget) else { return }
    var bounds = mirror.window.graphene
    gtk_snapshot_append_texture(snapshot, picture.paintable, &bounds)
  }

  private func picture(
    of mirror: Mirror, deviation: Double, on widget: WidgetPointer
  ) -> Picture? {
    if let known, known.deviation == deviation, known.mirror.shows(theSameAs: mirror) {
      return known.picture
    }
    known = nil
    guard let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native)
    else { return nil }
    let width = (mirror.window.size.width / Self.shrinkage).rounded(.up)
    let height = (mirror.window.size.height / Self.shrinkage).rounded(.up)
    guard width > 0, height > 0 else { return nil }
    var viewport = Rect(x: 0, y: 0, width: width, height: height).graphene
    let recorded = RenderNode { snapshot in
      let reach = 3 * deviation
      let area = mirror.window.outset(
        by: Insets(horizontal: reach, vertical: reach))
      gtk_snapshot_push_clip(snapshot, &viewport)
      gtk_snapshot_push_blur(
        snapshot, Renderer(of: widget).blurRadius(deviation: deviation / Self.shrinkage))
      gtk_snapshot_scale(
        snapshot, Float(width / mirror.window.size.width), Float(height / mirror.window.size.height)
      )
      var clip = area.graphene
      gtk_snapshot_push_clip(snapshot, &clip)
      mirror.draw(into: snapshot, covering: area)
      gtk_snapshot_pop(snapshot)
      gtk_snapshot_pop(snapshot)
      gtk_snapshot_pop(snapshot)
    }
    guard let node = recorded,
      let texture = gsk_renderer_render_texture(renderer, node.pointer, &viewport)
    else { return nil }
    let picture = Picture(owning: UnsafeMutableRawPointer(texture), isSymbolic: false)
    known = (mirror, deviation, picture)
    return picture
  }
}

extension Mirror {
  /// Whether another one looks the same: where that is not known, it does not.
  fileprivate func shows(theSameAs other: Mirror) -> Bool {
    window == other.window && parts.count == other.parts.count
      && zip(parts, other.parts).allSatisfy { $0.draws(theSameAs: $1) }
  }
}

extension RenderNode {
  /// Whether both draw the same thing in the same place, as far as can be told at a glance.
  ///
  /// What a widget draws is the same object until the widget has to be drawn anew. It is alive as long as
  /// one of the two is, so that no other one has its address.
  fileprivate func draws(theSameAs other: RenderNode) -> Bool {
    let type = gsk_render_node_get_node_type(pointer)
    guard type == gsk_render_node_get_node_type(other.pointer) else { return false }
    switch type {
    case GSK_TRANSFORM_NODE:
      return drawing == other.drawing
        && gsk_transform_equal(
          gsk_transform_node_get_transform(pointer),
          gsk_transform_node_get_transform(other.pointer)) != 0
    case GSK_COLOR_NODE:
      let (mine, others) = (
        gsk_color_node_get_color(pointer).pointee, gsk_color_node_get_color(other.pointer).pointee
      )
      return mine.red == others.red && mine.green == others.green && mine.blue == others.blue
        && mine.alpha == others.alpha && bounds.isEqual(to: other.bounds)
    default:
      return pointer == other.pointer
    }
  }
}

extension graphene_rect_t {
  fileprivate func isEqual(to other: graphene_rect_t) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
      && size.height == other.size.height
  }
}
#endif
