#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The desktop's accent color, as reported by the settings portal whenever the user changes it.
///
/// For documentation, see `org.freedesktop.portal.Settings` at
/// <https://flatpak.github.io/xdg-desktop-portal/docs/>.
@MainActor
final class DesktopAccent {
  /// The accent shared by all hosts.
  ///
  /// The portal is called when the first host is created.
  static let shared = DesktopAccent()

  /// The accent's background color for controls, or `nil` if there is no accent or the portal
  /// hasn't replied.
  let background = ObservableValue<RGBA?>(nil)
  /// The connection to the bus, stored because the signal's subscription doesn't retain it.
  private var bus: BusConnection?

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let settings = "org.freedesktop.appearance"
  private static let setting = "accent-color"

  private init() {
    guard Self.hasBus else { return }
    BusConnection.session { [weak self] in
      if let self, let bus = $0 { listen(on: bus) }
    }
  }

  /// Whether the session already has a bus.
  ///
  /// Without this check, GLib would start a bus under X11.
  private static var hasBus: Bool {
    guard g_getenv("DBUS_SESSION_BUS_ADDRESS") == nil else { return true }
    let socket = String(cString: g_get_user_runtime_dir()) + "/bus"
    return g_file_test(socket, G_FILE_TEST_EXISTS) != 0
  }

  private func listen(on bus: BusConnection) {
    self.bus = bus
    bus.subscribe(
      to: "SettingChanged", of: Self.interface, at: Self.path, from: Self.portal,
      about: Self.settings
    ) { [weak self] news in
      guard Variant.text(1, in: news) == Self.setting else { return }
      self?.background.value = Variant.numbers(2, in: news).flatMap { RGBA(portal: $0) }
    }
    // Every version of the portal supports this older method.
    bus.call(
      "Read", of: Self.interface, at: Self.path, on: Self.portal,
      .tuple([.text(Self.settings), .text(Self.setting)])
    ) { [weak self] answer in
      let numbers = answer.flatMap { Variant.numbers(0, in: $0) }
      self?.background.value = numbers.flatMap { RGBA(portal: $0) }
    }
  }
}

extension RGBA {
  /// Creates a color from the portal's value, or returns `nil` if the value doesn't have three
  /// components from 0 to 1.
  ///
  /// The portal uses other values if there is no accent.
  init?(portal numbers: [Double]) {
    guard numbers.count == 3, numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2])
  }
}
#endif
