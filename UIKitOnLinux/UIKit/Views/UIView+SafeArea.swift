import Foundation

extension UIView {
  /// Changes the view's frame, and settles the safe area once afterward.
  func place(_ change: () -> Void) {
    let isInside = isBeingPlaced
    isBeingPlaced = true
    change()
    isBeingPlaced = isInside
    noteNewPlace()
  }

  /// Settles the safe area, unless the view or a superview is still changing its frame.
  func noteNewPlace() {
    guard window != nil, !isBeingPlaced, !ConstraintPass.isAutoresizing else { return }
    settleSafeArea()
  }

  /// Recomputes the safe-area insets of the view and its descendants, and notifies views with
  /// changed insets.
  func settleSafeArea() {
    let new = computeSafeArea()
    if new != knownSafeArea {
      knownSafeArea = new
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
      settleMargins()
      if layoutRecord?.takesPart == true { setConstraintsChanged() }
    }
    subviews.forEach { $0.settleSafeArea() }
  }

  private func computeSafeArea() -> UIEdgeInsets {
    guard let superview, window != nil else { return rootSafeArea }
    let outer = superview.safeAreaOfSubviews
    let size = superview.bounds
    let frame = frame.offsetBy(dx: -size.minX, dy: -size.minY)
    let (added, bars) = (
      controller?.additionalSafeAreaInsets ?? .zero, controller?.coveredByBars ?? .zero
    )
    let extra = UIEdgeInsets(
      top: added.top + bars.top, left: added.left + bars.left, bottom: added.bottom + bars.bottom,
      right: added.right + bars.right)
    return UIEdgeInsets(
      top: reach(outer.top, frame.minY) + extra.top,
      left: reach(outer.left, frame.minX) + extra.left,
      bottom: reach(outer.bottom, size.height - frame.maxY) + extra.bottom,
      right: reach(outer.right, size.width - frame.maxX) + extra.right)
  }

  /// Returns the part of a superview's inset that reaches into a view at a distance from the edge.
  ///
  /// A view that extends beyond the edge has the whole inset and no more.
  private func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
    max(0, inset - max(0, distance))
  }
}
