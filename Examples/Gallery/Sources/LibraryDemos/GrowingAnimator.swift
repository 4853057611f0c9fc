internal import SwiftMessages

/// An animator that fades and grows a message in, and fades and shrinks it out.
final class GrowingAnimator: Animator {
  weak var delegate: (any AnimationDelegate)?
  let showDuration: TimeInterval = 0.5
  let hideDuration: TimeInterval = 0.25

  func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    let view = context.messageView
    let container = context.containerView
    container.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
    ])
    container.layoutIfNeeded()
    if let adjustable = view as? any UIView & MarginAdjustable {
      view.layoutMargins = adjustable.defaultMarginAdjustment(context: context)
      container.layoutIfNeeded()
    }
    view.alpha = 0
    view.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
    UIView.animate(
      withDuration: showDuration, delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0, options: [],
      animations: {
        view.alpha = 1
        view.transform = .identity
      }, completion: completion)
  }

  func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    let view = context.messageView
    UIView.animate(
      withDuration: hideDuration,
      animations: {
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
      }, completion: completion)
  }
}
