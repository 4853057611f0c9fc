#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for a rating, with symbols that the user can navigate using the arrow keys.
@MainActor
final class RatingView: WidgetBehavior {
  private var rating: OverlayNode.Rating
  private let items: [RatingItemView]
  private var movedPresses: [MovedPress] = []
  private lazy var keys = KeyController(on: widget, in: GTK_PHASE_BUBBLE)
  /// The index of the chosen symbol when the symbols were last shown, or `nil` if none was chosen.
  private var shown: Int?

  init(_ rating: OverlayNode.Rating, _ images: ImageLoader, _ environment: ViewEnvironment) {
    self.rating = rating
    items = rating.items.enumerated().compactMap { index, item in
      let symbols = [item.chosen, item.open].map {
        RatingItemView.Symbol(image: $0, artwork: images.frames(of: $0).first)
      }
      return RatingItemView(
        item.description, size: rating.size(of: index), chosen: symbols[0], open: symbols[1],
        environment)
    }
    super.init()
    for (index, item) in items.enumerated() {
      gtk_widget_set_parent(item.widget, widget)
      let choose = { @MainActor [weak self] in
        self?.rating.choose(index)
        // A click on a chosen symbol deactivates its toggle button.
        self?.show()
      }
      Signal.connect(item.button, "clicked", choose)
      movedPresses.append(MovedPress(on: item.button, press: choose))
    }
    show(isNew: true)
    rating.choice.addObserver(self) { [weak self] in self?.show() }
    keys.pressed = { [weak self] value, modifiers in self?.press(value, modifiers) ?? false }
  }

  /// Shows a rating with the same appearance and the same observable choice.
  func show(_ rating: OverlayNode.Rating) { self.rating = rating }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard orientation == GTK_ORIENTATION_VERTICAL else {
      return (Int32(rating.minimumWidth), Int32(rating.size(within: .infinity).width))
    }
    let height = Int32(rating.size(within: across < 0 ? .infinity : Double(across)).height)
    return (height, height)
  }

  override func allocate(width: Int32, height: Int32) {
    let room = OverlayRect(x: 0, y: 0, width: Double(width), height: Double(height))
    for (item, frame) in zip(items, rating.frames(filling: room)) {
      // GTK warns about a widget that is allocated without being measured.
      _ = Self.measure(item.widget, GTK_ORIENTATION_HORIZONTAL, across: -1)
      Self.place(
        item.widget, x: isReversed ? width - Int32(frame.maxX) : Int32(frame.minX),
        y: Int32(frame.minY), width: Int32(frame.size.width), height: Int32(frame.size.height))
    }
  }

  /// Shows the current choice.
  ///
  /// Symbols that changed are animated one after another.
  private func show(isNew: Bool = false) {
    for (item, look) in zip(items, rating.looks(after: shown, isNew: isNew)) { item.show(look) }
    shown = rating.chosen
  }

  /// Moves the focus along the symbols using the arrow keys, Home and End.
  ///
  /// Returns whether the key was used.
  ///
  /// Space and Return aren't used here, because GTK presses the focused button.
  private func press(_ value: guint, _ modifiers: GdkModifierType) -> Bool {
    let others =
      GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
    guard modifiers.rawValue & others == 0,
      let here = items.firstIndex(where: { gtk_widget_has_focus($0.button) != 0 })
    else { return false }
    let target: Int
    switch value {
    case guint(GDK_KEY_Left), guint(GDK_KEY_KP_Left): target = here + (isReversed ? 1 : -1)
    case guint(GDK_KEY_Right), guint(GDK_KEY_KP_Right): target = here + (isReversed ? -1 : 1)
    case guint(GDK_KEY_Home), guint(GDK_KEY_KP_Home): target = 0
    case guint(GDK_KEY_End), guint(GDK_KEY_KP_End): target = items.count - 1
    default: return false
    }
    gtk_widget_grab_focus(items[min(max(target, 0), items.count - 1)].button)
    return true
  }
}
#endif
