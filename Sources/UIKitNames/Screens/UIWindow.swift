#if !canImport(UIKit)
public import Foundation
public import Usher

/// A window, known by the presenter that shows overlays in it.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The presenter of this window; `nil` is `Presenter.default`, whichever that is by then.
  package final var presenter: Presenter? {
    get { ownPresenter ?? Presenter.default }
    set { ownPresenter = newValue }
  }
  private weak var ownPresenter: Presenter?
  /// How far in front it is; only kept.
  open var windowLevel = Level.normal
  /// Where it belongs.
  open weak var windowScene: UIWindowScene?
  /// What fills it.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.hostWindow = nil
      rootViewController?.view.hostWindow = self
      rootViewController?.view.noteTraits()
    }
  }
  /// Whether it has the keyboard.
  public private(set) var isKeyWindow = false

  /// Makes the window of a presenter.
  public convenience init(presenter: Presenter) {
    self.init(frame: .zero)
    ownPresenter = presenter
  }

  /// Usher's additions to the window: its presenter.
  public final var usher: UsherWindow { UsherWindow(self) }

  open override var window: UIWindow? { self }

  /// Shows it in front; here it tells that its presenter is the one that counts from now on.
  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.keyWindow?.isKeyWindow = false
    isKeyWindow = true
    UIApplication.shared.keyWindow = self
  }

  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// Higher is further in front.
    public let rawValue: CGFloat

    /// Makes a level.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a level.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0, of apps.
    public static let normal = Level(0)
    /// 1000.
    public static let statusBar = Level(1000)
    /// 2000.
    public static let alert = Level(2000)

    /// Orders levels from back to front.
    public static func < (lhs: Level, rhs: Level) -> Bool {
      lhs.rawValue < rhs.rawValue
    }
  }
}

/// Where windows belong.
@preconcurrency @MainActor
open class UIWindowScene: NSObject {
  /// Its windows.
  public var windows: [UIWindow] = []

  /// Makes a scene without windows.
  @preconcurrency @MainActor public override init() {
    super.init()
  }
}
#endif
