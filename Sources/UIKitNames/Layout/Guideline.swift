#if !canImport(UIKit)
/// What a rule can put beside another: an edge, a middle or a length of a view.
struct Guideline: Hashable {
  /// Whose it is; `nil` is the superview's.
  let owner: ObjectIdentifier?
  /// Which of that one's it is.
  let side: Side

  /// Names a line of a view, or, without one, of the superview.
  init(_ side: Side, of view: UIView? = nil) {
    owner = view.map { ObjectIdentifier($0) }
    self.side = side
  }

  /// What lengths are measured from.
  static let zero = Guideline(.zero)

  /// The edges, middles and lengths of a view.
  enum Side: Hashable {
    case left, right, centerX, width
    case top, bottom, centerY, height
    case zero

    /// Where an axis begins.
    static func start(of axis: NSLayoutConstraint.Axis) -> Side {
      switch axis {
      case .horizontal: .left
      case .vertical: .top
      }
    }

    /// Where an axis ends.
    static func end(of axis: NSLayoutConstraint.Axis) -> Side {
      switch axis {
      case .horizontal: .right
      case .vertical: .bottom
      }
    }

    /// The middle of an axis.
    static func middle(of axis: NSLayoutConstraint.Axis) -> Side {
      switch axis {
      case .horizontal: .centerX
      case .vertical: .centerY
      }
    }

    /// The length along an axis.
    static func length(of axis: NSLayoutConstraint.Axis) -> Side {
      switch axis {
      case .horizontal: .width
      case .vertical: .height
      }
    }
  }
}

extension NSLayoutConstraint.Axis {
  /// The other one.
  var across: Self {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}
#endif
