#if GTK && os(Linux)
internal import CGTK
public import Usher

/// A widget with one child, above which a presenter of its own shows overlays.
///
/// A pane is put around a part of a window: one side of a split view, or one page of a stack. Its
/// overlays are clipped to it and move with it. While the pane is not shown, such as on another
/// page of its stack, nothing is drawn and the overlays' time goes on. When the widget is
/// destroyed, the presenter's requests end as `hostClosed`.
///
/// The window around the pane, and panes inside it, may have presenters too. All are independent;
/// keys go to the innermost one around the keyboard focus that can use them. Escape and the focus
/// key go on to the window's other panes if none can. A modal overlay keeps the focus away from the
/// pane's child, but not from the rest of the window.
///
/// ```swift
/// let page: UnsafeMutablePointer<GtkWidget> = gtk_label_new("Inbox")
/// let pane = OverlayPane(around: page)
/// gtk_stack_add_named(
///   OpaquePointer(stack), pane.widget.assumingMemoryBound(to: GtkWidget.self), "inbox")
///
/// let presenter = try Presenter.attached(to: pane.widget)
/// presenter.present(.notification(title: "Sent"))
/// ```
///
/// The widget's parent owns the widget. After the widget is destroyed, the pane has no child and
/// ignores changes.
@MainActor
public struct OverlayPane {
  /// The GtkWidget, to be put into any container.
  public let widget: UnsafeMutableRawPointer
  private let view: PaneView

  /// Makes a pane.
  ///
  /// GTK must have been initialized on the main thread. The widget has a floating reference, like
  /// that of any GTK constructor.
  ///
  /// - Parameter child: A GtkWidget without a parent; `nil` leaves the pane empty.
  public init(around child: UnsafeMutableRawPointer? = nil) {
    let view = PaneView()
    self.view = view
    widget = UnsafeMutableRawPointer(view.widget)
    view.child = child.map { cast($0) }
  }

  /// The child, a GtkWidget; a new one replaces the old one and must have no parent.
  public var child: UnsafeMutableRawPointer? {
    get { view.child.map { UnsafeMutableRawPointer($0) } }
    nonmutating set { view.child = newValue.map { cast($0) } }
  }

  /// The widths, in points, of the strips at the edges that overlays keep clear of, as they keep
  /// clear of a phone's notch; none by default.
  ///
  /// Negative widths and NaN count as 0, and 32,767 is the greatest.
  public var safeArea: Insets {
    get { view.safeArea }
    nonmutating set { view.safeArea = newValue }
  }
}
#endif
