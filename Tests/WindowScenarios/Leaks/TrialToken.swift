#if GTK
internal import Synchronization

/// Something that contents and callbacks keep alive, and that is counted.
final class TrialToken: Sendable {
  private static let living = Atomic(0)

  /// How many are alive.
  static var count: Int { living.load(ordering: .relaxed) }

  init() {
    Self.living.add(1, ordering: .relaxed)
  }

  deinit {
    Self.living.subtract(1, ordering: .relaxed)
  }

  /// A callback that keeps it alive.
  var callback: @MainActor @Sendable () -> Void {
    { withExtendedLifetime(self) {} }
  }
}
#endif
