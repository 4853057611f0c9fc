extension Presenter {
  /// The store for remembered answers and for the number of times that overlays were shown.
  ///
  /// The default is ``defaultStore``, or otherwise the host's store: `UserDefaults` on iOS, and a
  /// file in the app's state folder with GTK. Other hosts forget everything when the program ends.
  /// A change doesn't copy earlier values.
  ///
  /// ```swift
  /// for entry in presenter.store.entries { print(entry.key) }
  /// presenter.store.reset("empty-bin")
  /// presenter.store.resetAll()
  /// ```
  public var store: any OverlayStore {
    get {
      existingAbility(ChosenStore.self)?.chosen ?? Self.defaultStore ?? host.store
        ?? ability(ChosenStore.self).memory
    }
    set { ability(ChosenStore.self).chosen = newValue }
  }

  /// The store of all presenters that have no store of their own.
  ///
  /// The default is `nil`, for the store of each presenter's host. Inside `withOwnDefault`, this
  /// property has a separate value.
  public static var defaultStore: (any OverlayStore)? {
    get { Defaults.current.companion { StoreOfAll() }.store }
    set { Defaults.current.companion { StoreOfAll() }.store = newValue }
  }
}

/// The store of one presenter.
private final class ChosenStore: PresenterAbility {
  var chosen: (any OverlayStore)?
  private(set) lazy var memory = OverlayMemoryStore()

  init(of presenter: Presenter) {}
}

/// The store of all presenters, set by the app.
private final class StoreOfAll: Sendable {
  @MainActor var store: (any OverlayStore)?
}
