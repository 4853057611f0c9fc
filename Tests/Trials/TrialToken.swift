internal import Synchronization

/// A counted object that contents and callbacks keep alive.
public final class TrialToken: Sendable {
  private static let living = Atomic(0)

  /// The number of living tokens.
  public static var count: Int { living.load(ordering: .relaxed) }

  /// Makes a token, counted until the release.
  public init() {
    Self.living.add(1, ordering: .relaxed)
  }

  deinit {
    Self.living.subtract(1, ordering: .relaxed)
  }

  /// A callback that keeps the token alive.
  public var callback: @MainActor @Sendable () -> Void {
    { withExtendedLifetime(self) {} }
  }
}
