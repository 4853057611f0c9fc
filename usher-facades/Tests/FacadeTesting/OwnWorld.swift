public import Testing

#if UIKIT_STAND_IN
internal import StandInTesting

/// A trait that gives each test the stand-in's world for UIKit alone, with the images that it
/// registers.
public struct OwnWorld: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait also applies to the tests of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test while no other test uses the stand-in's world.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let world: OneWorld = .oneWorld
    try await world.provideScope(for: test, testCase: testCase, performing: function)
  }
}
#else
/// A trait that isolates tests from a shared world; no-op on platforms without a shared world.
public struct OwnWorld: SuiteTrait, TestTrait {
  /// Whether the trait also applies to the tests of a suite.
  public var isRecursive: Bool { true }
}
#endif

extension Trait where Self == OwnWorld {
  /// A trait that gives each test a separate world, on platforms with a shared world.
  public static var ownWorld: OwnWorld { OwnWorld() }
}
