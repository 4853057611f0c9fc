#if UIKIT_STAND_IN
import UIKit
import Usher
import UsherUIKit

/// An app with one scene that doesn't know about overlays, except that its root controller forwards
/// key presses.
@MainActor
final class SampleScene {
  let scene: UIWindowScene
  let window: UIWindow
  let controller: SampleController
  /// The scene's presenter.
  var presenter: Presenter { Presenter.attached(to: scene) }

  /// Launches an app next to the existing apps.
  static func launchedBeside() -> SampleScene { SampleScene(isAlone: false) }

  /// Launches the app.
  init(
    size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero,
    isAlone: Bool = true
  ) {
    if isAlone { StandIn.reset() }
    (scene, window) = StandIn.launch(size: size, safeArea: safeArea)
    controller = SampleController()
    window.rootViewController = controller
    StandIn.finishTurn()
  }

  /// The window that shows overlays, or `nil` if there is none.
  var overlayWindow: UIWindow? { StandIn.windows(besides: window).first }

  /// Disconnects the scene, so that the next test isn't affected.
  ///
  /// Tests without scenes, which run at the same time, also use the device's traits.
  func close() {
    StandIn.disconnect(scene)
    StandIn.finishTurn()
    StandIn.restoreTraits()
  }
}

/// The app's root controller.
@MainActor
final class SampleController: UIViewController {
  var barStyle = UIStatusBarStyle.default
  var hidesBar = false
  var firstEdges: UIRectEdge = []
  let field = UITextField()
  let button = UIControl()
  private(set) var presses = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = view.bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
    view.addSubview(button)
    field.frame = CGRect(x: 20, y: 400, width: 200, height: 40)
    view.addSubview(field)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { barStyle }
  override var prefersStatusBarHidden: Bool { hidesBar }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { firstEdges }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let scene = view.window?.windowScene else { return }
    let left = Presenter.attached(to: scene).pressesBegan(presses)
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }
}
#endif
