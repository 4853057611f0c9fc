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

/// What the controllers last wished of the bars around a scene.
struct BarState {
  var style: UIStatusBarStyle = .default
  var isStatusBarHidden = false
  var isHomeIndicatorAutoHidden = false
  var deferredEdges: UIRectEdge = []
  var orientations: UIInterfaceOrientationMask = .allButUpsideDown
}

/// What the status bar of a scene looks like now.
@MainActor
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
  /// The controller that decides on the bars: that of the frontmost visible window as large as the scene.
  private var barController: UIViewController? {
    windows.last { !$0.isHidden && $0.rootViewController != nil && $0.frame == bounds }?
      .rootViewController
  }

  /// Asks the controllers for everything about the bars.
  ///
  /// UIKit does so when windows and controllers come and go, and when it is told that something
  /// changed.
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
  /// The controller at the end of the chain of presented ones, as far as those cover the screen.
  fileprivate var frontmost: UIViewController {
    guard let presented = presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    else { return self }
    return presented.frontmost
  }

  /// The controller at the end of a chain of children that decide instead of their parents.
  fileprivate func following(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    child(self).map { $0.following(child) } ?? self
  }
}
