#if !canImport(UIKit)
public import Foundation
internal import Usher

/// The app.
@preconcurrency @MainActor
open class UIApplication: NSObject {
  /// The one there is; it goes with the default presenter.
  public static var shared: UIApplication {
    Presenter.defaultCompanion { UIApplication() }
  }

  private var chosenWindow: UIWindow?
  private lazy var defaultWindow = UIWindow()

  /// Makes the app.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// The window that has the keyboard; unless one was made key, that of `Presenter.default`, and `nil`
  /// where there is no presenter.
  open var keyWindow: UIWindow? {
    get {
      if let chosenWindow, chosenWindow.presenter != nil { return chosenWindow }
      return Presenter.default == nil ? nil : defaultWindow
    }
    set { chosenWindow = newValue }
  }

  /// All windows.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }

  /// Where a status bar is; nowhere here.
  open var statusBarFrame: CGRect { .zero }

  /// The letters of a status bar; only kept.
  open var statusBarStyle = UIStatusBarStyle.default

  /// Whether there is no status bar to be seen; only kept.
  open var isStatusBarHidden = false

  /// How large a person wants letters to be; here Usher's hosts scale all of them.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
}
#endif
