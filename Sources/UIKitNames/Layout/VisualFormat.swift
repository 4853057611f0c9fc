internal import Foundation

/// A row or a column as UIKit's visual format spells it, such as `H:|-[name]-8-[value(>=20)]-|`.
struct VisualFormat {
  /// The direction in which the pieces follow each other.
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The pieces, in order; the superview can only be the first and the last.
  var pieces: [Piece] = []
  /// The distances between the pieces: one less than there are pieces.
  var gaps: [Gap] = []

  /// A view, or the superview's edge.
  struct Piece {
    /// The view's name; `nil` for the superview.
    var name: String?
    /// The requirements on the view's length.
    var lengths: [Requirement] = []
  }

  /// The distance between two pieces.
  enum Gap {
    /// The pieces touch.
    case none
    /// The distance is the usual one.
    case standard
    /// The distance is given.
    case given([Requirement])
  }

  /// A comparison with a number or with another view.
  struct Requirement {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority = UILayoutPriority.required

    enum Value {
      case points(CGFloat)
      case view(String)
    }
  }

  /// A format that cannot be read, or that nothing can be made of.
  struct Failure: Error {
    /// The format's mistake, in words.
    let reason: String
  }
}
