import Foundation

extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

  /// Activates a constraint that the view holds.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.container !== self else { return }
    constraint.container?.removeConstraint(constraint)
    constraint.container = self
    constraint.rank = ConstraintPass.nextRank()
    constraint.isNotedAsBroken = false
    record.constraints.append(constraint)
    setConstraintsChanged()
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(addConstraint)
  }

  /// Deactivates a constraint.
  ///
  /// Does nothing if the view doesn't hold it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.container === self else { return }
    record.constraints.removeAll { $0 === constraint }
    constraint.container = nil
    setConstraintsChanged()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }

  public func needsUpdateConstraints() -> Bool {
    layoutRecord?.needsUpdateConstraints ?? false
  }

  // MARK: Content

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutRecord?.hugging[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    record.hugging[axis] = priority
    if ConstraintPass.isUsed { setConstraintsChanged() }
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutRecord?.compression[axis] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    record.compression[axis] = priority
    if ConstraintPass.isUsed { setConstraintsChanged() }
  }

  /// The intrinsic size, which is cached until it is invalidated.
  var knownContentSize: CGSize {
    if let size = layoutRecord?.contentSize { return size }
    let size = intrinsicContentSize
    record.contentSize = size
    return size
  }

  /// Discards the cached intrinsic size, and requests a new solution if constraints use it.
  func forgetContentSize() {
    guard let layoutRecord else { return }
    layoutRecord.contentSize = nil
    if layoutRecord.takesPart { setConstraintsChanged() }
  }

  // MARK: Reports

  /// Returns the constraints in the tree that refer to the view along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    layoutRoot.forEachInTree { view in
      constraints += view.constraints.filter { constraint in
        constraint.firstAttribute.axis == axis
          && (constraint.firstItem === self || constraint.secondItem === self)
      }
    }
    return constraints
  }

  /// Whether constraints lay out the view, but other frames would also satisfy them.
  public var hasAmbiguousLayout: Bool {
    ConstraintPass.settle(self)
    return layoutRecord?.isAmbiguous ?? false
  }

  // MARK: Alignment

  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  public func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Fitting

  /// Returns the size of a view without constraints.
  ///
  /// This is the intrinsic size, which may lack a side, or the result of `sizeThatFits`.
  func naturalSize(_ target: CGSize) -> CGSize {
    let (natural, none) = (intrinsicContentSize, UIView.noIntrinsicMetric)
    guard natural != CGSize(width: none, height: none) else { return sizeThatFits(target) }
    return CGSize(width: max(natural.width, 0), height: max(natural.height, 0))
  }

  /// Returns the size that results from the constraints of the view's subtree, in whole pixels.
  ///
  /// Frames don't change.
  ///
  /// The result is `nil` if the subtree has no constraints. A label always has some.
  func fittingSize(
    _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard ConstraintPass.isUsed || self is UILabel else { return nil }
    var holdsConstraints = self is UILabel
    ConstraintPass.updateConstraints(in: self)
    forEachInTree {
      holdsConstraints = holdsConstraints || $0.layoutRecord?.constraints.isEmpty == false
    }
    guard holdsConstraints else { return nil }
    var widths: [(UIView, CGFloat?)] = []
    forEachInTree { widths.append(($0, $0.availableWidth)) }
    let system = ConstraintSystem(
      root: self, fitting: .init(size: size, horizontal: horizontal, vertical: vertical))
    system.solve()
    for (view, width) in widths where view.availableWidth != width {
      view.availableWidth = width
      view.layoutRecord?.contentSize = nil
    }
    return alignmentRect(forFrame: CGRect(origin: .zero, size: system.rootSize)).size
      .rounded(up: traitCollection.displayScale)
  }
}
