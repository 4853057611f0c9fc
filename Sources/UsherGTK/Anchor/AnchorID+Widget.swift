#if GTK && os(Linux)
internal import CGTK
public import Usher

extension AnchorID {
  /// Makes a widget the anchor of this id, for overlays of the window or pane that it is in.
  ///
  /// Of several widgets with one id in a window, the one that was marked last and is still there
  /// counts. The widget is not kept alive; when it is destroyed, overlays beside it go.
  ///
  /// ```swift
  /// let button: UnsafeMutablePointer<GtkWidget> = gtk_button_new_with_label("Archive")
  /// AnchorID("archive").mark(button)
  /// ```
  ///
  /// - Parameter widget: A GtkWidget, or an instance of a subclass, from any language binding;
  ///   anything else is ignored.
  @MainActor
  public func mark(_ widget: UnsafeMutableRawPointer) {
    guard isInstance(widget, of: gtk_widget_get_type()) else { return }
    MarkedWidgets.shared.add(cast(widget), as: self)
  }
}

/// The widgets that apps have made anchors.
@MainActor
final class MarkedWidgets {
  static let shared = MarkedWidgets()

  private var widgets: [AnchorID: [WeakWidget]] = [:]

  func add(_ widget: WidgetPointer, as id: AnchorID) {
    let reference = WeakWidget()
    reference.set(widget)
    // A widget has one id at a time; a list uses its rows again. Ids whose widgets have all gone
    // are kept no longer than until the next mark.
    widgets = widgets.mapValues { $0.filter { $0.widget.map { $0 != widget } ?? false } }
      .filter { !$0.value.isEmpty }
    widgets[id, default: []].append(reference)
  }

  /// Returns the widget of an id in an area that was marked last; `nil` for none.
  func widget(of id: AnchorID, in area: OverlayArea) -> WidgetPointer? {
    widgets[id]?.reversed().lazy.compactMap(\.widget).first { area.contains($0) }
  }
}
#endif
