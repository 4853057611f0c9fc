public import Testing
import UIKit

/// A trait of tests that run in the stand-in's one world: each gets a new world and has it alone, whatever
/// else runs at the same time.
///
/// A test fails where constraints contradict each other or make no sense, unless it has `.breaksLayout`.
public struct OneWorld: TestTrait, SuiteTrait, TestScoping {
  /// Whether the tests of a suite have the trait, too.
  public var isRecursive: Bool { true }

  /// Runs a test, what makes its suite included, while no other test with the trait runs.
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
  /// A new world of the stand-in for each test, one after the other.
  public static var oneWorld: OneWorld { OneWorld() }
}

/// A lock whose waiters suspend, first come, first served.
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
