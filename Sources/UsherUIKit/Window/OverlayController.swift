#if canImport(UIKit)
internal import UIKit

/// The root controller of the overlays' window: the bars look as the app has them beneath, unless asked otherwise.
///
/// UIKit asks the root controller of the window in front how the status bar looks. Without an answer of the
/// app's own, the bar would change whenever an overlay comes.
@MainActor
final class OverlayController: UIViewController {
  /// What the app asks for while overlays are up.
  var systemBars = SystemBars() {
    didSet {
      guard systemBars != oldValue else { return }
      updateSystemBars()
    }
  }
  /// Called with the keys that nothing in the overlays wanted; the answer is whether one took it.
  var takePress: @MainActor (UIPress) -> Bool = { _ in false }

  /// Called where a controller of the app's own wants to be of another size.
  var onChildSize: @MainActor () -> Void = {}

  override func loadView() { view = UIView() }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    switch systemBars.statusBar {
    case .asBeneath: beneath?.statusBarController.preferredStatusBarStyle ?? .default
    case .shown(let style): style
    case .hidden: .default
    }
  }

  override var prefersStatusBarHidden: Bool {
    switch systemBars.statusBar {
    case .asBeneath: beneath?.hiddenStatusBarController.prefersStatusBarHidden ?? false
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
    let left = presses.filter { !takePress($0) }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    onChildSize()
  }

  /// The controller on top in the app's window; `nil` where there is none.
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
  /// Lets UIKit ask anew how the bars look and which orientations there are.
  func updateSystemBars() {
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  /// The controller that answers for edges at which the app's own gestures come first.
  fileprivate var edgesController: UIViewController {
    childForScreenEdgesDeferringSystemGestures?.edgesController ?? self
  }

  /// The controller that answers for the status bar's style.
  fileprivate var statusBarController: UIViewController {
    childForStatusBarStyle?.statusBarController ?? self
  }

  /// The controller that answers whether the status bar is hidden.
  fileprivate var hiddenStatusBarController: UIViewController {
    childForStatusBarHidden?.hiddenStatusBarController ?? self
  }

  /// The controller that answers for the home indicator.
  fileprivate var homeIndicatorController: UIViewController {
    childForHomeIndicatorAutoHidden?.homeIndicatorController ?? self
  }
}
#endif
