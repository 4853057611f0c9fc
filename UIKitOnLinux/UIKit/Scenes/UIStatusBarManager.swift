import Foundation

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// The last preferences of a scene's controllers for bars and orientation.
struct BarState {
  var style: UIStatusBarStyle = .default
  var isStatusBarHidden = false
  var isHomeIndicatorAutoHidden = false
  var deferredEdges: UIRectEdge = []
  var orientations: UIInterfaceOrientationMask = .allButUpsideDown
}

/// The current appearance of a scene's status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  open var statusBarStyle: UIStatusBarStyle { scene?.bars.style ?? .default }
  open var isStatusBarHidden: Bool { scene?.bars.isStatusBarHidden ?? false }
  open var statusBarFrame: CGRect {
    guard let scene, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: scene.bounds.width, height: max(20, scene.safeArea.top))
  }
}

extension UIWindowScene {
  /// The controller that decides on the bars, which is the root controller of the frontmost visible
  /// window as large as the scene.
  private var barController: UIViewController? {
    windows.last { !$0.isHidden && $0.rootViewController != nil && $0.frame == bounds }?
      .rootViewController
  }

  /// Asks the controllers for all preferences about the bars.
  ///
  /// UIKit does this when windows and controllers are shown or hidden, and after a
  /// `setNeeds…Update` call.
  func askForBars() {
    askForStatusBar()
    askForHomeIndicator()
    askForEdges()
    askForOrientations()
  }

  func askForStatusBar() {
    guard let top = barController?.frontmost else { return }
    bars.style = top.following(\.childForStatusBarStyle).preferredStatusBarStyle
    bars.isStatusBarHidden = top.following(\.childForStatusBarHidden).prefersStatusBarHidden
  }

  func askForHomeIndicator() {
    guard let top = barController?.frontmost else { return }
    bars.isHomeIndicatorAutoHidden =
      top.following(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
  }

  func askForEdges() {
    guard let top = barController?.frontmost else { return }
    bars.deferredEdges =
      top.following(\.childForScreenEdgesDeferringSystemGestures)
      .preferredScreenEdgesDeferringSystemGestures
  }

  func askForOrientations() {
    guard let top = barController?.frontmost else { return }
    bars.orientations = top.supportedInterfaceOrientations
  }
}

extension UIViewController {
  /// The last controller in the chain of full-screen presentations.
  fileprivate var frontmost: UIViewController {
    guard let presented = presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    else { return self }
    return presented.frontmost
  }

  /// Returns the last controller in the chain of children that decide in place of their parents.
  fileprivate func following(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    child(self).map { $0.following(child) } ?? self
  }
}
