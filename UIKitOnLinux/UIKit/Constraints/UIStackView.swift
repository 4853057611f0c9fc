import Foundation

/// A view that lays out subviews in a row or a column using constraints.
open class UIStackView: UIView {
  /// The arranged views in order.
  ///
  /// Hidden views leave no gap.
  open private(set) var arrangedSubviews: [UIView] = []

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setArrangementChanged() } }
  open var distribution = Distribution.fill { didSet { setArrangementChanged() } }
  open var alignment = Alignment.fill { didSet { setArrangementChanged() } }
  /// The distance between neighbors in points, or the minimum if the distribution equalizes
  /// distances.
  open var spacing: CGFloat = 0 { didSet { setArrangementChanged() } }
  /// Whether vertical distances are measured from a view's last baseline to the next view's first
  /// baseline.
  open var isBaselineRelativeArrangement = false { didSet { setArrangementChanged() } }
  /// Whether the views are inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setArrangementChanged() } }

  /// The distances after individual views, in points.
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []
  private var isArranged = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Views

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Inserts or moves an arranged view to an index, and adds it as a subview if necessary.
  ///
  /// An index beyond the end appends the view.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setArrangementChanged()
  }

  /// Removes a view from the arrangement.
  ///
  /// The view is still a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    setArrangementChanged()
  }

  /// Removes a subview from the arrangement before it is removed from the view.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Spacing

  /// A custom spacing that represents `spacing`.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A custom spacing that represents the system's spacing.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Sets the distance after a view in points.
  ///
  /// Does nothing for a view that isn't arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    customSpacing[ObjectIdentifier(view)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    setArrangementChanged()
  }

  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
  }

  /// Returns the distance after a view, in points.
  func space(after view: UIView) -> CGFloat {
    let space = customSpacing[ObjectIdentifier(view)] ?? spacing
    return space == UIStackView.spacingUseSystem ? UIView.systemSpacing : space
  }

  // MARK: Constraints

  /// Requests new constraints before the next layout.
  func setArrangementChanged() {
    isArranged = false
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    if !isArranged { arrange() }
    super.updateConstraints()
  }

  private func arrange() {
    isArranged = true
    removeConstraints(ownConstraints)
    gaps.forEach(removeLayoutGuide)
    let arrangement = StackArrangement(of: self)
    gaps = arrangement.gaps
    ownConstraints = arrangement.constraints
    gaps.forEach(addLayoutGuide)
    NSLayoutConstraint.activate(ownConstraints)
  }
}

extension UIStackView {
  /// The distribution of the views along the axis.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
}
