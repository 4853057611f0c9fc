#if GTK
internal import CGTK
internal import Glibc

/// A message bus, with arguments in GVariant's notation.
struct MessageBus {
  let connection: OpaquePointer

  /// The program's session bus.
  static func session() throws -> MessageBus {
    MessageBus(
      connection: try unwrap(g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil), "the session's bus"))
  }

  /// Connects to the bus at an address, or throws if there is none.
  static func connected(to address: String) throws -> MessageBus {
    let flags =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    return MessageBus(
      connection: try unwrap(
        g_dbus_connection_new_for_address_sync(
          address, GDBusConnectionFlags(rawValue: flags), nil, nil, nil),
        "the bus at \(address)"))
  }

  /// Waits for up to ten seconds until a program owns a name on the bus, or throws.
  func wait(for name: String) throws(ScenarioFailure) {
    for _ in 0..<200 {
      let answer = try call(
        "org.freedesktop.DBus.NameHasOwner", of: "org.freedesktop.DBus", at: "/", "('\(name)',)")
      if answer == ["true"] { return }
      usleep(50_000)
    }
    throw ScenarioFailure(description: "\(name) is not on the bus")
  }

  /// Calls a method, such as `org.a11y.Bus.GetAddress`, and returns the reply's leaf values in
  /// order.
  ///
  /// Waits for the reply, and throws if the reply is an error.
  @discardableResult
  func call(
    _ method: String, of name: String, at path: String, _ arguments: String = "()"
  ) throws(ScenarioFailure) -> [String] {
    let parts = method.split(separator: ".")
    var error: UnsafeMutablePointer<GError>?
    let answer = g_dbus_connection_call_sync(
      connection, name, path, parts.dropLast().joined(separator: "."), String(parts.last ?? ""),
      g_variant_parse(nil, arguments, nil, nil, nil), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, &error)
    guard let answer else {
      defer { g_error_free(error) }
      let message = error.map { String(cString: $0.pointee.message) } ?? "no reason"
      throw ScenarioFailure(description: "\(method) of \(name): \(message)")
    }
    defer { g_variant_unref(answer) }
    return Self.leaves(of: answer)
  }

  /// Returns the leaf values of a variant as texts, through all containers.
  static func leaves(of value: OpaquePointer) -> [String] {
    if g_variant_is_container(value) != 0 {
      return (0..<g_variant_n_children(value)).flatMap { index -> [String] in
        guard let child = g_variant_get_child_value(value, index) else { return [] }
        defer { g_variant_unref(child) }
        return leaves(of: child)
      }
    }
    switch String(cString: g_variant_get_type_string(value)) {
    case "s", "o", "g": return [String(cString: g_variant_get_string(value, nil))]
    default:
      guard let printed = g_variant_print(value, 0) else { return [] }
      defer { g_free(printed) }
      return [String(cString: printed)]
    }
  }

  /// A text in GVariant's notation.
  static func quoted(_ text: String) -> String {
    let value = g_variant_ref_sink(g_variant_new_string(text))
    defer { g_variant_unref(value) }
    guard let printed = g_variant_print(value, 0) else { return "''" }
    defer { g_free(printed) }
    return String(cString: printed)
  }
}
#endif
