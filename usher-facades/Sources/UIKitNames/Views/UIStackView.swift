#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
public import Usher

/// A row or a column of views.
@preconcurrency @MainActor
open class UIStackView: UIView, ContentRepresentable {
  /// The arranged views, in order.
  ///
  /// Hidden views take no space. A view removed from the stack is no longer arranged.
  public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
  private var arranged: [UIView] = []
  /// The axis along which the views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsContentUpdate() } }
  /// The way in which the views share the space along the axis.
  open var distribution = Distribution.fill { didSet { setNeedsContentUpdate() } }
  /// The views' alignment across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsContentUpdate() } }
  /// The distance between adjacent views, in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsContentUpdate() } }
  /// Whether the stack's margins are kept free.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsContentUpdate() } }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index, which is clamped to the valid range.
  ///
  /// From then on the view's frame is ignored.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arranged = arrangedSubviews.filter { $0 !== view }
    arranged.insert(view, at: min(max(index, 0), arranged.count))
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Removes a view from the arranged views; the view remains a subview of the stack.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    setNeedsContentUpdate()
  }

  /// The stack as a piece of content.
  open var usherContent: OverlayContent {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let isEven = axis == .horizontal && distribution == .fillEqually
    let padding = isLayoutMarginsRelativeArrangement ? Insets(layoutMargins) : .zero
    let axis: OverlayNode.Stack.Axis =
      switch axis {
      case .horizontal: .horizontal
      case .vertical: .vertical
      }
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
          axis, spacing: spacing, alignment: isEven ? .even : alignment.usher, padding: padding,
          children: shown.map { OverlayNode($0) })),
      style: .clear)
  }

  /// The ways in which arranged views share the space along the axis.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// Views that can grow take the remaining space.
    case fill = 0
    /// All views have the same length.
    case fillEqually = 1
    /// Same as `fill` here.
    case fillProportionally = 2
    /// Same as `fill` here.
    case equalSpacing = 3
    /// Same as `fill` here.
    case equalCentering = 4
  }

  /// The alignments of arranged views across the axis.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// Views fill the stack across the axis.
    case fill = 0
    /// Views are aligned to the leading edge, or to the top.
    case leading = 1
    /// Same as `leading` here.
    case firstBaseline = 2
    /// Views are centred.
    case center = 3
    /// Views are aligned to the trailing edge, or to the bottom.
    case trailing = 4
    /// Same as `trailing` here.
    case lastBaseline = 5

    /// Views are aligned to the top.
    public static let top = Alignment.leading
    /// Views are aligned to the bottom.
    public static let bottom = Alignment.trailing

    var usher: OverlayNode.Stack.Alignment {
      switch self {
      case .fill: .fill
      case .leading, .firstBaseline: .leading
      case .center: .center
      case .trailing, .lastBaseline: .trailing
      }
    }
  }
}
#endif
