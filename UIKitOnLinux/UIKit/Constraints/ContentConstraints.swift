import Foundation

/// The constraints that a view's intrinsic size adds to the linear program.
struct ContentConstraints {
  /// The intrinsic size that the constraints were created with.
  var size: CGSize
  var width: Pair?
  var height: Pair?

  /// The indices of the hugging and the compression-resistance constraint.
  struct Pair {
    var hugging: Int
    var compression: Int
  }
}

extension LinearProgram {
  /// Adds the hugging and the compression-resistance constraint for a length.
  @MainActor
  mutating func addContent(
    _ length: LinearExpression, _ content: Double, _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> ContentConstraints.Pair {
    let difference = length - content
    return ContentConstraints.Pair(
      hugging: add(
        difference * -1, .atLeast, priority: view.contentHuggingPriority(for: axis).rawValue),
      compression: add(
        difference, .atLeast,
        priority: view.contentCompressionResistancePriority(for: axis).rawValue))
  }

  /// Changes the content's length in both constraints.
  mutating func setContent(_ pair: ContentConstraints.Pair?, from old: CGFloat, to new: CGFloat) {
    guard let pair else { return }
    shift(pair.hugging, by: Double(new - old))
    shift(pair.compression, by: Double(old - new))
  }
}
