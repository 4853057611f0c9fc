#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import UIKitBridge

/// The presentation of a segue's destination, from `perform()` until the destination is removed.
@MainActor
final class SegueTransition {
  private let segue: SwiftMessagesSegue
  private var window: OwnWindow?
  private var presentation: (any UIViewControllerContextTransitioning)?
  private var dismissal: (any UIViewControllerContextTransitioning)?
  private var hasBegun = false
  private var isGone = false
  private var sensor: WindowSensor?
  /// The constraints between the destination's view and its container, and the container's sizes.
  private var constraints: [NSLayoutConstraint] = []
  /// Whether the destination's view used its autoresizing mask.
  private var wasFramed = true

  init(of segue: SwiftMessagesSegue, in window: OwnWindow?) {
    self.segue = segue
    self.window = window
  }

  /// The durations of the entrance and the exit, in seconds.
  var durations: (entrance: TimeInterval, exit: TimeInterval) {
    let animator = segue.presentationStyle.animator
    return (animator.showDuration, animator.hideDuration)
  }

  /// Shows the message in the container of a transition.
  func present(using context: any UIViewControllerContextTransitioning) {
    hasBegun = true
    presentation = context
    install(context.view(forKey: .to) ?? segue.destination.view)
    var config = segue.messenger.defaultConfig
    config.presentationContext = .view(context.containerView)
    config.eventListeners.append { event in self.follow(event) }
    segue.messenger.show(config: config, view: segue.messageView)
  }

  /// Ends the transition with the next turn of the main queue if UIKit has refused to present.
  ///
  /// UIKit doesn't report that it has refused.
  func endIfRefused() {
    // If UIKit has refused, the transition and its segue would otherwise retain each other.
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isGone, !self.hasBegun,
          self.segue.destination.presentingViewController == nil
        else { return }
        self.end()
      }
    }
  }

  /// Hides the message.
  func dismiss(using context: any UIViewControllerContextTransitioning) {
    guard !isGone else { return context.completeTransition(true) }
    dismissal = context
    segue.messenger.hide()
  }

  /// Ends the transition if the destination was dismissed without a transition.
  ///
  /// This also removes the message.
  private func viewLeftWindow() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.endIfDismissed() }
    }
  }

  private func endIfDismissed() {
    guard !isGone, presentation == nil, dismissal == nil,
      segue.destination.presentingViewController == nil
    else { return }
    segue.messenger.hide(animated: false)
    if !isGone { end() }
  }

  private func follow(_ event: SwiftMessages.Event) {
    switch event {
    case .willShow, .willHide: break
    case .didShow: endPresentation()
    case .didHide: end()
    }
  }

  private func endPresentation() {
    presentation?.completeTransition(true)
    presentation = nil
  }

  private func end() {
    isGone = true
    endPresentation()
    segue.transition = nil
    if let dismissal {
      dismissal.completeTransition(true)
    } else {
      segue.destination.presentingViewController?.dismiss(animated: false, completion: nil)
    }
    dismissal = nil
    sensor?.removeFromSuperview()
    sensor = nil
    takeOut()
    window?.close()
    window = nil
  }

  /// Removes the destination's view from the message view, because it may be presented again
  /// elsewhere.
  private func takeOut() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    guard hasBegun, let view = segue.destination.viewIfLoaded else { return }
    if view.isDescendant(of: segue.containerView) { view.removeFromSuperview() }
    view.translatesAutoresizingMaskIntoConstraints = wasFramed
  }

  /// Adds the destination's view to the message view.
  private func install(_ view: UIView) {
    let (container, message) = (segue.containerView, segue.messageView)
    container.translatesAutoresizingMaskIntoConstraints = false
    wasFramed = view.translatesAutoresizingMaskIntoConstraints
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    constraints = [
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      view.leftAnchor.constraint(equalTo: container.leftAnchor),
      view.rightAnchor.constraint(equalTo: container.rightAnchor),
    ]
    // A segue can be performed again.
    if container.superview == nil {
      switch segue.containment {
      case .content: message.installContentView(container)
      case .background: message.installBackgroundView(container)
      case .backgroundVertical: message.installBackgroundVerticalView(container)
      }
    }
    let sensor = WindowSensor()
    sensor.isHidden = true
    sensor.onLeave = { [weak self] in self?.viewLeftWindow() }
    container.insertSubview(sensor, at: 0)
    self.sensor = sensor
    let size = segue.destination.preferredContentSize
    for (anchor, length) in [
      (container.heightAnchor, size.height), (container.widthAnchor, size.width),
    ] where length > 0 {
      constraints.append(anchor.constraint(equalToConstant: length).withPriority(951))
    }
    NSLayoutConstraint.activate(constraints)
  }
}

/// An invisible view that reports when it leaves its window.
final class WindowSensor: UIView {
  /// Called when the view leaves its window.
  var onLeave: () -> Void = {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeave() }
  }
}

/// The animator that presents or dismisses the destination for UIKit.
@MainActor
final class SegueAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let transition: SegueTransition
  private let isPresentation: Bool

  init(_ transition: SegueTransition, isPresentation: Bool) {
    self.transition = transition
    self.isPresentation = isPresentation
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    isPresentation ? transition.durations.entrance : transition.durations.exit
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if isPresentation {
      transition.present(using: transitionContext)
    } else {
      transition.dismiss(using: transitionContext)
    }
  }
}
#endif
