#if GTK && os(Linux)
internal import CGTK
public import Usher

/// The overlays that belong to a widget, which go once it is destroyed or in no window any more.
///
/// A widget that another parent takes in the same turn of the main loop keeps them.
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
  /// Dismisses the overlay, or withdraws its request, once a widget is destroyed, or is taken out
  /// of its window and in none in the next turn of the main loop.
  ///
  /// A widget that is only hidden, such as on another page, keeps its overlays; so does one that
  /// was in no window yet.
  ///
  /// - Parameter widget: A GtkWidget, or an instance of a subclass, from any language binding;
  ///   anything else is ignored.
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
