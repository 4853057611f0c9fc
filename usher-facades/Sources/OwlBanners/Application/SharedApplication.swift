#if os(iOS) || UIKIT_STAND_IN
internal import Usher

/// The context of the frontmost scene, used if `Banner.application` is `nil`.
///
/// `UIApplication` doesn't conform to `ApplicationContext` here, because apps declare this
/// conformance.
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
#endif
