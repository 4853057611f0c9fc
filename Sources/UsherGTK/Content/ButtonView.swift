#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The widget of a button: a surface drawn here, around a native button without a look of its own.
@MainActor
final class ButtonView: WidgetBehavior {
  /// The native button, which fills the widget.
  let button: WidgetPointer
  private let style: OverlayNode.ButtonStyle
  /// The focus ring's colour: that of the label or icon, which contrasts with the surface.
  private let ring: AdaptiveColor
  private let environment: ViewEnvironment

  /// Puts `content`, a floating widget, on a surface.
  init?(_ model: OverlayNode.Button, content: WidgetPointer?, _ environment: ViewEnvironment) {
    guard let button = gtk_button_new() else { return nil }
    self.button = button
    self.environment = environment
    style = model.style
    ring = model.label.runs.isEmpty ? model.icon?.color ?? .label : model.label.color
    super.init()
    gtk_widget_set_parent(button, widget)
    gtk_widget_add_css_class(button, ControlStyle.bare)
    // A click must not take the keyboard focus away from a field that the user is typing in.
    gtk_widget_set_focus_on_click(button, 0)
    if let content {
      gtk_widget_set_margin_top(content, Int32(style.padding.top))
      gtk_widget_set_margin_bottom(content, Int32(style.padding.bottom))
      gtk_widget_set_margin_start(content, Int32(style.padding.left))
      gtk_widget_set_margin_end(content, Int32(style.padding.right))
      gtk_button_set_child(cast(button), content)
    }
    let name = model.description ?? model.title
    if !name.isEmpty { AccessibleWidget(button).setLabel(name) }
    gtk_widget_set_sensitive(button, model.isPressable ? 1 : 0)
    model.isEnabled?.follow(by: self) { [weak isEnabled = model.isEnabled] in
      gtk_widget_set_sensitive(button, isEnabled?.value != false ? 1 : 0)
    }
    Signal.connectObject(button, "state-flags-changed") { [weak self] in self?.redraw() }
    environment.traits.follow(by: self) { [weak self] in self?.redraw() }
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let needed = Self.measure(button, orientation, across: across)
    let least = Int32(
      orientation == GTK_ORIENTATION_HORIZONTAL ? OverlayNode.ButtonStyle.leastTarget : style.height
    )
    return (max(needed.minimum, least), max(needed.natural, least))
  }

  override func allocate(width: Int32, height: Int32) {
    gtk_widget_allocate(button, width, height, -1, nil)
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    let flags = gtk_widget_get_state_flags(button).rawValue
    let isFaint = flags & GTK_STATE_FLAG_INSENSITIVE.rawValue != 0
    if isFaint { gtk_snapshot_push_opacity(snapshot, OverlayNode.Button.faintness) }
    defer { if isFaint { gtk_snapshot_pop(snapshot) } }
    var bounds = self.bounds.graphene
    var outline = GskRoundedRect(bounds, radius: style.cornerRadius)
    var fill = fill(for: flags).gdk
    if fill.alpha > 0 {
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
      gtk_snapshot_append_color(snapshot, &fill, &bounds)
      gtk_snapshot_pop(snapshot)
    }
    gtk_widget_snapshot_child(widget, button, snapshot)
    if flags & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0 {
      FocusRing.draw(inside: ringOutline, color: environment.resolve(ring), into: snapshot)
    }
  }

  /// The button's outline, without what the card's corners cut off.
  private var ringOutline: GskRoundedRect {
    let corners =
      environment.card.flatMap { card in
        OverlayRect(of: widget, in: card.widget).map {
          card.corners(of: $0, atLeast: style.cornerRadius)
        }
      } ?? .all(style.cornerRadius)
    return SurfaceShape(of: bounds, corners: corners).outline
  }

  private func fill(for flags: UInt32) -> RGBA {
    let (background, pressed) = (
      environment.resolve(style.background), environment.resolve(style.pressed)
    )
    if flags & GTK_STATE_FLAG_ACTIVE.rawValue != 0 { return pressed }
    if flags & GTK_STATE_FLAG_PRELIGHT.rawValue != 0 { return background.halfway(to: pressed) }
    return background
  }
}

extension RGBA {
  /// The average of two colours, each weighted by its alpha.
  fileprivate func halfway(to other: RGBA) -> RGBA {
    let total = alpha + other.alpha
    guard total > 0 else { return self }
    func mix(_ one: Double, _ two: Double) -> Double {
      (one * alpha + two * other.alpha) / total
    }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: total / 2)
  }
}
#endif
