#if GTK && os(Linux)
internal import CGTK

/// A callback that receives the outcome of one asynchronous GIO operation.
final class Completion<Outcome> {
  private let done: @MainActor (Outcome) -> Void

  init(_ done: @escaping @MainActor (Outcome) -> Void) {
    self.done = done
  }

  /// A retained pointer to the completion, released by `call(_:_:)`.
  var pointer: gpointer { Unmanaged.passRetained(self).toOpaque() }

  static func call(_ data: gpointer?, _ outcome: Outcome) {
    nonisolated(unsafe) let (data, outcome) = (data, outcome)
    MainActor.assumeIsolated {
      guard let data else { return }
      Unmanaged<Completion>.fromOpaque(data).takeRetainedValue().done(outcome)
    }
  }
}
#endif
