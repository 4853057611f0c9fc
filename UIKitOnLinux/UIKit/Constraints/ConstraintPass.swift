import Foundation

/// The pass that solves the constraints of view trees before layout.
@MainActor
enum ConstraintPass {
  /// Whether any constraint has been active in this process.
  ///
  /// Until then, the pass does nothing.
  static var isUsed = false
  /// Whether a tree is being solved or its constraints are being updated.
  private static var isRunning = false
  /// Whether frames are changing because the superview's size changed.
  ///
  /// The solution already includes these changes.
  static var isAutoresizing = false
  private static var lastRank = 0

  static func nextRank() -> Int {
    lastRank += 1
    return lastRank
  }

  /// Solves the tree of `view` if needed, and requests layout from superviews of views with changed
  /// frames.
  static func settle(_ view: UIView) {
    guard isUsed, !isRunning else { return }
    let root = view.layoutRoot
    guard root.layoutRecord?.isDirty == true else { return }
    isRunning = true
    defer { isRunning = false }
    updateConstraints(in: root)
    root.record.isDirty = false
    let system = ConstraintSystem(root: root)
    system.solve()
    system.publish()
  }

  /// Calls `updateConstraints()` on the views of a tree that requested it, subviews first.
  static func updateConstraints(in view: UIView) {
    for subview in view.subviews { updateConstraints(in: subview) }
    guard view.layoutRecord?.needsUpdateConstraints != false else { return }
    view.record.needsUpdateConstraints = false
    view.updateConstraints()
  }
}

extension UIView {
  /// Requests a new solution of the tree before its next layout.
  func setConstraintsChanged() {
    ConstraintPass.isUsed = true
    layoutRoot.record.isDirty = true
    StandIn.needsPass = true
  }

  /// Requests a new solution if the last solution depended on the view's frame.
  func noteFrameChange() {
    guard let record = layoutRecord, !ConstraintPass.isAutoresizing else { return }
    if record.isScrollPart || record.takesPart && translatesAutoresizingMaskIntoConstraints {
      setConstraintsChanged()
    }
  }

  /// Lays out the tree using constraints and frames until all views are laid out, in at most 20
  /// rounds.
  func layOutByConstraints() {
    var rounds = 0
    repeat {
      ConstraintPass.settle(self)
      layer.layoutIfNeeded()
      rounds += 1
    } while awaitsLayout && rounds < 20
  }

  /// Whether the view, an ancestor or a descendant needs layout, or the tree a solution.
  private var awaitsLayout: Bool {
    if layoutRoot.layoutRecord?.isDirty == true { return true }
    var isWaiting = layer.layoutTop.awaitsLayout
    forEachInTree { isWaiting = isWaiting || $0.layer.awaitsLayout }
    return isWaiting
  }

  /// Applies the solved frames to the subviews that constraints lay out.
  func placeSubviews() {
    guard ConstraintPass.isUsed else { return }
    for view in subviews {
      if let frame = view.layoutRecord?.solvedFrame { view.take(frame) }
    }
  }

  /// Applies a frame that doesn't include the view's transform.
  func take(_ frame: CGRect) {
    guard !has(frame) else { return }
    place {
      bounds.size = frame.size
      center = position(in: frame)
    }
  }

  /// Returns whether the view already has the frame.
  func has(_ frame: CGRect) -> Bool {
    bounds.size == frame.size && center == position(in: frame)
  }

  private func position(in frame: CGRect) -> CGPoint {
    let anchor = anchorPoint
    return CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }

  /// The frame without the view's transform.
  var plainFrame: CGRect {
    let (size, place, anchor) = (bounds.size, center, anchorPoint)
    return CGRect(
      x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  // MARK: The tree

  /// Deactivates constraints that refer to the view's subtree, which is being removed.
  ///
  /// Only constraints held by `ancestor` or above are deactivated.
  func dropConstraints(heldAbove ancestor: UIView) {
    guard ConstraintPass.isUsed else { return }
    var holder: UIView? = ancestor
    while let view = holder {
      for constraint in view.layoutRecord?.constraints ?? [] {
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        if items.contains(where: { UIView.owning($0)?.isDescendant(of: self) == true }) {
          view.removeConstraint(constraint)
        }
      }
      holder = view.superview
    }
  }

  /// Requests a new solution if the added subtree uses constraints.
  func noteNewTree() {
    var asks = false
    forEachInTree { view in
      asks = asks || view.layoutRecord != nil || type(of: view).requiresConstraintBasedLayout
    }
    if asks { setConstraintsChanged() }
  }
}
