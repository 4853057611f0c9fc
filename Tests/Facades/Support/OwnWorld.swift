public import Testing

#if canImport(UIKit)
internal import StandInTesting

/// Gives each test a world of the stand-in for UIKit alone, with the images that the test registers.
public struct OwnWorld: SuiteTrait, TestTrait, TestScoping {
  /// Counts for the tests in a suite.
  public var isRecursive: Bool { true }

  /// Runs a test while no other test has the stand-in's world.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let world: OneWorld = .oneWorld
    try await world.provideScope(for: test, testCase: testCase, performing: function)
  }
}
#else
/// Gives each test a world alone where a world is shared; here, nothing is.
public struct OwnWorld: SuiteTrait, TestTrait {
  /// Counts for the tests in a suite.
  public var isRecursive: Bool { true }
}
#endif

extension Trait where Self == OwnWorld {
  /// A world for each test alone, where the tests' platform has one world for all.
  public static var ownWorld: OwnWorld { OwnWorld() }
}
