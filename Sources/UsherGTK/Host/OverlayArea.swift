#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The area in which a host shows overlays: a window, or a pane inside a window.
@MainActor
final class OverlayArea {
  /// The widget that covers the area.
  let widget: WidgetPointer
  private let kind: Kind
  /// The window that is or contains the area, or `nil` if the pane isn't in a window.
  private(set) var window: WidgetPointer?
  /// The connections to the window.
  ///
  /// If a pane moves to another window, its connections move to that window.
  private var windowConnections: [Connections] = []
  private var movedActions: [@MainActor () -> Void] = []
  private let ownConnections: Connections

  private enum Kind {
    case window
    case pane(PaneView)
  }

  /// Creates the area for a window or pane.
  ///
  /// - Throws: `AttachmentError` if `object` is neither a window nor a pane, or if it can't have a
  ///   host.
  init(of object: UnsafeMutableRawPointer) throws(AttachmentError) {
    if let pane = PaneView.of(object) {
      guard !pane.hasHost else { throw .paneTaken }
      kind = .pane(pane)
    } else {
      try AttachmentError.check(object)
      kind = .window
    }
    widget = cast(object)
    ownConnections = Connections(to: object)
    switch kind {
    case .window: window = widget
    case .pane(let pane):
      window = pane.window
      ownConnections.addObject("notify::root") { [weak self] in self?.followRoot() }
    }
  }

  var pane: PaneView? {
    switch kind {
    case .window: nil
    case .pane(let pane): pane
    }
  }

  /// Whether the area isn't visible, because the window is hidden or the pane isn't shown.
  var isHidden: Bool {
    switch kind {
    case .window: gtk_widget_get_visible(widget) == 0
    case .pane: gtk_widget_get_mapped(widget) == 0
    }
  }

  /// The window's focused widget, inside or outside the area, or `nil` if no widget is focused.
  var focus: WidgetPointer? {
    window.flatMap { gtk_window_get_focus(cast($0)) }
  }

  /// Whether the area's overlays or content have the keyboard focus.
  ///
  /// This is always `true` for a window, even if none of its widgets has the focus.
  var hasFocus: Bool {
    switch kind {
    case .window: true
    case .pane: focus.map { contains($0) } ?? false
    }
  }

  /// Whether `inner` is the area's widget or a descendant.
  func contains(_ inner: WidgetPointer) -> Bool {
    inner == widget || gtk_widget_is_ancestor(inner, widget) != 0
  }

  func dropFocus() {
    if let window { gtk_window_set_focus(cast(window), nil) }
  }

  func connectionsToWindow() -> Connections {
    let connections = Connections(to: window)
    windowConnections.append(connections)
    return connections
  }

  /// Calls `action` whenever the pane moves to another window or is removed from its window.
  func whenMoved(_ action: @escaping @MainActor () -> Void) {
    movedActions.append(action)
  }

  func end() {
    ownConnections.end()
    for connections in windowConnections { connections.end() }
    windowConnections = []
    movedActions = []
    window = nil
  }

  private func followRoot() {
    guard case .pane(let pane) = kind, pane.window != window else { return }
    window = pane.window
    for connections in windowConnections { connections.move(to: window) }
    for action in movedActions { action() }
  }
}
#endif
