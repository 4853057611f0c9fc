import SwiftMessages

// SwiftMessages as it was used before Swift had actors.

// One of the app's message views.
class BadgeView: BaseView, Identifiable, AccessibleMessage {
  let badge: String
  var id: String { "badge \(badge)" }
  var accessibilityMessage: String? { "You have earned \(badge)" }
  var accessibilityElement: NSObject? { self }
  var additionalAccessibilityElements: [NSObject]? { nil }

  init(badge: String) {
    self.badge = badge
    super.init(frame: .zero)
    let label = UILabel()
    label.text = badge
    let background = CornerRoundingView()
    background.cornerRadius = 15
    background.backgroundColor = .white
    installBackgroundView(background)
    installContentView(label, insets: UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

// A message view that extends the library's view.
class QuotaView: MessageView {
  var quota = 0 {
    didSet { configureContent(title: "Quota", body: "\(quota) percent are used.") }
  }
}

// One of the app's animators.
class FadeAnimator: Animator {
  weak var delegate: AnimationDelegate?
  let showDuration: TimeInterval = 0.25
  let hideDuration: TimeInterval = 0.25

  func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    let view = context.messageView
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: showDuration, animations: { view.alpha = 1 },
      completion: { finished in completion(finished) })
  }

  func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    UIView.animate(
      withDuration: hideDuration, animations: { context.messageView.alpha = 0 },
      completion: completion)
  }
}

// A subclass that counts requested messages.
class CountedMessages: SwiftMessages {
  var asked = 0

  override func show(config: Config, view: UIView) {
    asked += 1
    super.show(config: config, view: view)
  }
}

class InboxScreen: UIViewController, KeyboardTrackingViewDelegate {
  let own = CountedMessages()

  func keyboardTrackingViewWillChange(
    change: KeyboardTrackingView.Change, userInfo: [AnyHashable: Any]
  ) {}

  func keyboardTrackingViewDidChange(
    change: KeyboardTrackingView.Change, userInfo: [AnyHashable: Any]
  ) {}

  func compose() {
    let tracker = KeyboardTrackingView()
    tracker.delegate = self
    tracker.topMargin = 20
    let animation = TopBottomAnimation(style: .bottom)
    animation.showDuration = 0.3
    animation.closePercentThreshold = 0.5
    var config = SwiftMessages.Config()
    config.presentationStyle = .custom(animator: animation)
    config.keyboardTrackingView = tracker
    config.duration = .seconds(seconds: 1)
    let view = MessageView.viewFromNib(layout: .messageView)
    view.configureTheme(.info)
    view.configureContent(title: "Draft", body: "Saved")
    view.button?.setTitle("Discard", for: .normal)
    view.buttonTapHandler = { [weak self] _ in self?.own.hide() }
    own.show(config: config, view: view)
    print("  asked: \(own.asked)")
  }

  func ask() {
    let view = MessageView.viewFromNib(layout: .centeredView)
    view.configureTheme(
      backgroundColor: .darkGray, foregroundColor: .white, iconImage: nil, iconText: "?")
    view.configureContent(
      title: "Delete?", body: "This cannot be undone.", iconImage: nil, iconText: nil,
      buttonImage: nil, buttonTitle: "Delete",
      buttonTapHandler: { button in
        print("  deletes by \(button.title(for: .normal) ?? "")")
        SwiftMessages.hide(id: "delete")
      })
    view.tapHandler = { _ in print("  tapped") }
    view.id = "delete"
    var config = SwiftMessages.defaultConfig
    config.presentationStyle = .center
    config.presentationContext = .window(windowLevel: .statusBar)
    config.duration = .forever
    config.dimMode = .gray(interactive: true)
    config.interactiveHide = false
    config.eventListeners.append { event in
      switch event {
      case .willShow: print("  will show")
      case .didShow: print("  did show")
      case .willHide: print("  will hide")
      case .didHide: print("  did hide")
      }
    }
    SwiftMessages.show(config: config, view: view)
    let current: MessageView? = SwiftMessages.current(id: "delete")
    print("  asks: \(current === view)")
  }

  func count() {
    var config = SwiftMessages.Config()
    config.duration = .indefinite(delay: 0.5, minimum: 1)
    for _ in 0..<2 {
      SwiftMessages.show(config: config) {
        let view = MessageView.viewFromNib(layout: .statusLine)
        view.configureContent(body: "Loading")
        view.id = "loading"
        return view
      }
    }
  }

  func counted() {
    print("  loads: \(SwiftMessages.count(id: "loading"))")
    SwiftMessages.hideCounted(id: "loading")
  }

  func earn() {
    own.pauseBetweenMessages = 0
    own.defaultConfig.presentationStyle = .bottom
    own.defaultConfig.duration = .seconds(seconds: 1)
    own.show(view: BadgeView(badge: "Gold"))
    own.show(view: BadgeView(badge: "Gold"))
    var config = own.defaultConfig
    config.presentationStyle = .custom(animator: FadeAnimator())
    let quota: QuotaView = MessageView.viewFromNib(layout: .messageView)
    quota.button?.isHidden = true
    quota.quota = 80
    own.show(config: config, view: quota)
    let queued: QuotaView? = own.queued(id: quota.id)
    print("  waits: \(queued === quota)")
  }
}
