#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
public import Usher

/// A stand-in for the window in which a presenter shows overlays.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The window's presenter; unless set, the current `Presenter.default`.
  package final var presenter: Presenter? {
    get { ownPresenter ?? Presenter.default }
    set { ownPresenter = newValue }
  }
  /// The window's level; stored without effect.
  open var windowLevel = Level.normal
  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene?
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.hostWindow = nil
      rootViewController?.view.hostWindow = self
      rootViewController?.view.noteTraits()
    }
  }
  /// Whether the window has keyboard focus.
  public private(set) var isKeyWindow = false

  /// Makes the window of a presenter.
  public convenience init(presenter: Presenter) {
    self.init(frame: .zero)
    ownPresenter = presenter
  }

  open override var window: UIWindow? { self }

  /// Makes the window the app's key window, so that its presenter counts as the app's.
  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.keyWindow?.isKeyWindow = false
    isKeyWindow = true
    UIApplication.shared.keyWindow = self
  }
}

/// A group of windows.
@preconcurrency @MainActor
open class UIWindowScene: NSObject {
  /// The scene's windows.
  public var windows: [UIWindow] = []

  /// Makes a scene without windows.
  @preconcurrency @MainActor public override init() {
    super.init()
  }
}
#endif
