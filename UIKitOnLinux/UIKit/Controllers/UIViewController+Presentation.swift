import Foundation

extension UIViewController {
  /// Presents a controller over the whole window, in front of the controller and its container.
  ///
  /// If the controller or its container already presents another controller, the call is refused
  /// with a warning.
  func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter(for: controller.modalPresentationStyle)
    let attempt = "Attempt to present \(controller) on \(presenter) (from \(self))"
    if let other = presentedViewController ?? presenter.presentedViewController {
      World.current.warnings.append(
        other.isInTransition
          ? "\(attempt) while a presentation is in progress."
          : "\(attempt) which is already presenting \(other).")
      return
    }
    guard let window = viewIfLoaded?.window else {
      World.current.warnings.append("\(attempt) whose view is not in the window hierarchy.")
      return
    }
    guard controller.presentingViewController == nil else {
      World.current.raise(
        "NSInvalidArgumentException",
        "Application tried to present modally a view controller that is already being presented.")
      return
    }
    let delegate = controller.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(forPresented: controller, presenting: presenter, source: self)
        ?? ModalAnimator(controller.modalTransitionStyle)
      : nil
    let presentation = controller.makePresentation(by: presenter, source: self)
    let container = PresentationContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    presentation.containerView = container
    controller.currentPresentation = presentation
    presenter.presentedViewController = controller
    controller.presentingViewController = presenter
    controller.isBeingPresented = true
    window.addSubview(container)
    let coordinator = TransitionCoordinator(
      duration: animator?.transitionDuration(using: nil) ?? 0, isAnimated: animated)
    coordinator.join(from: presenter, to: controller, in: container)
    presentation.presentationTransitionWillBegin()
    if presentation.shouldRemovePresentersView {
      presenter.beginAppearanceTransition(false, animated: animated)
    }
    let end = { (didComplete: Bool) in
      controller.presentationDidEnd(didComplete, by: presenter)
      coordinator.leave(from: presenter, to: controller, isCancelled: !didComplete)
      animator?.animationEnded(didComplete)
      completion?()
    }
    if let animator {
      controller.run(
        animator, coordinator, from: presenter, to: controller, isDismissal: false, end: end)
    } else {
      let view = presentation.presentedView ?? controller.view
      view?.frame = presentation.frameOfPresentedViewInContainerView
      view?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if let view { container.addSubview(view) }
      coordinator.runAlongside()
      StandIn.later.append { end(true) }
    }
    window.windowScene?.askForBars()
  }

  /// Returns the presenting controller.
  ///
  /// For a current-context style, this is the nearest controller that defines the context.
  /// Otherwise, it is the outermost controller.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let wantsContext = style == .currentContext || style == .overCurrentContext
    var presenter = self
    while let parent = presenter.parent, !(wantsContext && presenter.definesPresentationContext) {
      presenter = parent
    }
    return presenter
  }

  /// Creates the presentation controller.
  ///
  /// The delegate creates it for the custom style, and otherwise UIKit.
  private func makePresentation(
    by presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let own =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source) : nil
    let presentation =
      own ?? popoverPresentationController
      ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    presentation.take(presenter: presenter)
    popover = nil
    return presentation
  }

  /// Performs a transition with an animator, and calls `end` once afterward.
  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, _ coordinator: TransitionCoordinator,
    from: UIViewController, to: UIViewController, isDismissal: Bool,
    end: @escaping (Bool) -> Void
  ) {
    guard let presentation = currentPresentation, let container = presentation.containerView
    else { return end(true) }
    isInTransition = true
    beginAppearanceTransition(!isDismissal, animated: true)
    let context = TransitionContext(
      from: from, to: to, presentation: presentation, container: container,
      isDismissal: isDismissal, finish: end)
    animator.animateTransition(using: context)
    coordinator.runAlongside()
  }

  private func presentationDidEnd(_ didComplete: Bool, by presenter: UIViewController) {
    isInTransition = false
    isBeingPresented = false
    let presentation = currentPresentation
    let covers = presentation?.shouldRemovePresentersView ?? false
    if !didComplete {
      beginAppearanceTransition(false, animated: true)
      if covers { presenter.beginAppearanceTransition(true, animated: true) }
      viewIfLoaded?.removeFromSuperview()
      forgetPresentation()
    }
    endAppearanceTransition()
    if covers { presenter.endAppearanceTransition() }
    presentation?.presentationTransitionDidEnd(didComplete)
    scene?.askForBars()
  }

  /// Dismisses the controller that this controller presents, or this controller if it presents none
  /// ("UIViewController.dismiss").
  func takeAway(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController else {
      if let presenter = presentingViewController ?? parent {
        presenter.takeAway(animated: animated, completion: completion)
      }
      return
    }
    guard !presented.isInTransition else {
      World.current.warnings.append(
        "Attempt to dismiss from view controller \(self) while a presentation or dismiss is in "
          + "progress.")
      return
    }
    presented.presentedViewController?.takeAwayQuietly()
    presented.isBeingDismissed = true
    let presentation = presented.currentPresentation
    let covers = presentation?.shouldRemovePresentersView ?? false
    let scene = presented.scene
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(forDismissed: presented)
        ?? ModalAnimator(presented.modalTransitionStyle) : nil
    let coordinator = TransitionCoordinator(
      duration: animator?.transitionDuration(using: nil) ?? 0, isAnimated: animated)
    coordinator.join(from: presented, to: self, in: presentation?.containerView)
    presentation?.dismissalTransitionWillBegin()
    if let animator {
      if covers { beginAppearanceTransition(true, animated: animated) }
      presented.run(animator, coordinator, from: presented, to: self, isDismissal: true) {
        [self] didComplete in
        presented.dismissalDidEnd(didComplete, by: self, presentation)
        coordinator.leave(from: presented, to: self, isCancelled: !didComplete)
        animator.animationEnded(didComplete)
        scene?.askForBars()
        completion?()
      }
      return
    }
    if covers { beginAppearanceTransition(true, animated: animated) }
    coordinator.runAlongside()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.forgetPresentation()
    presented.isBeingDismissed = false
    scene?.askForBars()
    StandIn.later.append { [weak self] in
      if covers { self?.endAppearanceTransition() }
      presentation?.dismissalTransitionDidEnd(true)
      coordinator.leave(from: presented, to: self, isCancelled: false)
      completion?()
    }
  }

  private func dismissalDidEnd(
    _ didComplete: Bool, by presenter: UIViewController, _ presentation: UIPresentationController?
  ) {
    isInTransition = false
    let covers = presentation?.shouldRemovePresentersView ?? false
    if didComplete {
      viewIfLoaded?.removeFromSuperview()
      forgetPresentation()
    } else {
      beginAppearanceTransition(true, animated: true)
      if covers { presenter.beginAppearanceTransition(false, animated: true) }
    }
    endAppearanceTransition()
    if covers { presenter.endAppearanceTransition() }
    isBeingDismissed = false
    presentation?.dismissalTransitionDidEnd(didComplete)
  }

  private func takeAwayQuietly() {
    presentedViewController?.takeAwayQuietly()
    viewIfLoaded?.removeFromSuperview()
    forgetPresentation()
  }

  private func forgetPresentation() {
    currentPresentation?.containerView?.removeFromSuperview()
    currentPresentation?.containerView = nil
    currentPresentation = nil
    presentingViewController?.presentedViewController = nil
    presentingViewController = nil
  }
}

extension World {
  func note(
    _ controller: UIViewController, _ function: ContainmentCall.Function, hasParent: Bool = false
  ) {
    containment.append(ContainmentCall(controller, function, hasParent: hasParent))
  }
}
