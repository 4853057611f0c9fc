#if !canImport(ObjectiveC)
/// What banners need to know of the app they are shown in, and of its status bar.
///
/// It asks for nothing that `UIApplication` does not have, so that
/// `extension UIApplication: ApplicationContext {}` is all an app needs to write. Where there is no
/// app, as in an extension, something else can tell.
public protocol ApplicationContext: AnyObject {
  /// The window that has the keyboard: banners are shown by its presenter; `nil` leaves that to
  /// `Presenter.default`.
  @preconcurrency @MainActor var keyWindow: UIWindow? { get }
  /// Where the status bar is: what a banner shows begins below it, and below the safe area.
  @preconcurrency @MainActor var statusBarFrame: CGRect { get }
  /// How large a person wants letters to be; asked once for each banner of a default style.
  @preconcurrency @MainActor var preferredContentSizeCategory: UIContentSizeCategory { get }
  /// The letters of the status bar, which a banner may change for as long as it is up.
  @preconcurrency @MainActor var statusBarStyle: UIStatusBarStyle { get set }
}
#endif
