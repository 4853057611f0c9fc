#if GTK && os(Linux)
internal import CGTK
public import Usher

/// The overlays that are dismissed when their widget is destroyed or removed from its window.
///
/// If the widget gets a new parent in the same turn of the main loop, the overlays stay.
@MainActor
private final class WidgetOwner {
  static let keepsake = Keepsake<WidgetOwner>("usher-owner")
  let overlays = OverlayOwner()
  private let widget: WidgetPointer
  private lazy var check = IdleSource { [weak self] in self?.dismissIfOut() }

  init(_ widget: WidgetPointer) {
    self.widget = widget
    Signal.connectObject(widget, "notify::root") { [weak self] in self?.check.ask() }
  }

  private func dismissIfOut() {
    if gtk_widget_get_root(widget) == nil { overlays.dismissAll() }
  }
}

extension PresentationHandle {
  /// Dismisses the overlay or withdraws its request when a widget is destroyed or removed from its
  /// window.
  ///
  /// If the widget is in a window again by the next turn of the main loop, the overlay stays. The
  /// overlay also stays while the widget is only hidden, for example on another page, or hasn't
  /// been in a window yet.
  ///
  /// - Parameter widget: A GtkWidget, or an instance of a subclass, from any language binding.
  ///   Other objects are ignored.
  /// - Returns: The handle.
  @discardableResult
  public func dismisses(withWidget widget: UnsafeMutableRawPointer) -> PresentationHandle {
    guard isInstance(widget, of: gtk_widget_get_type()) else { return self }
    let widget: WidgetPointer = cast(widget)
    let known = WidgetOwner.keepsake.object(of: widget)
    let owner = known ?? WidgetOwner(widget)
    if known == nil { WidgetOwner.keepsake.tie(owner, to: widget) }
    return dismisses(with: owner.overlays)
  }
}
#endif
