#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// The root controller of the overlays' window.
///
/// UIKit asks the frontmost window's root controller for the appearance of the status bar. By
/// default, this controller forwards the app's values, because otherwise the bar would change
/// whenever an overlay appears.
@MainActor
final class OverlayController: UIViewController {
  /// The appearance of the system's bars while overlays are shown.
  var systemBars = SystemBars() {
    didSet {
      guard systemBars != oldValue else { return }
      updateSystemBars()
    }
  }
  /// Called with each key that overlay content doesn't use, and returns whether an overlay used the
  /// key.
  var usePress: @MainActor (UIPress) -> Bool = { _ in false }

  /// Called when one of the app's controllers in an overlay changes its preferred content size.
  var onChildSize: @MainActor () -> Void = {}

  override func loadView() { view = UIView() }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    switch systemBars.statusBar {
    case .inherited: beneath?.statusBarController.preferredStatusBarStyle ?? .default
    case .shown(let style), .style(let style): style
    case .hidden: .default
    }
  }

  override var prefersStatusBarHidden: Bool {
    switch systemBars.statusBar {
    case .inherited, .style:
      beneath?.hiddenStatusBarController.prefersStatusBarHidden ?? false
    case .shown: false
    case .hidden: true
    }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    systemBars.orientations ?? beneath?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  override var prefersHomeIndicatorAutoHidden: Bool {
    systemBars.hidesHomeIndicator
      ?? beneath?.homeIndicatorController.prefersHomeIndicatorAutoHidden ?? false
  }

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    beneath?.edgesController.preferredScreenEdgesDeferringSystemGestures ?? []
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = presses.filter { !usePress($0) }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    onChildSize()
  }

  /// The topmost view controller in the app's window, or `nil` if there is no app window.
  private var beneath: UIViewController? {
    let window = viewIfLoaded?.window as? OverlayWindow
    var top = window?.appWindow?.rootViewController
    while let presented = top?.presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      top = presented
    }
    return top
  }
}

extension UIViewController {
  /// Requests an update of the system's bars and of the orientations.
  func updateSystemBars() {
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  /// The controller that determines which edges defer system gestures.
  fileprivate var edgesController: UIViewController {
    childForScreenEdgesDeferringSystemGestures?.edgesController ?? self
  }

  fileprivate var statusBarController: UIViewController {
    childForStatusBarStyle?.statusBarController ?? self
  }

  /// The controller that determines whether the status bar is hidden.
  fileprivate var hiddenStatusBarController: UIViewController {
    childForStatusBarHidden?.hiddenStatusBarController ?? self
  }

  fileprivate var homeIndicatorController: UIViewController {
    childForHomeIndicatorAutoHidden?.homeIndicatorController ?? self
  }
}
#endif
