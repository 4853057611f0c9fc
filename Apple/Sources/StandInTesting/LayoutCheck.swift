import Testing
import UIKit

/// The look at what UIKit would have logged of constraints, after a test.
@MainActor
enum LayoutCheck {
  /// Forgets the problems before the test.
  static func begin() {
    World.allLayoutProblems = []
  }

  /// Records an issue for problems in any world of the test, and for a test that should have some
  /// and has none.
  static func end(_ test: Test) {
    let problems = World.allLayoutProblems
    World.allLayoutProblems = []
    let isOnPurpose = test.traits.contains { $0 is BreaksLayout }
    if isOnPurpose, problems.isEmpty, !test.isParameterized {
      Issue.record(
        "the test has .breaksLayout, but all constraints hold", sourceLocation: test.sourceLocation)
    } else if !isOnPurpose, !problems.isEmpty {
      Issue.record(
        "constraints do not hold: \(problems.joined(separator: "; "))",
        sourceLocation: test.sourceLocation)
    }
  }
}
