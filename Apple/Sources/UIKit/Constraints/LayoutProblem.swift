import Foundation

/// A problem with constraints that UIKit logs or throws for.
@MainActor
public enum LayoutProblem {
  /// Required constraints contradict each other, and one of them was broken to continue layout;
  /// UIKit logs "Unable to simultaneously satisfy constraints".
  case unsatisfiable(
    broken: NSLayoutConstraint, others: [NSLayoutConstraint], text: String)
  /// The items of a constraint to be activated have no common ancestor; UIKit throws.
  case noCommonAncestor(text: String)
  /// A constraint to be activated is invalid; UIKit throws.
  case invalid(text: String)

  /// The problem in words.
  public var text: String {
    switch self {
    case .unsatisfiable(_, _, let text), .noCommonAncestor(let text), .invalid(let text): text
    }
  }

  static func breaking(
    _ rule: NSLayoutConstraint, against others: [NSLayoutConstraint]
  ) -> LayoutProblem {
    let list =
      others.isEmpty
      ? "frames and sizes of at least 0" : others.map(\.words).joined(separator: ", ")
    return .unsatisfiable(
      broken: rule, others: others, text: "broke \(rule.words), which contradicts \(list)")
  }

  static func withoutAncestor(_ rule: NSLayoutConstraint) -> LayoutProblem {
    .noCommonAncestor(text: "the items have no common ancestor: \(rule.words)")
  }

  static func fault(_ rule: NSLayoutConstraint, reason: String) -> LayoutProblem {
    .invalid(text: "\(reason): \(rule.words)")
  }
}

extension World {
  func note(_ problem: LayoutProblem) {
    layoutProblems.append(problem)
    Self.allLayoutProblems.append(problem.text)
  }
}
