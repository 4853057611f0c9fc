internal import Usher

/// The app itself, where `Banner.application` was not set.
///
/// `UIApplication` is not declared an `ApplicationContext` here, because apps do so themselves.
@MainActor
final class SharedApplication: ApplicationContext {
  var keyWindow: UIWindow? { AppInFront.keyWindow }
  var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: 0, height: Presenter.default?.statusBarHeight ?? 0)
  }
  var preferredContentSizeCategory: UIContentSizeCategory { AppInFront.contentSizeCategory }
  var statusBarStyle: UIStatusBarStyle {
    get { AppInFront.statusBarStyle }
    set { AppInFront.statusBarStyle = newValue }
  }
}
