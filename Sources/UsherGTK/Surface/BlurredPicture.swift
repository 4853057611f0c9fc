#if GTK
internal import CGTK
internal import Usher

/// Part of a window, blurred.
///
/// The blur is that of a picture a quarter of the size, as nobody can tell the difference, and that takes
/// a sixteenth of the time. It is made anew only where something in it has changed. GSK's own blur of
/// drawing instructions would do under GL alone: cairo's renderer leaves out what lies beyond a clip, so
/// that what is sharp shines through along the edges.
@MainActor
final class BlurredPicture {
  private var known: Known?
  /// How long a picture is good enough although something in it has changed, in microseconds.
  private let patience: gint64
  /// The timer that ends the patience; 0 where none is needed.
  private var timer: guint = 0
  /// What is drawn then.
  private let widget = WeakWidget()

  private struct Known {
    let mirror: Mirror
    let area: Rect
    let deviation: Double
    let picture: Picture
    /// When it was made, by the monotonic clock.
    let time: gint64
  }

  /// Makes a picture that is made anew in the frame in which something changes, or with `patience`, in
  /// microseconds, no sooner than so long after the last time; nothing is left out in the end.
  init(patience: gint64 = 0) {
    self.patience = patience
  }

  isolated deinit {
    if timer != 0 { g_source_remove(timer) }
  }

  /// Draws at least what is in `area`, and some way around it.
  ///
  /// - Parameters:
  ///   - mirror: What fills the window.
  ///   - area: Which part of it, in its coordinates.
  ///   - deviation: The standard deviation, in points.
  ///   - snapshot: Where to, in the window's coordinates.
  ///   - widget: What it is drawn for, whose renderer matters.
  func draw(
    _ mirror: Mirror, around area: Rect, deviation: Double, into snapshot: OpaquePointer,
    on widget: WidgetPointer
  ) {
    // Points for each pixel: few enough that the pixels are lost in the blur.
    let step = min(max((deviation / 5).rounded(.down), 1), 4)
    // What is further away than three deviations does not count. On a grid that stands still, so that
    // nothing flickers while the area moves.
    let area = Self.snapped(
      area.outset(by: Insets(horizontal: 3 * deviation, vertical: 3 * deviation)), to: step)
    let now = g_get_monotonic_time()
    if let known, known.deviation == deviation, known.area == area {
      let isSame = known.mirror.shows(theSameAs: mirror)
      let rest = known.time + patience - now
      if !isSame, rest > 0 { draw(widget, in: rest) }
      if isSame || rest > 0 { return Self.append(known.picture, over: area, to: snapshot) }
    }
    known = nil
    guard let picture = Self.render(mirror, area: area, deviation: deviation, step, on: widget)
    else { return }
    known = Known(
      mirror: mirror, area: area, deviation: deviation, picture: picture, time: now)
    Self.append(picture, over: area, to: snapshot)
  }

  /// Draws the widget anew so many microseconds from now, unless that is to happen already.
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
    _ mirror: Mirror, area: Rect, deviation: Double, _ step: Double, on widget: WidgetPointer
  ) -> Picture? {
    guard let source = source(of: mirror, area: area, step, on: widget) else { return nil }
    return texture(over: area, step, blurredBy: deviation, on: widget) {
      source.draw(into: $0, covering: area)
    }
  }

  /// What to blur: where it reaches beyond the window, a picture of what is inside, as GL cannot mirror
  /// everything; `nil` where all of it lies outside.
  private static func source(
    of mirror: Mirror, area: Rect, _ step: Double, on widget: WidgetPointer
  ) -> Mirror? {
    let window = mirror.window
    let left = max(area.minX, window.minX)
    let top = max(area.minY, window.minY)
    let inside = Rect(
      x: left, y: top, width: min(area.maxX, window.maxX) - left,
      height: min(area.maxY, window.maxY) - top)
    guard inside != area else { return mirror }
    guard inside.size.width > 0, inside.size.height > 0,
      let sharp = texture(
        over: inside, step, on: widget, { mirror.draw(into: $0, covering: inside) })
    else { return nil }
    let node = RenderNode { append(sharp, over: inside, to: $0) }
    return Mirror(parts: node.map { [$0] } ?? [], window: window)
  }

  /// A picture of what `draw` draws over `area`, with a pixel for each `step` points or a little less.
  private static func texture(
    over area: Rect, _ step: Double, blurredBy deviation: Double = 0, on widget: WidgetPointer,
    _ draw: (OpaquePointer) -> Void
  ) -> Picture? {
    let width = (area.size.width / step).rounded(.up)
    let height = (area.size.height / step).rounded(.up)
    var pixels = Rect(x: 0, y: 0, width: width, height: height).graphene
    let recorded = RenderNode { snapshot in
      // GSK's radii count in pixels, whatever the scale inside.
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
    guard width > 0, height > 0, let node = recorded, let native = gtk_widget_get_native(widget),
      let renderer = gtk_native_get_renderer(native),
      let texture = gsk_renderer_render_texture(renderer, node.pointer, &pixels)
    else { return nil }
    return Picture(owning: UnsafeMutableRawPointer(texture), isSymbolic: false)
  }

  private static func append(_ picture: Picture, over area: Rect, to snapshot: OpaquePointer) {
    var bounds = area.graphene
    gtk_snapshot_append_texture(snapshot, picture.paintable, &bounds)
  }

  /// The smallest rectangle around another one whose edges lie on multiples of `step`.
  private static func snapped(_ area: Rect, to step: Double) -> Rect {
    let left = (area.minX / step).rounded(.down) * step
    let top = (area.minY / step).rounded(.down) * step
    return Rect(
      x: left, y: top, width: (area.maxX / step).rounded(.up) * step - left,
      height: (area.maxY / step).rounded(.up) * step - top)
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
