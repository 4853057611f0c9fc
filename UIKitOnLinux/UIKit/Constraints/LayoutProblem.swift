import Foundation

/// A problem with constraints that UIKit logs or throws for.
@MainActor
public enum LayoutProblem {
  /// Required constraints contradict each other, so one of them was broken to continue layout.
  ///
  /// UIKit logs "Unable to simultaneously satisfy constraints".
  case unsatisfiable(
    broken: NSLayoutConstraint, others: [NSLayoutConstraint], text: String)
  /// The items of a constraint to be activated have no common ancestor.
  ///
  /// UIKit throws an exception.
  case noCommonAncestor(text: String)
  /// A constraint to be activated is invalid.
  ///
  /// UIKit throws an exception.
  case invalid(text: String)

  /// The problem as text.
  public var text: String {
    switch self {
    case .unsatisfiable(_, _, let text), .noCommonAncestor(let text), .invalid(let text): text
    }
  }

  static func breaking(
    _ constraint: NSLayoutConstraint, against others: [NSLayoutConstraint]
  ) -> LayoutProblem {
    let list =
      others.isEmpty
      ? "frames and sizes of at least 0" : others.map(\.words).joined(separator: ", ")
    return .unsatisfiable(
      broken: constraint, others: others,
      text: "broke \(constraint.words), which contradicts \(list)")
  }

  static func withoutAncestor(_ constraint: NSLayoutConstraint) -> LayoutProblem {
    .noCommonAncestor(text: "the items have no common ancestor: \(constraint.words)")
  }

  static func fault(_ constraint: NSLayoutConstraint, reason: String) -> LayoutProblem {
    .invalid(text: "\(reason): \(constraint.words)")
  }
}

extension World {
  func note(_ problem: LayoutProblem) {
    layoutProblems.append(problem)
    Self.allLayoutProblems.append(problem.text)
  }
}
