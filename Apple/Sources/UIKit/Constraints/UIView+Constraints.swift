import Foundation

extension UIView {
  /// The rules that the view holds.
  public var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

  /// Makes a rule active that the view holds.
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

  /// Makes a rule inactive; ignored where the view does not hold it.
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

  /// The intrinsic size, asked for once until it is said to be another one.
  var knownContentSize: CGSize {
    if let size = layoutRecord?.contentSize { return size }
    let size = intrinsicContentSize
    record.contentSize = size
    return size
  }

  /// Asks for the intrinsic size anew where rules use it.
  func forgetContentSize() {
    guard let layoutRecord else { return }
    layoutRecord.contentSize = nil
    if layoutRecord.takesPart { setConstraintsChanged() }
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

  /// The size by the rules in the view's subtree, in whole pixels; frames stay as they are.
  ///
  /// `nil` without such rules.
  func fittingSize(
    _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard ConstraintPass.isUsed else { return nil }
    var holdsRules = false
    ConstraintPass.updateConstraints(in: self)
    forEachInTree { holdsRules = holdsRules || $0.layoutRecord?.constraints.isEmpty == false }
    guard holdsRules else { return nil }
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
