import OwlBanners
import Usher

/// The application context of an app extension.
@MainActor
final class Extension: ApplicationContext {
  var statusBarStyle = UIStatusBarStyle.default { didSet { styles.append(statusBarStyle) } }
  private(set) var styles: [UIStatusBarStyle] = []
  let statusBarHeight: Double
  let preferredContentSizeCategory: UIContentSizeCategory
  private let window: UIWindow?
  /// The presenter of this context.
  ///
  /// Other tests have other default presenters, which must not use the context's window.
  private weak var owner: Presenter?

  init(
    statusBarHeight: Double = 0, category: UIContentSizeCategory = .large, window: UIWindow? = nil
  ) {
    self.statusBarHeight = statusBarHeight
    preferredContentSizeCategory = category
    self.window = window
    owner = Presenter.default
  }

  var keyWindow: UIWindow? { owner === Presenter.default ? window : nil }
  var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: statusBarHeight) }
}
