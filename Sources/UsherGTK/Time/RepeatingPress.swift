#if GTK && os(Linux)
internal import CGTK

/// A press that repeats its action while the user holds it.
@MainActor
final class RepeatingPress {
  /// A closure that performs the action and returns whether it can be repeated.
  private let act: @MainActor () -> Bool
  private var source: guint = 0

  /// The delay before the first repeat and the interval between repeats, in milliseconds.
  private static let (delay, interval): (guint, guint) = (400, 80)

  /// Performs the action, and repeats it until `act` returns `false` or `stop()` is called.
  init(_ act: @escaping @MainActor () -> Bool) {
    self.act = act
    perform(then: Self.delay)
  }

  isolated deinit { stop() }

  func stop() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }

  private func perform(then milliseconds: guint) {
    source = 0
    guard act() else { return }
    source = g_timeout_add(
      milliseconds,
      { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          guard let data else { return }
          Unmanaged<RepeatingPress>.fromOpaque(data).takeUnretainedValue()
            .perform(then: RepeatingPress.interval)
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
#endif
