public import Testing
import Usher

/// Lets each test have a default presenter of its own, so that tests may run beside each other.
public struct OwnDefault: SuiteTrait, TestTrait, TestScoping {
  /// Counts for the tests in a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with no default presenter at first.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Presenter.withOwnDefault { try await function() }
  }
}

extension Trait where Self == OwnDefault {
  /// A default presenter of its own for each test.
  public static var ownDefault: OwnDefault { OwnDefault() }
}
