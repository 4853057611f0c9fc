#if GTK && os(Linux)
internal import CGTK

/// An action that runs once in the main loop's next iteration, even if it is requested several
/// times.
@MainActor
final class IdleSource {
  private let act: @MainActor () -> Void
  private var source: guint = 0

  init(_ act: @escaping @MainActor () -> Void) {
    self.act = act
  }

  isolated deinit {
    drop()
  }

  var isPending: Bool { source != 0 }

  /// Schedules the action, unless it is already scheduled.
  func ask() {
    guard source == 0 else { return }
    source = g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          if let data { Unmanaged<IdleSource>.fromOpaque(data).takeUnretainedValue().come() }
        }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  func drop() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }

  private func come() {
    source = 0
    act()
  }
}
#endif
