import Foundation

extension UIViewController {
  /// Shows a controller over the whole window, in front of the controller and its container.
  func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
    var presenter = self
    while let parent = presenter.parent { presenter = parent }
    if let other = presenter.presentedViewController, other !== controller {
      other.show(controller, animated: animated, completion: completion)
      return
    }
    presenter.presentedViewController = controller
    controller.presentingViewController = presenter
    controller.isBeingPresented = true
    let covers = controller.modalPresentationStyle == .fullScreen
    if covers { presenter.beginAppearanceTransition(false, animated: animated) }
    controller.view.frame = window.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(controller.view)
    window.windowScene?.askForBars()
    StandIn.later.append {
      if covers { presenter.endAppearanceTransition() }
      controller.isBeingPresented = false
      completion?()
    }
  }

  /// Takes away the controller that this one presents, or else this one ("UIViewController.dismiss").
  func takeAway(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController else {
      if let presenter = presentingViewController ?? parent {
        presenter.takeAway(animated: animated, completion: completion)
      }
      return
    }
    presented.presentedViewController?.takeAwayQuietly()
    presented.isBeingDismissed = true
    let covers = presented.modalPresentationStyle == .fullScreen
    let scene = presented.scene
    if covers { beginAppearanceTransition(true, animated: animated) }
    presented.viewIfLoaded?.removeFromSuperview()
    presentedViewController = nil
    presented.presentingViewController = nil
    presented.isBeingDismissed = false
    scene?.askForBars()
    StandIn.later.append { [weak self] in
      if covers { self?.endAppearanceTransition() }
      completion?()
    }
  }

  private func takeAwayQuietly() {
    presentedViewController?.takeAwayQuietly()
    viewIfLoaded?.removeFromSuperview()
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
