import Foundation

/// The context of a transition that one of the app's animators performs.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private(set) var transitionWasCancelled = false
  private let from: UIViewController
  private let to: UIViewController
  private let presentation: UIPresentationController
  private let isDismissal: Bool
  private var finish: ((Bool) -> Void)?

  init(
    from: UIViewController, to: UIViewController, presentation: UIPresentationController,
    container: UIView, isDismissal: Bool, finish: @escaping (Bool) -> Void
  ) {
    self.from = from
    self.to = to
    self.presentation = presentation
    self.isDismissal = isDismissal
    self.finish = finish
    containerView = container
    presentationStyle = presentation.presentationStyle
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var targetTransform: CGAffineTransform { .identity }

  func completeTransition(_ didComplete: Bool) {
    guard let finish else { return }
    self.finish = nil
    transitionWasCancelled = !didComplete
    finish(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: view(of: from)
    case .to: view(of: to)
    default: nil
    }
  }

  /// Returns the view of the presented controller.
  ///
  /// Returns the presenting controller's view only if it appears or disappears.
  private func view(of controller: UIViewController) -> UIView? {
    if controller === presented { return presentation.presentedView }
    return presentation.shouldRemovePresentersView ? controller.view : nil
  }

  private var presented: UIViewController { isDismissal ? from : to }

  func initialFrame(for controller: UIViewController) -> CGRect {
    if controller === presented {
      return isDismissal ? presentation.presentedView?.frame ?? .zero : .zero
    }
    return isDismissal && presentation.shouldRemovePresentersView ? .zero : place(of: controller)
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === presented {
      return isDismissal ? .zero : presentation.frameOfPresentedViewInContainerView
    }
    return !isDismissal && presentation.shouldRemovePresentersView ? .zero : place(of: controller)
  }

  private func place(of controller: UIViewController) -> CGRect {
    guard let view = controller.viewIfLoaded else { return .zero }
    return containerView.convert(view.bounds, from: view)
  }
}
