#if GTK && os(Linux)
internal import CGTK

/// Reports whether a screen reader is in use, according to the session's message bus.
///
/// `use` is `unknown` until the bus replies, and then follows changes. It is `none` if there is no
/// bus, or if `GTK_A11Y=none` disables GTK's own support.
@MainActor
final class AssistiveTechnology {
  static let shared = AssistiveTechnology()

  enum Use {
    /// The bus hasn't replied yet.
    case unknown
    case none
    case screenReader
  }

  private(set) var use = Use.unknown
  private var observers: [(owner: ObjectIdentifier, tell: @MainActor (Use) -> Void)] = []
  private var proxy: UnsafeMutablePointer<GDBusProxy>?

  private init() {
    guard g_getenv("GTK_A11Y").map({ String(cString: $0) }) != "none" else {
      use = .none
      return
    }
    // The call must not start a screen reader.
    g_dbus_proxy_new_for_bus(
      G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, nil, "org.a11y.Bus",
      "/org/a11y/bus", "org.a11y.Status", nil,
      { _, result, _ in
        nonisolated(unsafe) let proxy = g_dbus_proxy_new_for_bus_finish(result, nil)
        MainActor.assumeIsolated { AssistiveTechnology.shared.listen(to: proxy) }
      }, nil)
  }

  /// Calls `tell` now if the use is known, and after every change.
  ///
  /// The calls end when `forget(_:)` is called with `owner`.
  func observe(_ owner: AnyObject, _ tell: @escaping @MainActor (Use) -> Void) {
    observers.append((ObjectIdentifier(owner), tell))
    if use != .unknown { tell(use) }
  }

  func forget(_ owner: AnyObject) {
    observers.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  private func listen(to proxy: UnsafeMutablePointer<GDBusProxy>?) {
    self.proxy = proxy
    if let proxy {
      Signal.connectPair(UnsafeMutableRawPointer(proxy), "g-properties-changed") {
        [weak self] in self?.read()
      }
    }
    read()
  }

  private func read() {
    let property = proxy.flatMap { g_dbus_proxy_get_cached_property($0, "ScreenReaderEnabled") }
    defer { if let property { g_variant_unref(property) } }
    let isEnabled = property.map { g_variant_get_boolean($0) != 0 } ?? false
    let known = use
    use = isEnabled ? .screenReader : .none
    guard use != known else { return }
    for observer in observers { observer.tell(use) }
  }
}
#endif
