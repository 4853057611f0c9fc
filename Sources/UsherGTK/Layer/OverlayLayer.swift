#if GTK
internal import CGTK
internal import Usher

/// The widget above everything else in a window; it holds one card for each overlay.
///
/// Beside its cards it is not there: clicks, scrolling and typing reach the app.
@MainActor
final class OverlayLayer: WidgetBehavior {
  /// Called whenever the window lays it out, whether anything has changed or not.
  var onLayout: @MainActor (Viewport) -> Void = { _ in }
  private(set) var cards: [OverlayID: OverlayCard] = [:]
  /// The same cards back to front, as the scene has them.
  private var stack: [OverlayCard] = []
  private let window: WidgetPointer

  init(in window: WidgetPointer) {
    self.window = window
    super.init()
    gtk_widget_set_parent(widget, window)
    WindowLayoutClass.install(widget, on: window)
  }

  /// Takes the layer out of its window.
  func remove() {
    onLayout = { _ in }
    gtk_widget_set_layout_manager(window, nil)
    gtk_widget_unparent(widget)
  }

  /// Draws the layer after everything else in the window; needed again when that changes.
  func raise() {
    guard gtk_widget_get_parent(widget) == window else { return }
    gtk_widget_insert_before(widget, window, nil)
  }

  func add(_ card: OverlayCard, for id: OverlayID) {
    cards[id] = card
    stack.append(card)
    gtk_widget_set_child_visible(card.widget, 0)
    gtk_widget_set_parent(card.widget, widget)
  }

  func removeCard(of id: OverlayID) {
    guard let card = cards.removeValue(forKey: id) else { return }
    stack.removeAll { $0 === card }
    gtk_widget_unparent(card.widget)
  }

  /// Shows the scene's overlays where it places them, and no others.
  func draw(_ scene: Scene) {
    for placed in scene.overlays { cards[placed.id]?.place(placed) }
    gtk_widget_queue_allocate(widget)
  }

  override func allocate(width: Int32, height: Int32) {
    let size = Size(width: Double(width), height: Double(height))
    onLayout(Viewport(size: size, safeArea: safeArea(in: size)))
    for card in stack { card.allocateInLayer() }
  }

  override func contains(x: Double, y: Double) -> Bool { false }

  /// What the window's own parts, such as a title bar, leave for its content.
  private func safeArea(in size: Size) -> Insets {
    let window: UnsafeMutablePointer<GtkWindow> = cast(self.window)
    var bounds = graphene_rect_t()
    guard let content = gtk_window_get_child(window),
      gtk_widget_compute_bounds(content, self.window, &bounds) != 0
    else { return .zero }
    let rect = Rect(bounds)
    return Insets(
      top: max(rect.minY, 0), left: max(rect.minX, 0),
      bottom: max(size.height - rect.maxY, 0), right: max(size.width - rect.maxX, 0))
  }
}

extension Rect {
  /// The same rectangle as graphene's.
  init(_ rect: graphene_rect_t) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}
#endif
