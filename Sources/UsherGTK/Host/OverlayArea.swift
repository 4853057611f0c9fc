#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The area in which a host shows overlays: a window, or a pane inside a window.
@MainActor
final class OverlayArea {
  /// The widget whose whole area it is.
  let widget: WidgetPointer
  private let kind: Kind
  /// The window that is the area or contains it; `nil` for a pane in no window.
  private(set) var window: WidgetPointer?
  /// Connections to the window, which follow a pane from window to window.
  private var windowConnections: [Connections] = []
  /// Called after a pane has come into another window, or into none.
  private var movedActions: [@MainActor () -> Void] = []
  private let ownConnections: Connections

  private enum Kind {
    case window
    case pane(PaneView)
  }

  /// Creates the area of a window or of a pane.
  ///
  /// - Throws: `AttachmentError` if `object` is neither, or cannot have a host.
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

  /// The pane; `nil` for a window.
  var pane: PaneView? {
    switch kind {
    case .window: nil
    case .pane(let pane): pane
    }
  }

  /// Whether the area is on no screen: a hidden window, or a pane that is not shown.
  var isHidden: Bool {
    switch kind {
    case .window: gtk_widget_get_visible(widget) == 0
    case .pane: gtk_widget_get_mapped(widget) == 0
    }
  }

  /// The widget of the window that has the keyboard focus, inside the area or not; `nil` for none.
  var focus: WidgetPointer? {
    window.flatMap { gtk_window_get_focus(cast($0)) }
  }

  /// Whether the area's own overlays or content have the keyboard focus.
  ///
  /// A window has the focus even if none of its widgets has.
  var hasFocus: Bool {
    switch kind {
    case .window: true
    case .pane: focus.map { contains($0) } ?? false
    }
  }

  /// Whether `inner` is the area's widget or lies inside it.
  func contains(_ inner: WidgetPointer) -> Bool {
    inner == widget || gtk_widget_is_ancestor(inner, widget) != 0
  }

  /// Takes the keyboard focus from every widget of the window.
  func dropFocus() {
    if let window { gtk_window_set_focus(cast(window), nil) }
  }

  /// Makes a set of connections to the window, which move along with a pane.
  func connectionsToWindow() -> Connections {
    let connections = Connections(to: window)
    windowConnections.append(connections)
    return connections
  }

  /// Calls `action` whenever a pane has come into another window, or into none.
  func whenMoved(_ action: @escaping @MainActor () -> Void) {
    movedActions.append(action)
  }

  /// Stops following the pane.
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
