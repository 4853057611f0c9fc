#if GTK
internal import CGTK

/// Connects Swift closures to GTK's signals.
///
/// A closure lives as long as its widget.
@MainActor
public enum Listening {
  /// Connects a signal without arguments.
  public static func connect(
    _ widget: Widget, _ signal: String, _ action: @escaping @MainActor () -> Void
  ) {
    let trampoline: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      Listening.call(data) { (action: @MainActor () -> Void) in action() }
    }
    connect(widget, signal, unsafeBitCast(trampoline, to: GCallback.self), Closure(action))
  }

  /// Connects the signal that is sent when a property changes.
  public static func connectProperty(
    _ widget: Widget, _ name: String, _ action: @escaping @MainActor () -> Void
  ) {
    let trampoline: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      Listening.call(data) { (action: @MainActor () -> Void) in action() }
    }
    connect(
      widget, "notify::" + name, unsafeBitCast(trampoline, to: GCallback.self), Closure(action))
  }

  /// Connects the signal that is sent when the size of a window's surface changes.
  ///
  /// The action receives the width.
  ///
  /// The window must be realized.
  public static func connectWidth(of window: Widget, _ action: @escaping @MainActor (Int) -> Void) {
    guard let surface = gtk_native_get_surface(window.opaque) else { return }
    let trampoline: @convention(c) (gpointer?, gint, gint, gpointer?) -> Void = {
      _, width, _, data in
      Listening.call(data) { (action: @MainActor (Int) -> Void) in action(Int(width)) }
    }
    connect(
      UnsafeMutableRawPointer(surface), "layout", unsafeBitCast(trampoline, to: GCallback.self),
      Closure(action))
  }

  /// Connects a list's signal that has a row.
  ///
  /// The action receives the row's index. Signals without a row are ignored.
  public static func connectRow(
    _ widget: Widget, _ signal: String, _ action: @escaping @MainActor (Int) -> Void
  ) {
    let trampoline: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, row, data in
      guard let row else { return }
      let index = gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self))
      Listening.call(data) { (action: @MainActor (Int) -> Void) in action(Int(index)) }
    }
    connect(widget, signal, unsafeBitCast(trampoline, to: GCallback.self), Closure(action))
  }

  /// Passes the Tab key pressed in a widget to `action` before the widget receives it.
  ///
  /// The action receives whether Shift is held, and returns whether it used the key.
  public static func connectTab(in widget: Widget, _ action: @escaping @MainActor (Bool) -> Bool) {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    let trampoline:
      @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
        _, key, _, modifiers, data in
        let isBack = key == guint(GDK_KEY_ISO_Left_Tab)
        guard isBack || key == guint(GDK_KEY_Tab),
          modifiers.rawValue & GDK_CONTROL_MASK.rawValue == 0
        else { return 0 }
        return Listening.call(data) { (action: @MainActor (Bool) -> Bool) in
          action(isBack) ? 1 : 0
        }
      }
    connect(
      UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(trampoline, to: GCallback.self),
      Closure(action))
    gtk_widget_add_controller(widget, keys)
  }

  /// Calls `action` every `milliseconds` until it returns `false`.
  public static func repeating(
    every milliseconds: UInt32, _ action: @escaping @MainActor () -> Bool
  ) {
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { data in
        Listening.call(data) { (action: @MainActor () -> Bool) in action() ? 1 : 0 }
      }, Unmanaged.passRetained(Closure(action)).toOpaque(),
      { data in
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
      })
  }

  final class Closure<Function> {
    let function: Function

    init(_ function: Function) {
      self.function = function
    }
  }

  nonisolated static func call<Function, Result: Sendable>(
    _ data: gpointer?, _ body: @MainActor (Function) -> Result
  ) -> Result {
    nonisolated(unsafe) let data = data
    return MainActor.assumeIsolated {
      guard let data else { preconditionFailure("a signal arrived without its closure") }
      return body(Unmanaged<Closure<Function>>.fromOpaque(data).takeUnretainedValue().function)
    }
  }

  static func connect<Function>(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ callback: @escaping GCallback,
    _ closure: Closure<Function>
  ) {
    g_signal_connect_data(
      object, signal, callback, Unmanaged.passRetained(closure).toOpaque(),
      { data, _ in
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
      }, GConnectFlags(rawValue: 0))
  }
}
#endif
