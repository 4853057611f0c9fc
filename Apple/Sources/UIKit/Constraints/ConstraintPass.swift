import Foundation

/// The solving of trees, before they are laid out.
@MainActor
enum ConstraintPass {
  /// Whether any rule has been active in this process; without that nothing is looked up.
  static var isUsed = false
  /// Whether a tree is being solved or its rules are updated.
  private static var isRunning = false
  /// Whether frames change because the superview's size does, in the way that the solution already has.
  static var isAutoresizing = false
  private static var lastRank = 0

  static func nextRank() -> Int {
    lastRank += 1
    return lastRank
  }

  /// Solves the tree of `view` if it has to be, and has those superviews laid out whose subviews' frames differ
  /// from the solution.
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

  /// Has the views of a tree update their rules where they wait for that, subviews first.
  static func updateConstraints(in view: UIView) {
    for subview in view.subviews { updateConstraints(in: subview) }
    guard view.layoutRecord?.needsUpdateConstraints != false else { return }
    view.record.needsUpdateConstraints = false
    view.updateConstraints()
  }
}

extension UIView {
  /// Has the tree solved anew before it is next laid out.
  func setConstraintsChanged() {
    ConstraintPass.isUsed = true
    layoutRoot.record.isDirty = true
    StandIn.needsPass = true
  }

  /// Has the tree solved anew where the view's frame, set from outside, was part of the solution.
  func noteFrameChange() {
    guard let record = layoutRecord, !ConstraintPass.isAutoresizing else { return }
    if record.isScrollPart || record.takesPart && translatesAutoresizingMaskIntoConstraints {
      setConstraintsChanged()
    }
  }

  /// Lays out the tree by rules and frames until nothing waits.
  func layOutByRules() {
    var rounds = 0
    repeat {
      ConstraintPass.settle(self)
      layer.layoutIfNeeded()
      rounds += 1
    } while awaitsLayout && rounds < 20
  }

  /// Whether the view, a view around it or one in it waits for layout, or the tree for a solution.
  private var awaitsLayout: Bool {
    var root = self
    if layer.awaitsLayout { return true }
    while let next = root.superview {
      root = next
      if root.layer.awaitsLayout { return true }
    }
    if root.layoutRecord?.isDirty == true { return true }
    var isWaiting = false
    forEachInTree { isWaiting = isWaiting || $0.layer.awaitsLayout }
    return isWaiting
  }

  /// Gives the subviews that rules lay out their frames.
  func placeSubviews() {
    guard ConstraintPass.isUsed else { return }
    for view in subviews {
      if let frame = view.layoutRecord?.solvedFrame { view.take(frame) }
    }
  }

  /// Takes a frame as it would be without the view's transform.
  func take(_ frame: CGRect) {
    let place = position(in: frame)
    if bounds.size != frame.size { bounds.size = frame.size }
    guard center != place else { return }
    center = place
    if window != nil { settleSafeArea() }
  }

  /// Whether taking a frame would change nothing.
  func has(_ frame: CGRect) -> Bool {
    bounds.size == frame.size && center == position(in: frame)
  }

  private func position(in frame: CGRect) -> CGPoint {
    let anchor = anchorPoint
    return CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }

  /// The frame as it would be without the view's transform.
  var plainFrame: CGRect {
    let (size, place, anchor) = (bounds.size, center, anchorPoint)
    return CGRect(
      x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  // MARK: The tree

  /// Makes rules inactive that reach from `ancestor` or above into the view's subtree, which leaves.
  func dropRules(heldAbove ancestor: UIView) {
    guard ConstraintPass.isUsed else { return }
    var holder: UIView? = ancestor
    while let view = holder {
      for rule in view.layoutRecord?.constraints ?? [] {
        let items = [rule.firstItem, rule.secondItem].compactMap { $0 }
        if items.contains(where: { UIView.owning($0)?.isDescendant(of: self) == true }) {
          view.removeConstraint(rule)
        }
      }
      holder = view.superview
    }
  }

  /// Has the new tree solved if what comes into it has to do with rules.
  func noteNewTree() {
    var asks = false
    forEachInTree { view in
      asks = asks || view.layoutRecord != nil || type(of: view).requiresConstraintBasedLayout
    }
    if asks { setConstraintsChanged() }
  }
}
