import Foundation

/// The rules that a view's intrinsic size adds to the linear program.
struct ContentRules {
  /// The intrinsic size that the rules were made with.
  var size: CGSize
  var width: Pair?
  var height: Pair?

  /// The indices of the hugging rule and the compression-resistance rule.
  struct Pair {
    var hugging: Int
    var compression: Int
  }
}

extension LinearProgram {
  /// Adds the hugging rule and the compression-resistance rule for a length.
  @MainActor
  mutating func addContent(
    _ length: LinearExpression, _ content: Double, _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> ContentRules.Pair {
    let difference = length - content
    return ContentRules.Pair(
      hugging: add(
        difference * -1, .atLeast, priority: view.contentHuggingPriority(for: axis).rawValue),
      compression: add(
        difference, .atLeast,
        priority: view.contentCompressionResistancePriority(for: axis).rawValue))
  }

  /// Changes the content's length in both rules.
  mutating func setContent(_ pair: ContentRules.Pair?, from old: CGFloat, to new: CGFloat) {
    guard let pair else { return }
    shift(pair.hugging, by: Double(new - old))
    shift(pair.compression, by: Double(old - new))
  }
}
