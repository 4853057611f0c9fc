#if GTK && os(Linux)
internal import CGTK
public import Usher

/// A widget with one child, and a presenter that shows overlays above the child.
///
/// Put a pane around a part of a window, for example around one side of a split view or one page of
/// a stack. The pane's overlays are clipped to the pane and move with the pane. While the pane
/// isn't visible, the overlays' time continues. When the widget is destroyed, the presenter's
/// requests end as `hostClosed`.
///
/// The surrounding window, and panes inside this pane, may have their own independent presenters. A
/// key press is offered to the presenters around the focused widget, from the innermost outward,
/// until one uses the key. Escape and the focus key are then offered to the window's other panes. A
/// modal overlay keeps the focus out of the pane's child, but not out of the rest of the window.
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
  /// The pane's GtkWidget, which you can add to any container.
  public let widget: UnsafeMutableRawPointer
  private let view: PaneView

  /// Creates a pane.
  ///
  /// GTK must have been initialized on the main thread. Like any new GTK widget, the widget has a
  /// floating reference.
  ///
  /// - Parameter child: A GtkWidget without a parent, or `nil` for an empty pane.
  public init(around child: UnsafeMutableRawPointer? = nil) {
    let view = PaneView()
    self.view = view
    widget = UnsafeMutableRawPointer(view.widget)
    view.child = child.map { cast($0) }
  }

  /// The GtkWidget inside the pane, or `nil` if the pane is empty.
  ///
  /// A new child replaces the previous child, and must not have a parent.
  public var child: UnsafeMutableRawPointer? {
    get { view.child.map { UnsafeMutableRawPointer($0) } }
    nonmutating set { view.child = newValue.map { cast($0) } }
  }

  /// The widths of strips along the edges that overlays avoid, in points.
  ///
  /// Each width is 0 by default. Negative widths and NaN are treated as 0. The maximum is 32,767.
  public var safeArea: Insets {
    get { view.safeArea }
    nonmutating set { view.safeArea = newValue }
  }
}
#endif
