#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The accent of the desktop, which the settings portal tells, and tells again when the user
/// chooses another.
///
/// The portal's page is <https://flatpak.github.io/xdg-desktop-portal/docs/>, under
/// `org.freedesktop.portal.Settings`. Without a portal, or without an accent, there is none.
@MainActor
final class DesktopAccent {
  /// The desktop's accent; the portal is asked when the first host is made.
  static let shared = DesktopAccent()

  /// The background of controls in the accent; `nil` for none, and until the portal has answered.
  let background = ObservableValue<RGBA?>(nil)
  /// The connection, which the signal's subscription does not keep.
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

  /// Whether the session has a bus already: GLib would start one of its own under X11.
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
    // The older of two methods, which every version of the portal has.
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
  /// Makes a color from what the portal tells; `nil` unless it is three shares from 0 to 1, which
  /// is how the portal says that there is none.
  init?(portal numbers: [Double]) {
    guard numbers.count == 3, numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2])
  }
}
#endif
