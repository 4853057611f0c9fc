internal import Foundation

/// A row or a column described in UIKit's visual format, such as `H:|-[name]-8-[value(>=20)]-|`.
struct VisualFormat {
  /// The direction in which the pieces follow each other.
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The pieces, in order; the superview can only be the first and the last.
  var pieces: [Piece] = []
  /// The distances between adjacent pieces, one fewer than the pieces.
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
    /// The distance is the standard distance.
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

  /// An error for a format that cannot be read or describes no valid layout.
  struct Failure: Error {
    /// The mistake in the format, in words.
    let reason: String
  }
}
