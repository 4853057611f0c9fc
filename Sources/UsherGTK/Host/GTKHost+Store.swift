#if GTK && os(Linux)
internal import CGTK
public import Usher

extension GTKHost {
  /// A file in the user's folder for the state of apps, named after the `GApplication`'s id, or
  /// otherwise after the program.
  public var store: (any OverlayStore)? {
    let id = g_application_get_default().flatMap { g_application_get_application_id($0) }
    return (id ?? g_get_prgname()).map { AppStores.store(of: String(cString: $0)) }
  }
}

/// The stores of the process, by the app's name.
@MainActor
private enum AppStores {
  private static var stores: [String: OverlayFileStore] = [:]

  static func store(of app: String) -> OverlayFileStore {
    if let known = stores[app] { return known }
    let store = OverlayFileStore(app: app)
    stores[app] = store
    return store
  }
}
#endif
