public import Foundation

/// The object that places a presented controller's view, and what else belongs to a presentation.
///
/// A presentation does not keep its controllers; they keep the presentation until it is over.
@MainActor
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenter: UIViewController?
  /// The presenting controller, or the one that was named where none presents yet.
  open var presentingViewController: UIViewController { presenter ?? UIViewController() }
  /// The presented controller.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The presentation's style: the one that the presented controller asked for.
  open var presentationStyle: UIModalPresentationStyle {
    presented?.modalPresentationStyle ?? .none
  }
  /// The view that holds everything of the presentation; `nil` before and afterwards.
  open internal(set) var containerView: UIView?

  /// Makes the presentation of a controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  func take(presenter: UIViewController) {
    self.presenter = presenter
  }

  /// The view that is presented: the controller's.
  open var presentedView: UIView? { presented?.view }

  /// The place of the presented view: all of the container.
  ///
  /// UIKit leaves room around sheets; the stand-in does not.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting controller's view disappears.
  ///
  /// UIKit takes that view away at the end; the stand-in leaves it behind the other and tells its controller.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }

  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation's transition.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation's transition, with whether it was completed.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal's transition.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal's transition, with whether it was completed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// The view that holds everything of a presentation.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
