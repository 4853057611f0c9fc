#if os(Linux) && !UIKIT_STAND_IN
internal import Foundation

extension UIViewController {
  /// Presents a controller.
  ///
  /// The `transitioningDelegate` of `controller` shows it, for example by an overlay. Without a
  /// delegate the controller counts as presented, but nothing is drawn.
  ///
  /// - Parameters:
  ///   - controller: The controller; ignored if it is presented already, or if this one presents
  ///     another.
  ///   - animated: Whether the transition is animated; otherwise the delegate is not asked.
  ///   - completion: Called after the transition.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentation == nil, controller.presentingViewController == nil else { return }
    let presentation = Presentation(of: controller, by: self)
    self.presentation = presentation
    controller.presenter = self
    let delegate = animated ? controller.transitioningDelegate : nil
    let animator = delegate?.animationController(
      forPresented: controller, presenting: self, source: self)
    presentation.run(animator, from: self, to: controller) { [weak self, weak controller] done in
      if !done { self?.forgetPresentation(of: controller) }
      completion?()
    }
  }

  /// Dismisses the controller that this one presents; without one, dismisses this controller.
  ///
  /// - Parameters:
  ///   - animated: Whether the transition is animated.
  ///   - completion: Called after the transition.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presentation else {
      presenter?.dismiss(animated: animated, completion: completion)
      return
    }
    // As in UIKit, a call during a transition has no effect.
    guard !presentation.isInTransition else { return }
    let controller = presentation.controller
    let animator =
      animated
      ? controller.transitioningDelegate?.animationController(forDismissed: controller) : nil
    presentation.run(animator, from: controller, to: self) { [weak self] done in
      if done { self?.forgetPresentation(of: controller) }
      completion?()
    }
  }

  private func forgetPresentation(of controller: UIViewController?) {
    presentation = nil
    controller?.presenter = nil
  }

  /// The controller that this one presents.
  public var presentedViewController: UIViewController? { presentation?.controller }

  /// The controller that presents this one.
  public var presentingViewController: UIViewController? { presenter }
}

/// A presented controller, with the container of its transitions.
@MainActor
final class Presentation {
  /// The presented controller.
  let controller: UIViewController
  private let container = UIView()
  /// Whether a transition is running.
  private(set) var isInTransition = false

  init(of controller: UIViewController, by presenter: UIViewController) {
    self.controller = controller
    container.hostWindow = presenter.viewIfLoaded?.window
  }

  /// Runs a transition with an animator; without one the transition ends at once.
  func run(
    _ animator: (any UIViewControllerAnimatedTransitioning)?, from: UIViewController,
    to: UIViewController, end: @escaping (Bool) -> Void
  ) {
    guard let animator else { return end(true) }
    isInTransition = true
    animator.animateTransition(
      using: TransitionContext(from: from, to: to, in: container) { [weak self] done in
        self?.isInTransition = false
        end(done)
      })
  }
}

/// The context of one transition.
private final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated = true
  private(set) var transitionWasCancelled = false
  private let from: UIViewController
  private let to: UIViewController
  private var end: ((Bool) -> Void)?

  init(
    from: UIViewController, to: UIViewController, in container: UIView,
    end: @escaping (Bool) -> Void
  ) {
    self.from = from
    self.to = to
    self.end = end
    containerView = container
  }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    transitionWasCancelled = !didComplete
    end(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : to.view
  }
}
#endif
