#if GTK
internal import CGTK
internal import Usher

/// Draws what an overlay's content stands on: shadow, corners and background.
@MainActor
struct Surface {
  let style: Style
  let traits: Traits

  /// Whether it shows what lies behind it now, so that it may look different in every frame.
  var isLive: Bool {
    switch style.background {
    case .clear, .color, .gradient, .image: false
    case .blur: true
    }
  }

  /// Draws it over `frame`, for `widget`, whose renderer matters.
  func draw(into snapshot: OpaquePointer, over frame: Rect, on widget: WidgetPointer) {
    var (bounds, outline) = shape(of: frame)
    if let shadow = style.shadow {
      draw(shadow, around: outline, into: snapshot, on: widget)
    }
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    switch style.background {
    case .clear, .image, .blur: break
    case .color(let color):
      var color = color.resolved(for: traits).gdk
      gtk_snapshot_append_color(snapshot, &color, &bounds)
    case .gradient(let gradient):
      draw(gradient, in: bounds, into: snapshot)
    }
    gtk_snapshot_pop(snapshot)
  }

  /// Clips what follows to the shape of the surface, until it is popped.
  func pushClip(into snapshot: OpaquePointer, over frame: Rect) {
    var outline = shape(of: frame).outline
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
  }

  private func shape(of frame: Rect) -> (bounds: graphene_rect_t, outline: GskRoundedRect) {
    var bounds = frame.graphene
    var outline = GskRoundedRect()
    let radius = min(Float(style.corners.topLeft), bounds.size.width / 2, bounds.size.height / 2)
    gsk_rounded_rect_init_from_rect(&outline, &bounds, radius)
    return (bounds, outline)
  }

  private func draw(
    _ gradient: Gradient, in bounds: graphene_rect_t, into snapshot: OpaquePointer
  ) {
    var bounds = bounds
    func place(_ point: UnitPoint) -> graphene_point_t {
      graphene_point_t(
        x: bounds.origin.x + Float(point.x) * bounds.size.width,
        y: bounds.origin.y + Float(point.y) * bounds.size.height)
    }
    var (start, end) = (place(gradient.start), place(gradient.end))
    let last = Float(gradient.colors.count - 1)
    let stops = gradient.colors.enumerated().map { index, color in
      GskColorStop(offset: Float(index) / last, color: color.resolved(for: traits).gdk)
    }
    gtk_snapshot_append_linear_gradient(
      snapshot, &bounds, &start, &end, stops, gsize(stops.count))
  }

  private func draw(
    _ shadow: Shadow, around outline: GskRoundedRect, into snapshot: OpaquePointer,
    on widget: WidgetPointer
  ) {
    var outline = outline
    var color = shadow.color.resolved(for: traits).gdk
    let (dx, dy, blur) = (Float(shadow.offset.dx), Float(shadow.offset.dy), Float(shadow.blur))
    let side = min(outline.bounds.size.width, outline.bounds.size.height)
    guard Self.breaksShadows(widget, side: side, blur: blur) else {
      gtk_snapshot_append_outset_shadow(snapshot, &outline, &color, dx, dy, 0, blur)
      return
    }
    // The same look by other means: a blurred shape. GL blurs with a deviation of 0.45 of the radius,
    // and a shadow's blur is twice its deviation.
    gtk_snapshot_push_blur(snapshot, Double(blur) / 2 / 0.45)
    gtk_snapshot_save(snapshot)
    var offset = graphene_point_t(x: dx, y: dy)
    gtk_snapshot_translate(snapshot, &offset)
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    gtk_snapshot_append_color(snapshot, &color, &outline.bounds)
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_restore(snapshot)
    gtk_snapshot_pop(snapshot)
  }

  /// Whether the window's renderer paints bars across this shadow: GTK 4.8's GL renderer does, where
  /// the shorter side lies between 2 and 3.6 times the blur.
  private static func breaksShadows(_ widget: WidgetPointer, side: Float, blur: Float) -> Bool {
    guard side >= 2 * blur, side < 3.6 * blur,
      let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native)
    else { return false }
    let instance: UnsafeMutablePointer<GTypeInstance> = cast(UnsafeMutableRawPointer(renderer))
    guard let name = g_type_name_from_instance(instance) else { return false }
    return String(cString: name) == "GskGLRenderer"
  }
}

extension RGBA {
  /// The same colour as GDK's.
  var gdk: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}
#endif
