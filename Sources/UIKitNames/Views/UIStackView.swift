#if !canImport(UIKit)
public import Foundation
public import Usher

/// Views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView, ContentRepresentable {
  /// Those in the row, in order; hidden ones take no room, and one that is taken out of the stack is none
  /// of them any more.
  public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
  private var arranged: [UIView] = []
  /// Which way they follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsContentUpdate() } }
  /// How they share the room along the axis.
  open var distribution = Distribution.fill { didSet { setNeedsContentUpdate() } }
  /// Where they stand across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsContentUpdate() } }
  /// Points between two of them.
  open var spacing: CGFloat = 0 { didSet { setNeedsContentUpdate() } }
  /// Whether its margins are kept free.
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

  /// Adds a view at a place; one that there is not counts as the nearest.
  ///
  /// The view's frame does not count from now on.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arranged = arrangedSubviews.filter { $0 !== view }
    arranged.insert(view, at: min(max(index, 0), arranged.count))
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Takes a view out of the row, and leaves it in the stack.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    setNeedsContentUpdate()
  }

  /// The row as a piece of content.
  open var usherContent: OverlayContent {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let isEven = axis == .horizontal && distribution == .fillEqually
    let padding = isLayoutMarginsRelativeArrangement ? Insets(layoutMargins) : .zero
    let axis: Node.Stack.Axis =
      switch axis {
      case .horizontal: .horizontal
      case .vertical: .vertical
      }
    return OverlayContent(
      .stack(
        Node.Stack(
          axis, spacing: spacing, alignment: isEven ? .even : alignment.usher, padding: padding,
          children: shown.map { Node($0) })),
      style: .clear)
  }

  /// How views share the room along the axis.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// Those that can grow take what is left over.
    case fill = 0
    /// Each as long as the others.
    case fillEqually = 1
    /// As `fill`.
    case fillProportionally = 2
    /// As `fill`.
    case equalSpacing = 3
    /// As `fill`.
    case equalCentering = 4
  }

  /// Where views stand across the axis.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// From one edge to the other.
    case fill = 0
    /// At the reading side, or at the top.
    case leading = 1
    /// As `leading`.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the far side, or at the bottom.
    case trailing = 4
    /// As `trailing`.
    case lastBaseline = 5

    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing

    var usher: Node.Stack.Alignment {
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
