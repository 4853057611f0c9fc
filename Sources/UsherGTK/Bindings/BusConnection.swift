#if GTK && os(Linux)
internal import CGTK

/// A connection to a message bus.
///
/// All calls are asynchronous.
@MainActor
final class BusConnection {
  let pointer: OpaquePointer

  /// Takes ownership of one reference to `pointer`.
  private init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// The connection's unique name on the bus, or an empty string if it has none.
  var name: String {
    g_dbus_connection_get_unique_name(pointer).map { String(cString: $0) } ?? ""
  }

  /// Connects to the session's bus.
  ///
  /// `done` receives `nil` if there is no bus.
  static func session(_ done: @escaping @MainActor (BusConnection?) -> Void) {
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        let connection = g_bus_get_finish(result, nil)
        Completion<OpaquePointer?>.call(data, connection)
      }, Completion<OpaquePointer?> { done($0.map { BusConnection(owning: $0) }) }.pointer)
  }

  /// Connects to the bus at an address.
  ///
  /// `done` receives `nil` if the connection fails.
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
        Completion<OpaquePointer?>.call(data, connection)
      }, Completion<OpaquePointer?> { done($0.map { BusConnection(owning: $0) }) }.pointer)
  }

  /// Calls a method of a service.
  ///
  /// `done` receives the reply, or `nil` if the method failed. The reply is valid only until `done`
  /// returns.
  func call(
    _ method: String, of interface: String, at path: String, on owner: String,
    _ arguments: Variant = .tuple([]), _ done: @escaping @MainActor (OpaquePointer?) -> Void
  ) {
    g_dbus_connection_call(
      pointer, owner, path, interface, method, arguments.pointer, nil, G_DBUS_CALL_FLAGS_NONE, -1,
      nil,
      { source, result, data in
        let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
        Completion<OpaquePointer?>.call(data, answer)
        if let answer { g_variant_unref(answer) }
      }, Completion<OpaquePointer?>(done).pointer)
  }

  func emit(_ signal: String, of interface: String, at path: String, _ arguments: Variant) {
    g_dbus_connection_emit_signal(
      pointer, nil, path, interface, signal, arguments.pointer, nil)
  }

  /// Calls `heard` for each signal that matches the parameters, as long as the connection exists.
  ///
  /// - Parameters:
  ///   - signal: The signal's name.
  ///   - interface: The signal's interface.
  ///   - path: The object that emits the signal.
  ///   - sender: The bus name of the service.
  ///   - first: The string that must be the signal's first argument.
  ///   - heard: A closure that receives the signal's arguments, in a tuple that is valid only
  ///     during the call.
  func subscribe(
    to signal: String, of interface: String, at path: String, from sender: String,
    about first: String, _ heard: @escaping @MainActor (OpaquePointer) -> Void
  ) {
    g_dbus_connection_signal_subscribe(
      pointer, sender, interface, signal, path, first, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, values, data in
        nonisolated(unsafe) let (data, values) = (data, values)
        MainActor.assumeIsolated {
          guard let data, let values else { return }
          Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue().heard(values)
        }
      }, Unmanaged.passRetained(Listener(heard)).toOpaque(),
      { data in if let data { Unmanaged<Listener>.fromOpaque(data).release() } })
  }

  private final class Listener {
    let heard: @MainActor (OpaquePointer) -> Void

    init(_ heard: @escaping @MainActor (OpaquePointer) -> Void) {
      self.heard = heard
    }
  }
}
#endif
