#if GTK && os(Linux)
internal import CGTK
public import Usher

extension GTKHost {
  /// A store in a file in the user's folder for app state.
  ///
  /// The app's folder is named after the `GApplication`'s id, or after the program if there is no
  /// id.
  public var store: (any OverlayStore)? {
    let id = g_application_get_default().flatMap { g_application_get_application_id($0) }
    return (id ?? g_get_prgname()).map { AppStores.store(of: String(cString: $0)) }
  }
}

/// The process's stores, keyed by app name.
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
