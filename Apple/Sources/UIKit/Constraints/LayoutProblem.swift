import Foundation

/// Something wrong with constraints, which UIKit logs or throws for.
@MainActor
public enum LayoutProblem {
  /// Required rules contradict each other, and one was broken so that layout goes on; UIKit logs
  /// "Unable to simultaneously satisfy constraints".
  case unsatisfiable(
    broken: NSLayoutConstraint, others: [NSLayoutConstraint], text: String)
  /// The items of a rule that was to become active are in no common tree; UIKit throws.
  case noCommonAncestor(text: String)
  /// A rule that makes no sense was to become active; UIKit throws.
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
