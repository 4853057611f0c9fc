#if os(Linux) && !UIKIT_STAND_IN
/// An edge, centre or length of a view, as an end of a constraint.
struct Guideline: Hashable {
  /// The identity of the view; `nil` for the superview.
  let owner: ObjectIdentifier?
  /// The edge, centre or length.
  let side: Side

  /// Makes a guideline of a view, or of the superview without one.
  init(_ side: Side, of view: UIView? = nil) {
    owner = view.map { ObjectIdentifier($0) }
    self.side = side
  }

  /// The origin from which lengths are measured.
  static let zero = Guideline(.zero)

  /// The edges, middles and lengths of a view.
  enum Side: Hashable {
    case left, right, centerX, width
    case top, bottom, centerY, height
    case zero

    /// Returns the edge at which an axis begins.
    static func start(of axis: NSLayoutConstraint.Axis) -> Side {
      switch axis {
      case .horizontal: .left
      case .vertical: .top
      }
    }

    /// Returns the edge at which an axis ends.
    static func end(of axis: NSLayoutConstraint.Axis) -> Side {
      switch axis {
      case .horizontal: .right
      case .vertical: .bottom
      }
    }

    /// Returns the centre of an axis.
    static func middle(of axis: NSLayoutConstraint.Axis) -> Side {
      switch axis {
      case .horizontal: .centerX
      case .vertical: .centerY
      }
    }

    /// Returns the length along an axis.
    static func length(of axis: NSLayoutConstraint.Axis) -> Side {
      switch axis {
      case .horizontal: .width
      case .vertical: .height
      }
    }
  }
}

extension NSLayoutConstraint.Axis {
  /// The perpendicular axis.
  var across: Self {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}
#endif
