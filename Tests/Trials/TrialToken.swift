internal import Synchronization

/// A counted object that contents and callbacks retain.
public final class TrialToken: Sendable {
  private static let living = Atomic(0)

  /// The number of living tokens.
  public static var count: Int { living.load(ordering: .relaxed) }

  /// Creates a token, which is counted until its release.
  public init() {
    Self.living.add(1, ordering: .relaxed)
  }

  deinit {
    Self.living.subtract(1, ordering: .relaxed)
  }

  /// A callback that retains the token.
  public var callback: @MainActor @Sendable () -> Void {
    { withExtendedLifetime(self) {} }
  }
}
