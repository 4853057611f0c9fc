#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// Offers keys to the overlays of one host.
///
/// If a window has several hosts, `WindowKeys` decides which host is offered a key first.
@MainActor
final class KeyInput {
  var connection = HostConnection()
  let area: OverlayArea
  private var window: WindowKeys?

  init(in area: OverlayArea) {
    self.area = area
    follow()
    area.whenMoved { [weak self] in self?.follow() }
  }

  func remove() {
    window?.remove(self)
    window = nil
  }

  /// Offers a function key to the overlays, and returns whether they used it.
  func use(_ key: FunctionKey) -> Bool {
    connection.functionKeyPressed(key, isFocusBeside: !area.hasFocus)
  }

  /// Copies the text of the overlay with the focus.
  ///
  /// Returns whether there was text to copy.
  func copy() -> Bool {
    // A modal overlay without controls in a pane leaves no widget focused.
    (area.hasFocus || area.focus == nil) && connection.copyRequested()
  }

  private func follow() {
    remove()
    window = area.window.map { WindowKeys.of($0) }
    window?.add(self)
  }

  func use(_ value: guint) -> Bool {
    if value == guint(GDK_KEY_Escape) {
      // A modal overlay without controls in a pane leaves no widget focused, but still uses the
      // key.
      let isFocusBeside = area.focus != nil && !area.hasFocus
      return connection.keyPressed(.escape, isFocusBeside: isFocusBeside)
    }
    return KeyController.isReturn(value) && connection.keyPressed(.return)
  }
}

/// Offers key presses to the hosts in a window: function keys before any widget, and other keys if
/// no widget handled them.
///
/// A key is offered to the areas that contain the focused widget, from the innermost outward, until
/// one area uses it. The key is then offered to the window's other panes, starting with the newest.
/// Return is offered to other panes only if no widget is focused. Panes take turns receiving the
/// focus key: the key is offered first to the pane after the pane that used it last.
@MainActor
final class WindowKeys {
  private let window: WidgetPointer
  private let keys: KeyController
  private let functionKeys: KeyController
  private let connections: Connections
  private var inputs: [KeyInput] = []
  /// The key that an overlay used and the user still holds, or `nil` if there is none.
  ///
  /// Repeats of the key must not reach the next overlay.
  private var used: guint?
  /// The input of the pane whose overlays last used a function key, or `nil` if there is none.
  private weak var entered: KeyInput?

  private static let keepsake = Keepsake<WindowKeys>("usher-keys")

  /// Returns the window's instance.
  ///
  /// The instance exists until its last input is removed.
  static func of(_ window: WidgetPointer) -> WindowKeys {
    if let known = keepsake.object(of: window) { return known }
    let new = WindowKeys(of: window)
    keepsake.tie(new, to: window)
    return new
  }

  private init(of window: WidgetPointer) {
    self.window = window
    keys = KeyController(on: window, in: GTK_PHASE_BUBBLE)
    // Widgets such as GtkPaned also use F6.
    functionKeys = KeyController(on: window, in: GTK_PHASE_CAPTURE)
    connections = Connections(to: window)
    keys.pressed = { [weak self] value, modifiers in
      guard let self else { return false }
      if keys.isCopying { return copy(value) }
      return press(value, modifiers) { $0.use(value) }
    }
    functionKeys.pressed = { [weak self] value, modifiers in
      guard let self else { return false }
      if functionKeys.isCopying { return isInUnselectedText && copy(value) }
      // The repeats also must not reach the app's button, which is focused again.
      if value == used { return true }
      guard let key = KeyController.functionKey(value) else { return false }
      return press(value, modifiers) { $0.use(key) }
    }
    for controller in [keys, functionKeys] {
      controller.released = { [weak self] value in
        if value == self?.used { self?.used = nil }
      }
    }
    // A window in the background doesn't receive key releases.
    connections.addObject("notify::is-active") { [weak self] in self?.used = nil }
  }

  func add(_ input: KeyInput) {
    inputs.append(input)
  }

  /// Removes a host's input.
  ///
  /// Removing the last input also removes the controllers from the window.
  func remove(_ input: KeyInput) {
    inputs.removeAll { $0 === input }
    guard inputs.isEmpty else { return }
    keys.remove()
    functionKeys.remove()
    connections.end()
    Self.keepsake.clear(window)
  }

  private func press(
    _ value: guint, _ modifiers: GdkModifierType, _ use: (KeyInput) -> Bool
  ) -> Bool {
    // A key with a modifier belongs to the app or the system.
    let others =
      GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
      | GDK_SUPER_MASK.rawValue
    guard modifiers.rawValue & others == 0 else { return false }
    if value == used { return true }
    guard let user = inTurn(for: value).first(where: use) else { return false }
    used = value
    if KeyController.functionKey(value) != nil, user.area.pane != nil { entered = user }
    return true
  }

  /// Copies the text of the overlay with the focus.
  ///
  /// A widget with a selection, or one of the app's widgets, receives the key first.
  private func copy(_ value: guint) -> Bool {
    if value == used { return true }
    guard inTurn(for: value).contains(where: { $0.copy() }) else { return false }
    used = value
    return true
  }

  /// Whether the focused widget is text without a selection.
  ///
  /// Such a widget would use Control-C without any effect.
  private var isInUnselectedText: Bool {
    guard let focus = gtk_window_get_focus(cast(window)) else { return false }
    if isInstance(focus, of: gtk_text_view_get_type()) {
      return gtk_text_buffer_get_has_selection(gtk_text_view_get_buffer(cast(focus))) == 0
    }
    if isInstance(focus, of: gtk_editable_get_type()) {
      return gtk_editable_get_selection_bounds(OpaquePointer(focus), nil, nil) == 0
    }
    return isInstance(focus, of: gtk_label_get_type())
      && gtk_label_get_selection_bounds(OpaquePointer(focus), nil, nil) == 0
  }

  /// Returns the inputs in the order in which they are offered a key.
  private func inTurn(for value: guint) -> [KeyInput] {
    var panes = Array(inputs.reversed())
    if KeyController.functionKey(value) != nil,
      let last = panes.firstIndex(where: { $0 === entered })
    {
      panes = Array(panes[(last + 1)...] + panes[...last])
    }
    panes.removeAll { $0.area.pane == nil || $0.area.isHidden }
    guard let focus = gtk_window_get_focus(cast(window)) else {
      return inputs.filter { $0.area.pane == nil } + panes
    }
    let around = inputs.filter { $0.area.contains(focus) }
      .sorted { gtk_widget_is_ancestor($0.area.widget, $1.area.widget) != 0 }
    // Return concerns the focused widget, not overlays elsewhere.
    guard !KeyController.isReturn(value) else { return around }
    return around + panes.filter { !$0.area.contains(focus) }
  }
}
#endif
