#if GTK
internal import CGTK
internal import Usher
internal import UsherGTK

/// A pane around an app's content, in a window with another of the app's widgets outside.
@MainActor
struct PaneStage {
  /// The position of the pane's top left corner in the window.
  static let origin = OverlayPoint(x: 40, y: 30)

  /// The offset from the pane's coordinates to the window's coordinates.
  static let way = Vector(dx: origin.x, dy: origin.y)

  let pane: OverlayPane
  /// The app's button outside the pane.
  let neighbor: UnsafeMutablePointer<GtkWidget>
  private let fixed: UnsafeMutablePointer<GtkFixed>

  /// Wraps the window's content in a pane of the same size, and enlarges the window.
  init(in window: UnsafeMutablePointer<GtkWindow>) {
    guard let fixedWidget = gtk_fixed_new(), let button = gtk_button_new_with_label("Neighbor")
    else { preconditionFailure("GTK made no widget; initialise GTK first") }
    let content = gtk_window_get_child(window)
    g_object_ref(content)
    gtk_window_set_child(window, nil)
    pane = OverlayPane(around: content)
    g_object_unref(content)
    neighbor = button
    fixed = UnsafeMutableRawPointer(fixedWidget).assumingMemoryBound(to: GtkFixed.self)
    gtk_fixed_put(fixed, widget, Self.origin.x, Self.origin.y)
    gtk_fixed_put(fixed, button, 440, 30)
    gtk_widget_set_size_request(widget, 390, 844)
    gtk_window_set_default_size(window, 560, 900)
    gtk_window_set_child(window, fixedWidget)
  }

  /// The pane's widget.
  var widget: UnsafeMutablePointer<GtkWidget> {
    pane.widget.assumingMemoryBound(to: GtkWidget.self)
  }

  /// Adds an empty pane next to the first pane.
  func addPane() -> OverlayPane {
    let other = OverlayPane()
    let widget = other.widget.assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_size_request(widget, 110, 300)
    gtk_fixed_put(fixed, widget, 440, 100)
    return other
  }

  /// Changes the size of the pane.
  func resize(to size: OverlaySize) {
    gtk_widget_set_size_request(widget, Int32(size.width), Int32(size.height))
  }

  /// Moves the pane by a vector.
  func move(by way: Vector) {
    gtk_fixed_move(fixed, widget, Self.origin.x + way.dx, Self.origin.y + way.dy)
  }

  /// Doubles the height of the pane, and puts it into an app's scroll view at the same place.
  func putIntoScrollView() {
    guard let scroll = gtk_scrolled_window_new() else { return }
    gtk_widget_set_size_request(scroll, 390, 844)
    resize(to: OverlaySize(width: 390, height: 1688))
    g_object_ref(pane.widget)
    gtk_fixed_remove(fixed, widget)
    gtk_scrolled_window_set_child(OpaquePointer(scroll), widget)
    g_object_unref(pane.widget)
    gtk_fixed_put(fixed, scroll, Self.origin.x, Self.origin.y)
  }

  /// Removes the pane from the window, which destroys it.
  func destroy() {
    gtk_fixed_remove(fixed, widget)
  }
}
#endif
