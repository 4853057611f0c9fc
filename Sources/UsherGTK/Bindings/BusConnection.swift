#if GTK
internal import CGTK

/// A connection to a message bus, of which nothing waits for an answer.
@MainActor
final class BusConnection {
  let pointer: OpaquePointer

  /// Takes over one reference.
  private init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// What others on the bus call us.
  var name: String {
    g_dbus_connection_get_unique_name(pointer).map { String(cString: $0) } ?? ""
  }

  /// The bus of the session; `nil` where there is none.
  static func session(_ done: @escaping @MainActor (BusConnection?) -> Void) {
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        let connection = g_bus_get_finish(result, nil)
        Completion.take(data, connection)
      }, Completion { done($0.map { BusConnection(owning: $0) }) }.pointer)
  }

  /// The bus at an address; `nil` where there is none.
  static func open(
    _ address: String, _ done: @escaping @MainActor (BusConnection?) -> Void
  ) {
    let flags =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    g_dbus_connection_new_for_address(
      address, GDBusConnectionFlags(rawValue: flags), nil, nil,
      { _, result, data in
        let connection = g_dbus_connection_new_for_address_finish(result, nil)
        Completion.take(data, connection)
      }, Completion { done($0.map { BusConnection(owning: $0) }) }.pointer)
  }

  /// Calls a method; the answer is `nil` where that fails, and otherwise lent for the time of `done`.
  func call(
    _ method: String, of interface: String, at path: String, on owner: String,
    _ arguments: Variant = .tuple([]), _ done: @escaping @MainActor (OpaquePointer?) -> Void
  ) {
    g_dbus_connection_call(
      pointer, owner, path, interface, method, arguments.pointer, nil, G_DBUS_CALL_FLAGS_NONE, -1,
      nil,
      { source, result, data in
        let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
        Completion.take(data, answer)
        if let answer { g_variant_unref(answer) }
      }, Completion(done).pointer)
  }

  /// Tells whoever listens.
  func emit(_ signal: String, of interface: String, at path: String, _ arguments: Variant) {
    g_dbus_connection_emit_signal(
      pointer, nil, path, interface, signal, arguments.pointer, nil)
  }

  /// What is called once with the outcome of something that took time.
  private final class Completion {
    private let done: @MainActor (OpaquePointer?) -> Void

    init(_ done: @escaping @MainActor (OpaquePointer?) -> Void) {
      self.done = done
    }

    /// Kept alive until it is taken.
    var pointer: gpointer { Unmanaged.passRetained(self).toOpaque() }

    static func take(_ data: gpointer?, _ outcome: OpaquePointer?) {
      nonisolated(unsafe) let (data, outcome) = (data, outcome)
      MainActor.assumeIsolated {
        guard let data else { return }
        Unmanaged<Completion>.fromOpaque(data).takeRetainedValue().done(outcome)
      }
    }
  }
}
#endif
