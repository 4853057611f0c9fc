#if !canImport(UIKit)
public import Usher

/// Usher's additions to a window, under one name to avoid collisions with a subclass's members.
@preconcurrency @MainActor
public struct UsherWindow {
  private let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
  }

  /// The window's presenter; unless set, the current `Presenter.default`.
  public var presenter: Presenter? {
    get { window.presenter }
    nonmutating set { window.presenter = newValue }
  }
}
#endif
