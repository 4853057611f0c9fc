/// The app itself, where `Banner.application` was not set.
///
/// `UIApplication` is not declared an `ApplicationContext` here, because apps do so themselves.
@MainActor
final class SharedApplication: ApplicationContext {
  var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  var preferredContentSizeCategory: UIContentSizeCategory {
    UIApplication.shared.preferredContentSizeCategory
  }
  var statusBarStyle: UIStatusBarStyle {
    get { UIApplication.shared.statusBarStyle }
    set { UIApplication.shared.statusBarStyle = newValue }
  }
}
