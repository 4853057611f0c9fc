import Foundation

/// A view that lays out a row or a column of its subviews by constraints.
open class UIStackView: UIView {
  /// The views in the row or column, in order; hidden ones leave no gap.
  open private(set) var arrangedSubviews: [UIView] = []

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setArrangementChanged() } }
  open var distribution = Distribution.fill { didSet { setArrangementChanged() } }
  open var alignment = Alignment.fill { didSet { setArrangementChanged() } }
  /// The points between neighbours; the least where the distribution makes distances equal.
  open var spacing: CGFloat = 0 { didSet { setArrangementChanged() } }
  /// Whether distances in a column are from the last baseline of a view to the first one of the next.
  open var isBaselineRelativeArrangement = false { didSet { setArrangementChanged() } }
  /// Whether the views lie inside the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setArrangementChanged() } }

  /// The points after single views.
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private var rules: [NSLayoutConstraint] = []
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

  /// Makes a view the one at an index, and a subview if it is not one yet; an index beyond the end counts as the end.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setArrangementChanged()
  }

  /// Takes a view out of the arrangement, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    setArrangementChanged()
  }

  /// A subview that leaves is not arranged any more.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Spacing

  /// A spacing that stands for `spacing`.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// A spacing that stands for the system's.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Sets the points after a view; ignored for a view that is not arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    customSpacing[ObjectIdentifier(view)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    setArrangementChanged()
  }

  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
  }

  /// The points after a view.
  func space(after view: UIView) -> CGFloat {
    let space = customSpacing[ObjectIdentifier(view)] ?? spacing
    return space == UIStackView.spacingUseSystem ? UIView.systemSpacing : space
  }

  // MARK: Rules

  /// Makes the rules anew before the next layout.
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
    removeConstraints(rules)
    gaps.forEach(removeLayoutGuide)
    let arrangement = StackArrangement(of: self)
    gaps = arrangement.gaps
    rules = arrangement.rules
    gaps.forEach(addLayoutGuide)
    NSLayoutConstraint.activate(rules)
  }
}

extension UIStackView {
  /// The ways in which the views share the length.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// The places of the views across the row or column.
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
