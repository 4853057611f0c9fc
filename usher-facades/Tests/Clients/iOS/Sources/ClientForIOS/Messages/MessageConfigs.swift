import SwiftMessages
import UIKit

// Every setting of a message's configuration, as apps set it.

class RotatingWindowController: WindowViewController {
  private let orientations: UIInterfaceOrientationMask

  init(config: SwiftMessages.Config, orientations: UIInterfaceOrientationMask) {
    self.orientations = orientations
    super.init(config: config)
  }

  required init?(coder: NSCoder) {
    fatalError("RotatingWindowController has no nib file")
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  override var shouldAutorotate: Bool { super.shouldAutorotate }
  override var prefersStatusBarHidden: Bool { false }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.accessibilityIdentifier = "messages"
  }
}

class ConfiguredScreen: UIViewController {
  private var shown: [String] = []

  func contexts() -> [SwiftMessages.PresentationContext] {
    var contexts: [SwiftMessages.PresentationContext] = [
      .automatic, .window(windowLevel: .normal), .window(windowLevel: .statusBar),
      .window(windowLevel: UIWindow.Level(rawValue: 3)), .viewController(self), .view(view),
    ]
    if let scene = view.window?.windowScene {
      contexts.append(.windowScene(scene, windowLevel: .alert))
    }
    if let controller = navigationController ?? tabBarController {
      contexts.append(.viewController(controller))
    }
    return contexts
  }

  func dimModes() -> [SwiftMessages.DimMode] {
    let modes: [SwiftMessages.DimMode] = [
      .none, .gray(interactive: true),
      .color(
        color: #colorLiteral(red: 0.1, green: 0.3, blue: 0.4, alpha: 0.75), interactive: false),
      .blur(style: .systemThinMaterial, alpha: 0.8, interactive: true),
    ]
    return modes.filter { $0.modal && $0.interactive }
  }

  func durations() -> [SwiftMessages.Duration] {
    [.automatic, .forever, .seconds(seconds: 4), .indefinite(delay: 0.3, minimum: 1)]
  }

  func showWithAll(_ message: UIView) {
    var config = SwiftMessages.Config()
    config.presentationStyle = .top
    config.presentationContext = .window(windowLevel: .statusBar)
    config.duration = .seconds(seconds: 3)
    config.dimMode = .gray(interactive: true)
    config.dimModeAccessibilityLabel = NSLocalizedString("Close", comment: "")
    config.interactiveHide = false
    config.preferredStatusBarStyle = .lightContent
    config.prefersStatusBarHidden = true
    config.shouldAutorotate = false
    config.ignoreDuplicates = false
    config.becomeKeyWindow = true
    config.overrideUserInterfaceStyle = .dark
    config.haptic = .error
    config.priority = 10
    config.windowViewController = { config in
      RotatingWindowController(config: config, orientations: [.portrait, .landscapeLeft])
    }
    config.keyboardTrackingView = KeyboardTrackingView()
    config.eventListeners.append { [weak self] event in
      switch event {
      case .willShow(let view): self?.shown.append(view.accessibilityIdentifier ?? "")
      case .didShow: UIAccessibility.post(notification: .screenChanged, argument: event.view)
      case .willHide: self?.setNeedsStatusBarAppearanceUpdate()
      case .didHide: self?.shown.removeAll { $0 == event.id }
      }
    }
    SwiftMessages.show(config: config, view: message)
  }

  func changeDefaults() {
    SwiftMessages.defaultConfig.presentationStyle = .bottom
    SwiftMessages.defaultConfig.haptic = nil
    SwiftMessages.pauseBetweenMessages = 0
    SwiftMessages.show {
      let view = MessageView.viewFromNib(layout: .cardView)
      view.configureContent(body: "Made when it is needed")
      return view
    }
    let config = SwiftMessages.defaultConfig
    SwiftMessages.show(config: config) { UIView() }
  }

  func present(over controller: UIViewController) {
    let window = WindowViewController()
    window.modalPresentationStyle = .overFullScreen
    controller.present(window, animated: false) { window.dismiss(animated: true) }
    controller.present(WindowViewController(config: SwiftMessages.Config()), animated: true)
  }
}

class ChatKeyboardView: KeyboardTrackingView {
  override func willChange(change: Change, userInfo: [AnyHashable: Any]) {
    super.willChange(change: change, userInfo: userInfo)
    let end = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    topMargin = (end?.cgRectValue.height ?? 0) > 100 ? 8 : 0
  }

  override func didChange(change: Change, userInfo: [AnyHashable: Any]) {
    isPaused = change == .hide
  }
}

class ChatScreen: UIViewController, KeyboardTrackingViewDelegate {
  private let tracker = ChatKeyboardView(frame: .zero)

  // A tracker can also be part of the app's screen, so that the keyboard lifts the screen's views.
  override func viewDidLoad() {
    super.viewDidLoad()
    tracker.delegate = self
    tracker.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tracker)
    NSLayoutConstraint.activate([
      tracker.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tracker.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tracker.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func keyboardTrackingViewWillChange(
    change: KeyboardTrackingView.Change, userInfo: [AnyHashable: Any]
  ) {
    switch change {
    case .show, .frame: additionalSafeAreaInsets.bottom = tracker.topMargin
    case .hide: additionalSafeAreaInsets = .zero
    }
  }

  func keyboardTrackingViewDidChange(
    change: KeyboardTrackingView.Change, userInfo: [AnyHashable: Any]
  ) {
    view.layoutIfNeeded()
  }
}
