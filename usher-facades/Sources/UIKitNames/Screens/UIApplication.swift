#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
@_spi(Facades) internal import Usher

/// The app.
@preconcurrency @MainActor
open class UIApplication: NSObject {
  /// The shared app; a new object for each default presenter.
  public static var shared: UIApplication {
    Presenter.defaultCompanion { UIApplication() }
  }

  private var chosenWindow: UIWindow?
  private lazy var defaultWindow = UIWindow()

  /// Makes the app.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// The window with keyboard focus: the last window made key, otherwise that of
  /// `Presenter.default`; `nil` without a presenter.
  open var keyWindow: UIWindow? {
    get {
      if let chosenWindow, chosenWindow.presenter != nil { return chosenWindow }
      return Presenter.default == nil ? nil : defaultWindow
    }
    set { chosenWindow = newValue }
  }

  /// The app's windows: the key window alone.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }

  /// The frame of the status bar: `zero`, since there is none.
  open var statusBarFrame: CGRect { .zero }

  /// The style of the status bar's text; stored without effect.
  open var statusBarStyle = UIStatusBarStyle.default

  /// Whether the status bar is hidden; stored without effect.
  open var isStatusBarHidden = false

  /// The user's preferred text size: always the default here, since Usher's hosts scale all text.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

/// The colour of the status bar's text; stored without effect, as a Linux desktop has no status
/// bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable, CaseIterable {
  /// Dark text, or light text in dark appearance.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}
#endif
