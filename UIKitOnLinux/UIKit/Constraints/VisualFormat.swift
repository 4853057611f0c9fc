internal import Foundation

/// A row or a column described in UIKit's visual format, such as `H:|-[name]-8-[value(>=20)]-|`.
struct VisualFormat {
  /// The direction in which the pieces follow each other.
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The pieces, in order.
  ///
  /// The superview can only be the first and the last piece.
  var pieces: [Piece] = []
  /// The distances between adjacent pieces, so there is one fewer than pieces.
  var gaps: [Gap] = []

  /// A view, or the superview's edge.
  struct Piece {
    /// The view's name, or `nil` for the superview.
    var name: String?
    /// The requirements on the view's length.
    var lengths: [Requirement] = []
  }

  /// The distance between two pieces.
  enum Gap {
    /// The pieces touch.
    case none
    /// The distance is the standard distance.
    case standard
    /// The distance is specified.
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

  /// An error for a format that can't be read or describes no valid layout.
  struct Failure: Error {
    /// The error in the format, as text.
    let reason: String
  }
}
