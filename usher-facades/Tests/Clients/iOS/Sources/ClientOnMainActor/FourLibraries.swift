import OwlBanners
import Popup
import SwiftEntryKit
import SwiftMessages

#if os(iOS)
import UIKit
#endif

// The older libraries in an app whose code is on the main actor by default, which is the setting of
// Xcode 26 for new apps. The classes below name an actor only if they subclass a class that belongs
// to no actor.

final class EntryScreen: UIViewController {
  private var answers: [String] = []

  func ask() {
    var attributes = EKAttributes.centerFloat
    attributes.displayDuration = .infinity
    attributes.entryInteraction = .delayExit(by: 3)
    attributes.entryInteraction.customTapActions.append { self.answers.append("tapped") }
    attributes.lifecycleEvents.willAppear = { self.answers = [] }
    attributes.lifecycleEvents.didDisappear = { self.leave() }
    let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 16), color: .black)
    let message = EKSimpleMessage(
      title: .init(text: "Rate it?", style: style),
      description: .init(text: "It takes a moment.", style: style))
    let button = EKProperty.ButtonContent(
      label: .init(text: "Now", style: style), backgroundColor: .clear,
      highlightedBackgroundColor: .black
    ) { self.answers.append("now") }
    let alert = EKAlertMessage(
      simpleMessage: message,
      buttonBarContent: .init(with: button, separatorColor: .black, expandAnimatedly: true))
    SwiftEntryKit.display(entry: EKAlertMessageView(with: alert), using: attributes)
  }

  func leave() { SwiftEntryKit.dismiss(.all) { self.answers.append("gone") } }
}

final class CardView: BaseView, Identifiable {
  let id: String

  init(_ id: String) {
    self.id = id
    super.init(frame: .zero)
    installBackgroundView(UIView())
    installContentView(UILabel())
  }

  required init?(coder: NSCoder) { nil }
}

final class FadeAnimator: Animator {
  weak var delegate: (any AnimationDelegate)?
  let showDuration: TimeInterval = 0.3
  let hideDuration: TimeInterval = 0.2

  func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    context.containerView.addSubview(context.messageView)
    UIView.animate(
      withDuration: showDuration, animations: { context.messageView.alpha = 1 },
      completion: completion)
  }

  func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    UIView.animate(
      withDuration: hideDuration, animations: { context.messageView.alpha = 0 },
      completion: completion)
  }
}

/// An instance whose initializer belongs to no actor.
final class CardMessages: SwiftMessages {
  private(set) var shown = 0

  nonisolated override init() { super.init() }

  override func show(config: Config, view: UIView) {
    shown += 1
    super.show(config: config, view: view)
  }
}

final class MessageScreen: UIViewController {
  private let messages = CardMessages()
  private var isShown = false

  func show() {
    var config = SwiftMessages.Config()
    config.presentationContext = .viewController(self)
    config.presentationStyle = .custom(animator: FadeAnimator())
    config.eventListeners.append { event in
      if case .didShow = event { self.isShown = true }
    }
    messages.show(config: config, view: CardView("card"))
    SwiftMessages.show {
      let view = MessageView.viewFromNib(layout: .cardView)
      view.configureTheme(.warning)
      view.buttonTapHandler = { _ in SwiftMessages.hide() }
      return view
    }
  }

  func hide() { messages.hideAll() }
}

enum SeasonStyle: BannerStyle {
  case spring

  var bannerConfiguration: BannerConfiguration {
    BannerConfiguration(bannerView: SeasonView(), bufferHeight: 40)
  }
}

final class SeasonView: UIView, BannerView {
  private let label = UILabel()
  var title = "" { didSet { label.text = title } }
}

/// A banner, which any thread may enqueue.
nonisolated final class CountedBanner: Banner {
  override func enqueue() {
    requiresUserDismissal = title.isEmpty
    super.enqueue()
  }

  private let title: String

  init(_ title: String) {
    self.title = title
    super.init(DefaultBannerStyle.notice, title: title)
  }
}

final class BannerScreen: UIViewController {
  private var ends: [BannerOutcome] = []

  func show() {
    let banner = Banner(SeasonStyle.spring, title: "Spring")
    banner.completionAction = { self.ends = [] }
    banner.userDismissalAction = { self.dismissAll() }
    banner.usher.outcomeAction = { self.ends.append($0) }
    banner.enqueue()
    Task.detached { CountedBanner("Summer").enqueue() }
  }

  func dismissAll() { Banner.usher.dismissAll() }
}

final class SaleTask: PopupTask {
  weak var manager: Popup.Manager?
  var taskDescription = "Sale"
  let priority = 1
  var isCanceled = false
  private(set) var isDrawn = false

  func render() { isDrawn = true }
  func didDismiss() { isDrawn = false }
}

final class TaskScreen: UIViewController {
  func show() {
    do {
      let task = SaleTask()
      try Popup.Manager.shared.add(task: task)
      try task.resignFocus()
    } catch {
      SwiftEntryKit.dismiss()
    }
  }
}
