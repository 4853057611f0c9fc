import Testing
import UIKit

/// The look at what UIKit would have logged of constraints, and at controllers without a parent,
/// after a test.
@MainActor
enum LayoutCheck {
  /// Forgets the problems before the test.
  static func begin() {
    (World.allLayoutProblems, World.allOrphans) = ([], [])
  }

  /// Records an issue for problems in any world of the test, for a test that should have some and
  /// has none, and for controllers whose views entered a window before they had a parent.
  static func end(_ test: Test) {
    let problems = World.allLayoutProblems
    let orphans = World.allOrphans
    begin()
    if !orphans.isEmpty {
      let names = orphans.joined(separator: ", ")
      Issue.record(
        "views entered a window before their controllers had a parent: \(names)",
        sourceLocation: test.sourceLocation)
    }
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
