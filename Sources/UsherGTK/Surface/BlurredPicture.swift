#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A blurred picture of a part of a window.
///
/// The blur is applied to a picture that is smaller by a factor of up to 4, depending on the
/// deviation. The difference is invisible, and at a factor of 4, the blur takes a sixteenth of the
/// time. The picture is rendered again only if its content changed. GSK's own blur of render nodes
/// isn't used, because cairo's renderer omits content outside a clip, which leaves sharp content
/// visible along the edges. GL doesn't have this problem.
@MainActor
final class BlurredPicture {
  private var known: Known?
  /// The minimum time between two renderings of changed content, in microseconds.
  private let timeoutScale: gint64
  private var timer: guint = 0
  private let widget = WeakWidget()

  private struct Known {
    let mirror: Mirror
    let area: OverlayRect
    let deviation: Double
    let picture: Raster
    /// The time of rendering, in the monotonic clock.
    let time: gint64
  }

  /// Creates a picture.
  ///
  /// By default, changed content is rendered in the same frame. `timeoutScale` sets the minimum
  /// time between renderings, in microseconds. The final state is always rendered.
  init(timeoutScale: gint64 = 0) {
    self.timeoutScale = timeoutScale
  }

  isolated deinit {
    if timer != 0 { g_source_remove(timer) }
  }

  /// Draws the blurred picture over `area` and the surroundings that its blur reaches.
  ///
  /// `area` and `snapshot` use the window's coordinates. `deviation` is the blur's standard
  /// deviation, in points. `widget` shows the picture, and provides its renderer.
  func draw(
    _ mirror: Mirror, around area: OverlayRect, deviation: Double, into snapshot: OpaquePointer,
    on widget: WidgetPointer
  ) {
    // Points per pixel, limited so that the blur hides the pixels.
    let step = min(max((deviation / 5).rounded(.down), 1), 4)
    // Content beyond three deviations is irrelevant. The area is aligned to a fixed grid, which
    // keeps the picture from flickering while it moves.
    let area = Self.snapped(
      area.outset(by: Insets(horizontal: 3 * deviation, vertical: 3 * deviation)), to: step)
    let now = g_get_monotonic_time()
    if let known, known.deviation == deviation, known.area == area {
      let isSame = known.mirror.shows(theSameAs: mirror)
      let rest = known.time + timeoutScale - now
      if !isSame, rest > 0 { draw(widget, in: rest) }
      if isSame || rest > 0 { return known.picture.append(to: snapshot, over: area.graphene) }
    }
    known = nil
    guard let picture = Self.render(mirror, area: area, deviation: deviation, step, on: widget)
    else { return }
    known = Known(
      mirror: mirror, area: area, deviation: deviation, picture: picture, time: now)
    picture.append(to: snapshot, over: area.graphene)
  }

  /// Redraws the widget after `delay` microseconds, unless a redraw is already scheduled.
  private func draw(_ widget: WidgetPointer, in delay: gint64) {
    guard timer == 0 else { return }
    self.widget.set(widget)
    timer = g_timeout_add(
      guint(delay / 1000 + 1),
      { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          if let data { Unmanaged<BlurredPicture>.fromOpaque(data).takeUnretainedValue().ring() }
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func ring() {
    timer = 0
    if let widget = widget.widget { gtk_widget_queue_draw(widget) }
  }

  private static func render(
    _ mirror: Mirror, area: OverlayRect, deviation: Double, _ step: Double, on widget: WidgetPointer
  ) -> Raster? {
    guard let source = source(of: mirror, area: area, step, on: widget) else { return nil }
    return texture(over: area, step, blurredBy: deviation, on: widget) {
      source.draw(into: $0, covering: area)
    }
  }

  /// Returns the content to blur, or `nil` if the whole area is outside the window.
  ///
  /// If a part of the area is outside, the content inside is first rendered to pixels, because GL
  /// can't mirror every render node.
  private static func source(
    of mirror: Mirror, area: OverlayRect, _ step: Double, on widget: WidgetPointer
  ) -> Mirror? {
    let window = mirror.window
    let left = max(area.minX, window.minX)
    let top = max(area.minY, window.minY)
    let inside = OverlayRect(
      x: left, y: top, width: min(area.maxX, window.maxX) - left,
      height: min(area.maxY, window.maxY) - top)
    guard inside != area else { return mirror }
    guard inside.size.width > 0, inside.size.height > 0,
      let sharp = texture(
        over: inside, step, on: widget, { mirror.draw(into: $0, covering: inside) })
    else { return nil }
    let node = RenderNode { sharp.append(to: $0, over: inside.graphene) }
    return Mirror(parts: node.map { [$0] } ?? [], window: window)
  }

  /// Renders a drawing over `area`, with one pixel for each `step` points or slightly less.
  private static func texture(
    over area: OverlayRect, _ step: Double, blurredBy deviation: Double = 0,
    on widget: WidgetPointer,
    _ draw: (OpaquePointer) -> Void
  ) -> Raster? {
    let width = (area.size.width / step).rounded(.up)
    let height = (area.size.height / step).rounded(.up)
    var pixels = OverlayRect(x: 0, y: 0, width: width, height: height).graphene
    let recorded = RenderNode { snapshot in
      // GSK's radii are in pixels, independent of the scale inside.
      let radius = Renderer(of: widget).blurRadius(deviation: deviation / step)
      if deviation > 0 { gtk_snapshot_push_blur(snapshot, radius) }
      gtk_snapshot_push_clip(snapshot, &pixels)
      gtk_snapshot_scale(
        snapshot, Float(width / area.size.width), Float(height / area.size.height))
      var origin = graphene_point_t(x: Float(-area.minX), y: Float(-area.minY))
      gtk_snapshot_translate(snapshot, &origin)
      draw(snapshot)
      gtk_snapshot_pop(snapshot)
      if deviation > 0 { gtk_snapshot_pop(snapshot) }
    }
    guard width > 0, height > 0, let node = recorded else { return nil }
    return Raster(of: node, over: pixels, on: widget)
  }

  /// Returns the smallest rectangle around `area` whose edges are multiples of `step`.
  private static func snapped(_ area: OverlayRect, to step: Double) -> OverlayRect {
    let left = (area.minX / step).rounded(.down) * step
    let top = (area.minY / step).rounded(.down) * step
    return OverlayRect(
      x: left, y: top, width: (area.maxX / step).rounded(.up) * step - left,
      height: (area.maxY / step).rounded(.up) * step - top)
  }
}

extension Mirror {
  /// Whether the other mirror is known to have the same appearance.
  fileprivate func shows(theSameAs other: Mirror) -> Bool {
    window == other.window && parts.count == other.parts.count
      && zip(parts, other.parts).allSatisfy { $0.draws(theSameAs: $1) }
  }
}

extension RenderNode {
  /// Whether both nodes draw the same content at the same position.
  ///
  /// This check is quick, and may return `false` even if the content is the same.
  ///
  /// GTK keeps a widget's drawing as the same object until the widget must be redrawn. Each node
  /// retains the drawing, so its address isn't reused.
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
