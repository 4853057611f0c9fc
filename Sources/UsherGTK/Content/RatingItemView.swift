#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for one symbol of a rating: an unstyled native button over the drawn symbol.
@MainActor
final class RatingItemView: WidgetBehavior {
  /// The native toggle button, active if the symbol is chosen.
  let button: WidgetPointer
  private let size: OverlaySize
  private let chosen: Symbol
  private let open: Symbol
  private let environment: ViewEnvironment
  private lazy var ticker = FrameTicker(for: widget)
  private var isChosen = false
  /// The symbol's scale: 1, unless a change is being animated.
  private var scale = 1.0

  struct Symbol {
    let image: OverlayNode.Image
    let artwork: Artwork?
  }

  init?(
    _ description: String, size: OverlaySize, chosen: Symbol, open: Symbol,
    _ environment: ViewEnvironment
  ) {
    guard let button = gtk_toggle_button_new() else { return nil }
    self.button = button
    self.size = size
    self.chosen = chosen
    self.open = open
    self.environment = environment
    super.init()
    gtk_widget_set_parent(button, widget)
    gtk_widget_add_css_class(button, ControlStyle.bare)
    gtk_widget_set_focus_on_click(button, 0)
    AccessibleWidget(button).setLabel(description)
    Signal.connectObject(button, "state-flags-changed") { [weak self] in self?.redraw() }
    environment.traits.addObserver(self) { [weak self] in self?.redraw() }
  }

  /// Shows the symbol as chosen or not, and animates the change if `look` has a delay.
  func show(_ look: OverlayNode.Rating.SymbolLook) {
    let start = look.startScale
    isChosen = look.isChosen
    gtk_toggle_button_set_active(cast(button), isChosen ? 1 : 0)
    redraw()
    guard let delay = look.delay else { return }
    scale = 1
    guard environment.allowsMotion.value else { return }
    if !isChosen { scale = start }
    ticker.tick = { [weak self] seconds in
      self?.move(from: start, to: seconds - delay) ?? false
    }
    ticker.restart()
  }

  private func move(from start: Double, to seconds: Double) -> Bool {
    let share = seconds / OverlayNode.Rating.motionSeconds
    if share >= 0 {
      scale = start + (1 - start) * OverlayNode.Rating.motionCurve.progress(at: share)
    }
    redraw()
    return share < 1
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let side = Int32(orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height)
    return (side, side)
  }

  override func allocate(width: Int32, height: Int32) {
    _ = Self.measure(button, GTK_ORIENTATION_HORIZONTAL, across: -1)
    gtk_widget_allocate(button, width, height, -1, nil)
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    let flags = gtk_widget_get_state_flags(button).rawValue
    let (width, height) = (bounds.size.width, bounds.size.height)
    let symbol = isChosen ? chosen : open
    let color = environment.resolve(symbol.image.color)
    let pressed = flags & GTK_STATE_FLAG_ACTIVE.rawValue != 0 ? OverlayNode.Rating.pressedScale : 1
    let drawn = scale * pressed * OverlayNode.Rating.symbolShare
    let room = OverlaySize(width: width * drawn, height: height * drawn)
    let frame = symbol.image.fit.frame(of: symbol.artwork?.size, in: room)
    symbol.artwork?.draw(
      into: snapshot,
      over: OverlayRect(
        x: frame.minX + (width - room.width) / 2, y: frame.minY + (height - room.height) / 2,
        width: frame.size.width, height: frame.size.height), color: color)
    gtk_widget_snapshot_child(widget, button, snapshot)
    guard flags & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0 else { return }
    FocusRing.draw(
      inside: GskRoundedRect(bounds.graphene, radius: 10), color: color, into: snapshot)
  }
}
#endif
