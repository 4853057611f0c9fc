public import Testing
import Usher

internal import UIKitTesting

/// A trait that gives each test its own default presenter, so that tests can run in parallel.
///
/// The stand-in for UIKit has only one world. If it is used, each test also starts with a new world
/// and runs alone.
public struct OwnDefault: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait also applies to the tests of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test that starts without a default presenter.
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
