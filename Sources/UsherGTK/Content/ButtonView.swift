#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for a button, with a surface behind an unstyled native button.
@MainActor
final class ButtonView: WidgetBehavior {
  /// The native button that fills the widget.
  let button: WidgetPointer
  private var model = OverlayNode.Button("")
  private var face: [WidgetPointer] = []
  private let environment: ViewEnvironment
  private let movedPress: MovedPress

  /// Creates an empty button that reports clicks to `controls`.
  init?(_ environment: ViewEnvironment, _ controls: Controls) {
    guard let button = gtk_button_new() else { return nil }
    self.button = button
    self.environment = environment
    movedPress = MovedPress(on: button) { controls.press(button) }
    super.init()
    gtk_widget_set_parent(button, widget)
    gtk_widget_add_css_class(button, ControlStyle.bare)
    // A click must not remove the keyboard focus from a field while the user is typing.
    gtk_widget_set_focus_on_click(button, 0)
    Signal.connect(button, "clicked") { controls.press(button) }
    Signal.connectObject(button, "state-flags-changed") { [weak self] in self?.redraw() }
    environment.traits.addObserver(self) { [weak self] in self?.redraw() }
  }

  func show(_ model: OverlayNode.Button, icon: WidgetPointer?, label: WidgetPointer?) {
    self.model.isEnabled?.removeObserver(self)
    self.model = model
    arrange(icon: icon, label: label)
    AccessibleWidget(button).setLabel(model.description ?? model.title)
    followEnabling()
    model.isEnabled?.addObserver(self) { [weak self] in self?.followEnabling() }
    gtk_widget_queue_resize(widget)
  }

  private func followEnabling() {
    gtk_widget_set_sensitive(button, model.isPressable ? 1 : 0)
  }

  private func arrange(icon: WidgetPointer?, label: WidgetPointer?) {
    let face = [icon, label].compactMap { $0 }
    // A part that is reused in a new arrangement must first leave the old arrangement.
    for part in face { g_object_ref_sink(part) }
    defer { for part in face { g_object_unref(part) } }
    if face != self.face {
      for part in self.face where gtk_widget_get_parent(part) != button {
        gtk_widget_unparent(part)
      }
      self.face = face
      gtk_button_set_child(cast(button), face.count > 1 ? StackView().widget : face.first)
    }
    guard let content = gtk_button_get_child(cast(button)) else { return }
    if let row = WidgetClass.behavior(of: content) as? StackView, let icon, let label,
      let leading = model.leading
    {
      for part in face {
        part.setMargins(.zero)
        gtk_widget_set_halign(part, GTK_ALIGN_FILL)
        gtk_widget_set_valign(part, GTK_ALIGN_FILL)
      }
      row.show(
        OverlayNode.Stack(
          .horizontal, spacing: OverlayNode.Button.iconSpacing, children: []),
        [
          WidgetPiece(node: leading, widget: icon),
          WidgetPiece(node: .text(model.label), widget: label),
        ])
      gtk_widget_set_halign(content, model.label.alignment.gtk)
    } else {
      gtk_widget_set_halign(content, icon == nil ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
      gtk_widget_set_valign(content, icon == nil ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
    }
    content.setMargins(model.style.padding)
  }

  private var style: OverlayNode.ButtonStyle { model.style }

  /// The focus ring's color.
  ///
  /// The ring has the color of the label or icon, because that color contrasts with the surface.
  private var ring: AdaptiveColor {
    model.label.runs.isEmpty ? model.icon?.color ?? .label : model.label.color
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let needed = Self.measure(button, orientation, across: across)
    let least = Int32(
      orientation == GTK_ORIENTATION_HORIZONTAL
        ? OverlayNode.ButtonStyle.minimumTarget : style.height
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

  /// The button's outline, without the parts that the card's corners clip.
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

extension OverlayNode.Text.Alignment {
  fileprivate var gtk: GtkAlign {
    switch self {
    case .leading: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .trailing: GTK_ALIGN_END
    }
  }
}

extension RGBA {
  /// The average of two colors, weighted by alpha.
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
