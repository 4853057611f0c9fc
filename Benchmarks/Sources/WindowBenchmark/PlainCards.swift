#if GTK
internal import CGTK
internal import Measuring

/// Twenty cards of plain widgets in a GtkFixed above a list, moved only by GTK.
@MainActor
final class PlainCards {
  let probe: FrameProbe
  /// Whether each card is a prerendered picture.
  private let isPainted: Bool
  private let window: AppWindow
  private let fixed: UnsafeMutablePointer<GtkWidget>
  private var cards: [UnsafeMutablePointer<GtkWidget>] = []
  private var start = 0.0
  private var isDone = false

  private static let sheet = """
    .plain-card { background: white; border-radius: 16px; padding: 14px 16px;
      box-shadow: 0 6px 20px rgba(0, 0, 0, 0.2); }
    .plain-title { font-weight: 600; }
    """
  /// The distance that a picture extends beyond its card at each edge, because of the shadow's blur
  /// and offset, in points.
  private static let bleed: Float = 26

  init(isPainted: Bool) {
    guard let fixed = gtk_fixed_new() else { Failure.end("GTK makes no widget") }
    self.isPainted = isPainted
    self.fixed = fixed
    window = AppWindow { list in
      let overlay = gtk_overlay_new()
      gtk_overlay_set_child(overlay.map { OpaquePointer($0) }, list)
      gtk_overlay_add_overlay(overlay.map { OpaquePointer($0) }, fixed)
      return overlay
    }
    probe = FrameProbe(clock: window.clock)
    Self.loadSheet(for: window.widget)
  }

  /// Moves all cards in together, and then removes them.
  ///
  /// - Parameters:
  ///   - seconds: The duration of the motion.
  ///   - width: The width of each card.
  ///   - height: The height of each card.
  func play(seconds: Double, width: Int32, height: Int32) {
    let painting = isPainted ? picture(width: width, height: height) : nil
    for _ in 0..<20 {
      guard let card = painting.map({ gtk_picture_new_for_paintable($0) }) ?? makeCard() else {
        continue
      }
      let reach = painting == nil ? 0 : 2 * Int32(Self.bleed)
      gtk_widget_set_size_request(card, width + reach, height + reach)
      gtk_fixed_put(asFixed, card, 16, 0)
      cards.append(card)
    }
    (start, isDone) = (0, false)
    move(to: 0, width: Float(width), height: Float(height))
    let first = probe.frameCount + 1
    probe.onFrame = { [probe] in if probe.frameCount == first { probe.isRecording = true } }
    let tick = CardTick { [unowned self] now in
      if start == 0 { start = now }
      let share = min((now - start) / seconds, 1)
      move(to: Float(share), width: Float(width), height: Float(height))
      if share == 1 { (isDone, probe.isRecording) = (true, false) }
    }
    let callback = gtk_widget_add_tick_callback(
      fixed,
      { _, clock, data in
        let now = Double(gdk_frame_clock_get_frame_time(clock)) * 1e-6
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          if let data { Unmanaged<CardTick>.fromOpaque(data).takeUnretainedValue().call(now) }
        }
        return 1
      }, Unmanaged.passUnretained(tick).toOpaque(), nil)
    MainLoop.run { isDone }
    gtk_widget_remove_tick_callback(fixed, callback)
    probe.onFrame = {}
    for card in cards { gtk_fixed_remove(asFixed, card) }
    cards = []
    if let painting { g_object_unref(UnsafeMutableRawPointer(painting)) }
    MainLoop.run { Seconds.passed - probe.lastEnd > 0.1 }
  }

  private var asFixed: UnsafeMutablePointer<GtkFixed> {
    UnsafeMutableRawPointer(fixed).assumingMemoryBound(to: GtkFixed.self)
  }

  /// Moves the cards like overlays: from above the window to their positions, growing from 0.6 and
  /// fading in.
  private func move(to share: Float, width: Float, height: Float) {
    for (index, card) in cards.enumerated() {
      let rest = 12 + Float(index) * 38
      let (scale, y) = (0.6 + 0.4 * share, -height + (rest + height) * share)
      var center = graphene_point_t(x: 16 + width / 2, y: y + height / 2)
      let reach = isPainted ? Self.bleed : 0
      var corner = graphene_point_t(x: -width / 2 - reach, y: -height / 2 - reach)
      let scaled = gsk_transform_scale(gsk_transform_translate(nil, &center), scale, scale)
      let transform = gsk_transform_translate(scaled, &corner)
      gtk_fixed_set_child_transform(asFixed, card, transform)
      gsk_transform_unref(transform)
      gtk_widget_set_opacity(card, Double(share))
    }
  }

  private func makeCard() -> UnsafeMutablePointer<GtkWidget>? {
    func label(_ text: String) -> UnsafeMutablePointer<GtkWidget>? {
      let label = gtk_label_new(text)
      gtk_label_set_xalign(label.map { OpaquePointer($0) }, 0)
      return label
    }
    let (row, column) = (
      gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 14), gtk_box_new(GTK_ORIENTATION_VERTICAL, 3)
    )
    let (title, button) = (label("A message has arrived"), gtk_button_new_with_label("Answer"))
    gtk_widget_add_css_class(title, "plain-title")
    gtk_widget_add_css_class(row, "plain-card")
    gtk_widget_set_hexpand(column, 1)
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    for (child, box) in [
      (title, column), (label("It can be answered at once, or later."), column), (column, row),
      (button, row),
    ] {
      gtk_box_append(
        box.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkBox.self) }, child)
    }
    return row
  }

  /// Renders a card and its shadow to a texture.
  private func picture(width: Int32, height: Int32) -> OpaquePointer? {
    guard let card = makeCard() else { return nil }
    gtk_widget_set_size_request(card, width, height)
    gtk_fixed_put(asFixed, card, 16, 100)
    defer { gtk_fixed_remove(asFixed, card) }
    // The card can be drawn after its layout.
    let frame = probe.frameCount
    MainLoop.run { probe.frameCount > frame && gtk_widget_get_width(card) == width }
    let snapshot = gtk_snapshot_new()
    gtk_widget_snapshot_child(fixed, card, snapshot)
    guard let native = gtk_widget_get_native(fixed), let renderer = gtk_native_get_renderer(native),
      let node = snapshot.flatMap({ gtk_snapshot_free_to_node($0) })
    else { return nil }
    defer { gsk_render_node_unref(node) }
    var area = graphene_rect_t(
      origin: graphene_point_t(x: 16 - Self.bleed, y: 100 - Self.bleed),
      size: graphene_size_t(
        width: Float(width) + 2 * Self.bleed, height: Float(height) + 2 * Self.bleed))
    return gsk_renderer_render_texture(renderer, node, &area)
  }

  private static func loadSheet(for widget: UnsafeMutablePointer<GtkWidget>) {
    guard let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_data(provider, sheet, -1)
    gtk_style_context_add_provider_for_display(
      gtk_widget_get_display(widget), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }
}

@MainActor
private final class CardTick {
  let call: @MainActor (Double) -> Void

  init(_ call: @escaping @MainActor (Double) -> Void) {
    self.call = call
  }
}
#endif
