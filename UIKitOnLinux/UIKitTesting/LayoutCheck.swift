import Testing
import UIKit

/// A check after each test of the problems with constraints that UIKit would have logged, and of
/// controllers without a parent.
@MainActor
enum LayoutCheck {
  /// Clears the problems before the test.
  static func begin() {
    (World.allLayoutProblems, World.allOrphans) = ([], [])
  }

  /// Records an issue if constraints have problems in any world of the test, or if a test that
  /// breaks layout has no problems.
  ///
  /// It also records an issue for controllers whose views entered a window before they had a
  /// parent.
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
