#if GTK
internal import CGTK

/// The settings portal of a desktop on the session bus, with an accent that a test chooses.
@MainActor
final class SettingsPortal {
  /// The accent's red, green and blue components.
  ///
  /// A change is sent to every program.
  var accent: [Double] {
    didSet { tellChange() }
  }
  private let bus: OpaquePointer
  private let description: UnsafeMutablePointer<GDBusNodeInfo>
  private var table = GDBusInterfaceVTable()

  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let text = """
    <node><interface name='\(interface)'>
      <method name='Read'><arg type='s' direction='in'/><arg type='s' direction='in'/>
        <arg type='v' direction='out'/></method>
      <signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
    </interface></node>
    """

  /// Opens the portal until the program ends.
  init(accent: [Double]) throws {
    self.accent = accent
    bus = try unwrap(g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil), "the session's bus")
    description = try unwrap(g_dbus_node_info_new_for_xml(Self.text, nil), "the description")
    table.method_call = { _, _, _, _, _, _, call, data in
      nonisolated(unsafe) let (call, data) = (call, data)
      MainActor.assumeIsolated {
        guard let data else { return }
        let portal = Unmanaged<SettingsPortal>.fromOpaque(data).takeUnretainedValue()
        g_dbus_method_invocation_return_value(
          call, SettingsPortal.tuple([g_variant_new_variant(g_variant_new_variant(portal.value))]))
      }
    }
    g_dbus_connection_register_object(
      bus, Self.path, description.pointee.interfaces[0], &table,
      Unmanaged.passRetained(self).toOpaque(), nil, nil)
    g_bus_own_name_on_connection(
      bus, "org.freedesktop.portal.Desktop", G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil)
  }

  private var value: OpaquePointer? { Self.tuple(accent.map { g_variant_new_double($0) }) }

  private func tellChange() {
    g_dbus_connection_emit_signal(
      bus, nil, Self.path, Self.interface, "SettingChanged",
      Self.tuple([
        g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string("accent-color"),
        g_variant_new_variant(value),
      ]), nil)
  }

  private static func tuple(_ values: [OpaquePointer?]) -> OpaquePointer? {
    var values = values
    return g_variant_new_tuple(&values, gsize(values.count))
  }
}
#endif
