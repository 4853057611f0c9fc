import SwiftMessages

// SwiftMessages, as it is used in the Swift 6 language mode.

final class LevelView: BaseView, @MainActor Identifiable {
  let level: Int
  var id: String { "level \(level)" }

  init(_ level: Int) {
    self.level = level
    super.init(frame: .zero)
    let label = UILabel()
    label.text = "Level \(level)"
    installBackgroundView(RoundView(12))
    installContentView(label)
    configureBackgroundView(width: 300)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
final class GrowAnimator: Animator {
  weak var delegate: (any AnimationDelegate)?
  var showDuration: TimeInterval { 0.3 }
  var hideDuration: TimeInterval { 0.2 }

  func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    let view = context.messageView
    context.containerView.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    UIView.animate(
      withDuration: showDuration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      animations: { view.transform = .identity }, completion: completion)
  }

  func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    UIView.animate(
      withDuration: hideDuration, animations: { context.messageView.alpha = 0 },
      completion: completion)
  }
}

final class PlainWindow: WindowViewController {
  override var prefersStatusBarHidden: Bool { true }
}

final class RoundView: CornerRoundingView {
  convenience init(_ radius: Double) {
    self.init(frame: .zero)
    cornerRadius = radius
    backgroundColor = .white
  }
}

final class LowKeyboardView: KeyboardTrackingView {
  override func willChange(change: Change, userInfo: [AnyHashable: Any]) {
    isPaused = change == .hide
  }
}

@MainActor
final class LevelScreen: UIViewController {
  private let messages = SwiftMessages()
  private var events: [String] = []

  func reach(_ level: Int) {
    var config = SwiftMessages.Config()
    config.presentationStyle = .custom(animator: GrowAnimator())
    config.duration = .seconds(seconds: 1)
    config.dimMode = .color(color: .black, interactive: false)
    config.dimModeAccessibilityLabel = "Go on"
    config.eventListeners = [{ [weak self] event in self?.note(event) }]
    config.windowViewController = { PlainWindow(config: $0) }
    config.keyboardTrackingView = LowKeyboardView()
    messages.show(config: config, view: LevelView(level))
  }

  func report() {
    print("  \(events.joined(separator: ", "))")
  }

  private func note(_ event: SwiftMessages.Event) {
    let name =
      switch event {
      case .willShow: "will show"
      case .didShow: "did show"
      case .willHide: "will hide"
      case .didHide: "did hide"
      }
    events.append("\(name) \(event.id ?? "")")
  }

  func confirm() {
    let view = MessageView.viewFromNib(layout: .cardView)
    view.configureTheme(.warning, iconStyle: .subtle)
    view.configureContent(
      title: "Full", body: "Nothing more can be kept.", iconImage: nil, iconText: nil,
      buttonImage: nil, buttonTitle: "Understood"
    ) { _ in
      print("  understood")
      SwiftMessages.hide()
    }
    SwiftMessages.defaultConfig = SwiftMessages.Config()
    SwiftMessages.defaultConfig.duration = .forever
    SwiftMessages.show { view }
    SwiftMessages.defaultConfig = SwiftMessages.Config()
  }
}
