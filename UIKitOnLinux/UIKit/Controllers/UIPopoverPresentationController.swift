public import Foundation

/// An item that a presentation may belong to, which is a view or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The controller of a presentation next to a part of a view.
///
/// In a compact width, UIKit shows the content as a sheet instead. The stand-in does this on a
/// phone.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The item that the presentation belongs to, held weakly.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The view that the presentation belongs to, held weakly.
  open weak var sourceView: UIView?
  /// The part of the view that the presentation belongs to.
  open var sourceRect: CGRect = .zero

  /// The frame below the part of the view, with the content's preferred size.
  ///
  /// On a phone, this is the whole container.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let whole = super.frameOfPresentedViewInContainerView
    guard let containerView, containerView.traitCollection.userInterfaceIdiom == .pad
    else { return whole }
    let preferred = presentedViewController.preferredContentSize
    let size = preferred == .zero ? CGSize(width: 320, height: 480) : preferred
    let source = sourceView.map { containerView.convert(sourceRect, from: $0) } ?? whole
    let limit = CGPoint(x: whole.maxX - size.width, y: whole.maxY - size.height)
    return CGRect(
      x: max(min(source.midX - size.width / 2, limit.x), whole.minX),
      y: max(min(source.maxY, limit.y), whole.minY), width: size.width, height: size.height)
  }
}

extension UIViewController {
  /// The controller's popover, or `nil` for a controller with another presentation style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    let known = currentPresentation as? UIPopoverPresentationController ?? popover
    let new =
      known
      ?? UIPopoverPresentationController(
        presentedViewController: self, presenting: nil)
    popover = new
    return new
  }
}
