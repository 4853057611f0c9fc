#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

/// The root controller of the overlays' window: the bars look as the app has them beneath, unless
/// asked otherwise.
///
/// UIKit asks the root controller of the window in front how the status bar looks. Without an
/// answer of the app's own, the bar would change whenever an overlay comes.
@MainActor
final class OverlayController: UIViewController {
  /// The app's wishes for the system's bars while overlays are up.
  var systemBars = SystemBars() {
    didSet {
      guard systemBars != oldValue else { return }
      updateSystemBars()
    }
  }
  /// Called with each key left over by the overlays' content; returns whether an overlay used the
  /// key.
  var usePress: @MainActor (UIPress) -> Bool = { _ in false }

  /// Called when a controller of the app's own changes its preferred size.
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

  /// The controller on top in the app's window; `nil` without a window or a controller.
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
  /// Asks UIKit to read the looks of the bars and the orientations anew.
  func updateSystemBars() {
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  /// The controller in charge of edges with deferred system gestures.
  fileprivate var edgesController: UIViewController {
    childForScreenEdgesDeferringSystemGestures?.edgesController ?? self
  }

  /// The controller in charge of the status bar's style.
  fileprivate var statusBarController: UIViewController {
    childForStatusBarStyle?.statusBarController ?? self
  }

  /// The controller in charge of hiding the status bar.
  fileprivate var hiddenStatusBarController: UIViewController {
    childForStatusBarHidden?.hiddenStatusBarController ?? self
  }

  /// The controller in charge of the home indicator.
  fileprivate var homeIndicatorController: UIViewController {
    childForHomeIndicatorAutoHidden?.homeIndicatorController ?? self
  }
}
#endif
