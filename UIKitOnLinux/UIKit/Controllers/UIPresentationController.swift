public import Foundation

/// The object that manages a presentation and places the presented controller's view.
///
/// A presentation holds its controllers weakly. The controllers retain the presentation until it
/// ends.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenter: UIViewController?
  /// The presenting controller.
  ///
  /// Before the presentation starts, this is the controller passed to the initializer.
  open var presentingViewController: UIViewController { presenter ?? UIViewController() }
  /// The presented controller.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The presentation's style, as in the presented controller's `modalPresentationStyle`.
  open var presentationStyle: UIModalPresentationStyle {
    presented?.modalPresentationStyle ?? .none
  }
  /// The view that contains all views of the presentation, or `nil` before and after the
  /// presentation.
  open internal(set) var containerView: UIView?

  /// Creates the presentation of a controller.
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

  /// The presented view, which is the presented controller's view.
  open var presentedView: UIView? { presented?.view }

  /// The frame of the presented view, which is the whole container.
  ///
  /// UIKit leaves space around sheets, but the stand-in doesn't.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting controller's view disappears.
  ///
  /// UIKit removes this view at the end. The stand-in keeps it behind the presented view and calls
  /// its controller's appearance callbacks.
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

/// The view that contains all views of a presentation.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
