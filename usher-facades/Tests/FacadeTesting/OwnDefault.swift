public import Testing
import Usher

internal import UIKitTesting

/// A trait that gives each test a separate default presenter, for running tests in parallel.
///
/// Over the stand-in for UIKit, which has one world, a test also begins with a new one and runs
/// alone in it.
public struct OwnDefault: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait also applies to the tests of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test that begins without a default presenter.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let world: OneWorld = .oneWorld
    try await world.provideScope(for: test, testCase: testCase) {
      try await Presenter.withOwnDefault { try await function() }
    }
  }
}

extension Trait where Self == OwnDefault {
  /// A trait that gives each test a separate default presenter.
  public static var ownDefault: OwnDefault { OwnDefault() }
}
