import SwiftMessages
import UIKit

// The app's own animators.

class DropAnimator: NSObject, Animator {
  weak var delegate: AnimationDelegate?
  var showDuration: TimeInterval { 0.6 }
  var hideDuration: TimeInterval { 0.3 }
  private weak var message: UIView?

  func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    let (message, container) = (context.messageView, context.containerView)
    self.message = message
    message.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(message)
    NSLayoutConstraint.activate([
      message.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      message.topAnchor.constraint(equalTo: container.safeAreaLayoutGuide.topAnchor),
      message.widthAnchor.constraint(lessThanOrEqualTo: container.widthAnchor, constant: -20),
    ])
    container.layoutIfNeeded()
    if context.safeZoneConflicts.contains([.sensorNotch, .homeIndicator]) {
      message.layoutMargins.top = message.safeAreaInsets.top
    }
    message.transform = CGAffineTransform(translationX: 0, y: -message.frame.maxY)
    UIView.animate(
      withDuration: showDuration, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { message.transform = .identity },
      completion: { finished in completion(finished) })
    guard context.interactiveHide else { return }
    let pan = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))
    message.addGestureRecognizer(pan)
  }

  func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    UIView.animate(
      withDuration: hideDuration, delay: 0, options: .curveEaseIn,
      animations: { context.messageView.alpha = 0 }, completion: completion)
  }

  @objc private func pan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: delegate?.panStarted(animator: self)
    case .changed: message?.transform.ty = min(0, pan.translation(in: message?.superview).y)
    case .ended where pan.velocity(in: message).y < -500: delegate?.hide(animator: self)
    default: delegate?.panEnded(animator: self)
    }
  }
}

// An interruptible animation that reverses from its current position.
class GlideAnimator: Animator {
  weak var delegate: AnimationDelegate?
  var showDuration: TimeInterval = 0.4
  var hideDuration: TimeInterval = 0.2
  private var running: UIViewPropertyAnimator?

  func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    let view = context.messageView
    view.frame = context.containerView.bounds.inset(
      by: UIEdgeInsets(top: 40, left: 20, bottom: 400, right: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    context.containerView.addSubview(view)
    view.alpha = 0
    let animator = UIViewPropertyAnimator(duration: showDuration, dampingRatio: 0.8) {
      view.alpha = 1
      view.center.y += 20
    }
    animator.addCompletion { position in completion(position == .end) }
    animator.startAnimation()
    running = animator
  }

  func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    running?.stopAnimation(true)
    let timing = UISpringTimingParameters(dampingRatio: 1, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: hideDuration, timingParameters: timing)
    animator.addAnimations { context.messageView.alpha = 0 }
    animator.addCompletion { _ in
      context.messageView.removeFromSuperview()
      completion(true)
    }
    animator.startAnimation(afterDelay: 0.05)
  }
}

// An animation with a fling gesture, like the library's dialogs.
class FlungAnimator: Animator {
  weak var delegate: AnimationDelegate?
  let showDuration: TimeInterval = 0
  let hideDuration: TimeInterval = 0
  private let handler = DialogPanHandler()

  func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    context.containerView.addSubview(context.messageView)
    context.messageView.center = context.containerView.center
    handler.configure(context: context, animator: self)
    handler.hideDelay = 0.1
    completion(true)
  }

  func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    handler.state?.stop()
    print(handler.isOffScreen, handler.state?.angularVelocity ?? 0)
    completion(true)
  }
}

class DialogPanHandler: PhysicsPanHandler {
  func wait(for other: UIGestureRecognizer) {
    pan.require(toFail: other)
    pan.isEnabled = true
  }
}

class AnimatedScreen: UIViewController, UIGestureRecognizerDelegate {
  private let list = UIScrollView()

  func styles() -> [SwiftMessages.PresentationStyle] {
    let edge = TopBottomAnimation(style: .bottom)
    edge.showDuration = 0.5
    edge.hideDuration = 0.25
    edge.springDamping = 1
    edge.closeSpeedThreshold = 500
    edge.closePercentThreshold = 0.5
    edge.closeAbsoluteThreshold = 100
    edge.panGestureRecognizer.delegate = self
    list.panGestureRecognizer.require(toFail: edge.panGestureRecognizer)
    let physics = PhysicsAnimation()
    physics.placement = .top
    physics.showDuration = 0.7
    physics.hideDuration = 0.2
    physics.panHandler = DialogPanHandler()
    physics.panHandler.pan.delegate = self
    return [
      .top, .bottom, .center, .custom(animator: edge), .custom(animator: physics),
      .custom(animator: DropAnimator()), .custom(animator: GlideAnimator()),
      .custom(animator: FlungAnimator()),
    ]
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  // As in apps whose messages kept the margins of the previous device orientation.
  func followRotation(_ edge: TopBottomAnimation, _ physics: PhysicsAnimation) {
    let name = UIDevice.orientationDidChangeNotification
    let center = NotificationCenter.default
    center.addObserver(
      edge, selector: #selector(TopBottomAnimation.adjustMargins), name: name, object: nil)
    center.addObserver(
      physics, selector: #selector(PhysicsAnimation.adjustMargins), name: name, object: nil)
    edge.adjustMargins()
  }
}
