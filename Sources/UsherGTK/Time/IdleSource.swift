#if GTK
internal import CGTK

/// Something to be done when the main loop comes round next: once, however often it is asked for until then.
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

  /// Whether it is about to be done.
  var isPending: Bool { source != 0 }

  /// Asks for it.
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

  /// Takes back what was asked for.
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
