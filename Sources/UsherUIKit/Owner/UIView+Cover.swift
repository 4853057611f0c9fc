#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

extension UIView {
  /// Whether the view has no window only because another controller covers its controller.
  ///
  /// For example, this is `true` after a push or below a full-screen presentation.
  var isCovered: Bool {
    guard window == nil, let outermost = outermostController else { return false }
    return outermost.parent != nil || outermost.presentingViewController != nil
      || outermost.presentedViewController != nil
  }

  /// If the view is covered, the view of a related controller that is in a window.
  ///
  /// For example, this is the view of a navigation controller. It is `nil` if the view isn't
  /// covered.
  var cover: UIView? {
    guard isCovered else { return nil }
    var next = outermostController
    while let controller = next {
      let presented = sequence(first: controller) { $0.presentedViewController }
      if let view = presented.lazy.compactMap(\.viewIfLoaded).first(where: { $0.window != nil }) {
        return view
      }
      next = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  private var outermostController: UIViewController? {
    sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }
      .reversed().first
  }
}
#endif
