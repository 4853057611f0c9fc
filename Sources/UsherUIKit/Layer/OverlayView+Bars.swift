#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// A weak reference to a view.
struct WeakView {
  weak var view: UIView?
}

extension OverlayView {
  /// Lies in front of all but the bars, or right in front of the covered view.
  func comeToFront() {
    guard let superview else { return }
    if let covered = covered?.view { return superview.insertSubview(self, aboveSubview: covered) }
    // UIKit puts a bar into containers of its own. One with the content in it, too, is no part of a bar.
    let contents = (superview.next as? UIViewController)?.children.compactMap(\.viewIfLoaded) ?? []
    let fronts = bars.compactMap { $0.view?.ancestor(in: superview) }.filter { front in
      !contents.contains { $0.isDescendant(of: front) }
    }
    guard let first = superview.subviews.first(where: { view in fronts.contains { $0 === view } })
    else {
      if superview.subviews.last !== self { superview.bringSubviewToFront(self) }
      return
    }
    superview.insertSubview(self, belowSubview: first)
  }

  /// The safe area with what the visible bars cover at the upper and at the lower edge.
  var safeAreaBesideBars: Insets {
    var insets = Insets(safeAreaInsets)
    for bar in bars.compactMap(\.view) where !bar.isHidden && bar.alpha > 0 && bar.window != nil {
      let frame = convert(bar.bounds, from: bar)
      guard frame.intersects(bounds) else { continue }
      if frame.midY < bounds.midY {
        insets.top = max(insets.top, Double(frame.maxY))
      } else {
        insets.bottom = max(insets.bottom, Double(bounds.height - frame.minY))
      }
    }
    return insets
  }
}

extension UIView {
  /// The subview of `root` that the view is or lies in; `nil` outside of `root`.
  fileprivate func ancestor(in root: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { $0.superview === root }
  }
}
#endif
