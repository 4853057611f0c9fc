#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The widget of an `OverlayPane`, containing the app's child and an overlay layer.
@MainActor
final class PaneView: WidgetBehavior {
  /// A closure that moves the keyboard focus within the pane or into it.
  ///
  /// The closure returns whether the focus moved.
  var moveFocus: (@MainActor (GtkDirectionType) -> Bool)?
  var destroyed: (@MainActor () -> Void)?
  /// The layer above the child, or `nil` if the pane has no host.
  var layer: WidgetPointer?

  /// Returns the behavior of a pane's widget, or `nil` for any other object.
  static func of(_ object: UnsafeMutableRawPointer) -> PaneView? {
    guard isInstance(object, of: gtk_widget_get_type()) else { return nil }
    return WidgetClass.behavior(of: cast(object)) as? PaneView
  }

  private var isDestroyed = false

  var hasHost: Bool { layer != nil }

  var window: WidgetPointer? {
    gtk_widget_get_ancestor(widget, gtk_window_get_type())
  }

  /// The app's widget below the layer, or `nil` if there is no child or the pane is destroyed.
  var child: WidgetPointer? {
    get {
      guard !isDestroyed else { return nil }
      let first = gtk_widget_get_first_child(widget)
      return first == layer ? nil : first
    }
    set {
      let known = child
      guard !isDestroyed, newValue != known else { return }
      if let known { gtk_widget_unparent(known) }
      if let newValue { gtk_widget_insert_after(newValue, widget, nil) }
      childChanged()
    }
  }

  var childChanged: @MainActor () -> Void = {}

  var safeArea = Insets.zero {
    didSet {
      safeArea = Insets(
        top: Self.width(safeArea.top), left: Self.width(safeArea.left),
        bottom: Self.width(safeArea.bottom), right: Self.width(safeArea.right))
      if let layer { gtk_widget_queue_allocate(layer) }
    }
  }

  private static func width(_ width: Double) -> Double {
    width > 0 ? min(width, Double(Int16.max)) : 0
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    Self.measure(child, orientation, across: across)
  }

  override func allocate(width: Int32, height: Int32) {
    if let child { gtk_widget_allocate(child, width, height, -1, nil) }
    if let layer {
      // GTK warns about a widget that is allocated without being measured.
      gtk_widget_measure(layer, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_allocate(layer, width, height, -1, nil)
    }
  }

  override func expands(along orientation: GtkOrientation) -> Bool {
    child.map { gtk_widget_compute_expand($0, orientation) != 0 } ?? false
  }

  override func focus(_ direction: GtkDirectionType) -> Bool {
    moveFocus?(direction) ?? super.focus(direction)
  }

  override func willBeDestroyed() {
    isDestroyed = true
    destroyed?()
  }
}
#endif
