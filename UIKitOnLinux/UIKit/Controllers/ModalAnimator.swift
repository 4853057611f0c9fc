import Foundation

/// UIKit's animator for presentations and dismissals, in which the view slides across the lower
/// edge or fades.
@MainActor
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let fades: Bool

  /// Creates an animator for a style.
  ///
  /// Styles that the stand-in can't draw use a slide.
  init(_ style: UIModalTransitionStyle) {
    fades = style == .crossDissolve
  }

  /// Half a second, because UIKit documents no duration.
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let leaves = context.viewController(forKey: .from)?.isBeingDismissed ?? false
    let key: (UITransitionContextViewKey, UITransitionContextViewControllerKey) =
      leaves ? (.from, .from) : (.to, .to)
    guard let view = context.view(forKey: key.0),
      let controller = context.viewController(forKey: key.1)
    else { return context.completeTransition(true) }
    let away = { [fades] in
      if fades {
        view.alpha = 0
      } else {
        view.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
      }
    }
    let there = {
      view.alpha = 1
      view.transform = .identity
    }
    if !leaves {
      view.frame = context.finalFrame(for: controller)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
      UIView.performWithoutAnimation(away)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      leaves ? away() : there()
    } completion: { _ in
      UIView.performWithoutAnimation(there)
      context.completeTransition(true)
    }
  }
}
