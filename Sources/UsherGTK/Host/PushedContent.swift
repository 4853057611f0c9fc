#if GTK && os(Linux)
internal import CGTK
public import Usher

extension Presenter {
  /// Enlarges a widget's margins while an overlay with `pushesContent` would cover the widget.
  ///
  /// Call this function once, typically with the window's child. The margins that the widget has
  /// now are its minimum margins. Each change takes a quarter of a second, or is immediate if the
  /// user disabled animations. The widget isn't retained. Another call for the same widget replaces
  /// the previous call.
  ///
  /// ```swift
  /// presenter.pushContent(content)
  /// presenter.present(.banner("You are offline").pushesContent())
  /// ```
  ///
  /// - Parameter widget: A GtkWidget in the presenter's window, or an instance of a subclass, from
  ///   any language binding. Other objects are ignored.
  public func pushContent(_ widget: UnsafeMutableRawPointer) {
    guard isInstance(widget, of: gtk_widget_get_type()) else { return }
    PushedContent.keepsake.object(of: cast(widget))?.end()
    PushedContent.keepsake.tie(PushedContent(cast(widget), by: pushedInsets), to: cast(widget))
  }
}

/// A widget whose margins make space for overlays.
@MainActor
private final class PushedContent {
  static let keepsake = Keepsake<PushedContent>("usher-pushed-content")
  /// The duration of a change, in seconds.
  ///
  /// Adwaita's banners use the same duration.
  private static let duration = 0.25

  private let widget: WidgetPointer
  private let insets: ObservableValue<Insets>
  /// The margins without overlays.
  private let own: (top: Double, bottom: Double)
  private var start: (top: Double, bottom: Double)
  private var goal: (top: Double, bottom: Double)
  private let ticker: FrameTicker

  init(_ widget: WidgetPointer, by insets: ObservableValue<Insets>) {
    self.widget = widget
    self.insets = insets
    own = Self.margins(of: widget)
    (start, goal) = (own, own)
    ticker = FrameTicker(for: widget)
    ticker.tick = { [weak self] seconds in self?.move(to: seconds / Self.duration) ?? false }
    insets.addObserver(self) { [weak self] in self?.follow() }
    follow()
  }

  /// Restores the margins that the widget has without overlays.
  func end() {
    ticker.isWanted = false
    set(own)
  }

  private static func margins(of widget: WidgetPointer) -> (top: Double, bottom: Double) {
    (Double(gtk_widget_get_margin_top(widget)), Double(gtk_widget_get_margin_bottom(widget)))
  }

  private func follow() {
    let uncovered = uncoveredEdges
    goal = (
      own.top + max(0, insets.value.top - uncovered.top),
      own.bottom + max(0, insets.value.bottom - uncovered.bottom)
    )
    start = Self.margins(of: widget)
    let animates = SystemSettings(of: widget).isOn("gtk-enable-animations")
    guard animates, gtk_widget_get_mapped(widget) != 0 else {
      ticker.isWanted = false
      return set(goal)
    }
    ticker.restart()
  }

  /// The distances from the window's top and bottom to the widget with its margins.
  private var uncoveredEdges: (top: Double, bottom: Double) {
    guard let root = gtk_widget_get_root(widget) else { return (0, 0) }
    let window: WidgetPointer = cast(UnsafeMutableRawPointer(root))
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, window, &bounds) != 0 else { return (0, 0) }
    let margins = Self.margins(of: widget)
    let top = Double(bounds.origin.y) - margins.top
    let end = Double(bounds.origin.y + bounds.size.height) + margins.bottom
    return (top, Double(gtk_widget_get_height(window)) - end)
  }

  /// Sets the margins for a fraction of the change's duration.
  ///
  /// Returns whether the change continues: `true` if `share` is less than 1.
  private func move(to share: Double) -> Bool {
    // A cubic curve that ends slowly.
    let rest = share < 1 ? (1 - share) * (1 - share) * (1 - share) : 0
    set(
      (
        goal.top + (start.top - goal.top) * rest,
        goal.bottom + (start.bottom - goal.bottom) * rest
      ))
    return rest > 0
  }

  private func set(_ margins: (top: Double, bottom: Double)) {
    gtk_widget_set_margin_top(widget, Int32(margins.top.rounded()))
    gtk_widget_set_margin_bottom(widget, Int32(margins.bottom.rounded()))
  }
}
#endif
