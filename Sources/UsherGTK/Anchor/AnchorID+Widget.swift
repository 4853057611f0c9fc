#if GTK && os(Linux)
internal import CGTK
public import Usher

extension AnchorID {
  /// Makes a widget the anchor with this id, for overlays in the widget's window or pane.
  ///
  /// If several widgets in a window have the same id, the last marked widget that still exists is
  /// used. If you mark a widget again, the new id replaces its previous id. The widget isn't
  /// retained. When the widget is destroyed, the overlays attached to it are dismissed.
  ///
  /// ```swift
  /// let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_label("Archive")
  /// AnchorID("archive").mark(button)
  /// ```
  ///
  /// - Parameter widget: A GtkWidget, or an instance of a subclass, from any language binding.
  ///   Other objects are ignored.
  @MainActor
  public func mark(_ widget: UnsafeMutableRawPointer) {
    guard isInstance(widget, of: gtk_widget_get_type()) else { return }
    MarkedWidgets.shared.add(cast(widget), as: self)
  }
}

/// The widgets that the app marked as anchors.
@MainActor
final class MarkedWidgets {
  static let shared = MarkedWidgets()

  private var widgets: [AnchorID: [WeakWidget]] = [:]

  func add(_ widget: WidgetPointer, as id: AnchorID) {
    let reference = WeakWidget()
    reference.set(widget)
    // A widget has one id at a time, because lists reuse rows. Ids without widgets are removed.
    widgets = widgets.mapValues { $0.filter { $0.widget.map { $0 != widget } ?? false } }
      .filter { !$0.value.isEmpty }
    widgets[id, default: []].append(reference)
  }

  /// Returns the widget in `area` that was marked with `id` most recently, or `nil` if there is
  /// none.
  func widget(of id: AnchorID, in area: OverlayArea) -> WidgetPointer? {
    widgets[id]?.reversed().lazy.compactMap(\.widget).first { area.contains($0) }
  }
}
#endif
