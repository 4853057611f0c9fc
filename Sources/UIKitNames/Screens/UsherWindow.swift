#if !canImport(UIKit)
public import Usher

/// What Usher knows of a window, under one name, so that none of it meets what a subclass adds.
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
