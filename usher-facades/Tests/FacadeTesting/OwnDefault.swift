public import Testing
import Usher

/// A trait that gives each test a separate default presenter, for running tests in parallel.
public struct OwnDefault: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait also applies to the tests of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test that begins without a default presenter.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Presenter.withOwnDefault { try await function() }
  }
}

extension Trait where Self == OwnDefault {
  /// A trait that gives each test a separate default presenter.
  public static var ownDefault: OwnDefault { OwnDefault() }
}
