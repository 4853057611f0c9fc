#if !canImport(UIKit)
public import Usher

/// Usher's additions to a window, under one name, so that they never collide with a subclass's members.
@preconcurrency @MainActor
public struct UsherWindow {
  private let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
  }

  /// The presenter of the window; `nil` is `Presenter.default`, whichever that is by then.
  public var presenter: Presenter? {
    get { window.presenter }
    nonmutating set { window.presenter = newValue }
  }
}
#endif
