#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

extension UIView {
  /// Whether the view is out of its window only because a controller covers its own, as after a
  /// push or below a presentation over the full screen.
  var isCovered: Bool {
    guard window == nil, let outermost = outermostController else { return false }
    return outermost.parent != nil || outermost.presentingViewController != nil
      || outermost.presentedViewController != nil
  }

  /// A view in a window around the controllers of a covered view, such as the one of a navigation
  /// controller; `nil` for a view that is not covered.
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
