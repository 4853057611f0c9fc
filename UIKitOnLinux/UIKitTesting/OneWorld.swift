public import Testing
import UIKit

/// A trait for tests that use the stand-in's only world.
///
/// Each test gets a new world and runs alone in this world.
///
/// A test fails if constraints contradict each other or make no sense, unless it has
/// `.breaksLayout`.
public struct OneWorld: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait also applies to the tests of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test, including its suite's initializer, while no other test with the trait runs.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await Turns.shared.take()
    await StandIn.reset()
    await LayoutCheck.begin()
    do {
      try await function()
    } catch {
      await LayoutCheck.end(test)
      await Turns.shared.give()
      throw error
    }
    await LayoutCheck.end(test)
    await Turns.shared.give()
  }
}

extension Trait where Self == OneWorld {
  /// A trait that gives each test a new world of the stand-in, one test at a time.
  public static var oneWorld: OneWorld { OneWorld() }
}

/// A lock with suspending waiters, which are served in order of arrival.
private actor Turns {
  static let shared = Turns()
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func give() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
