#if GTK
internal import CGTK

/// Connections to the signals of one object, ended together, for listeners that the object
/// outlives.
@MainActor
final class Connections {
  private let object: UnsafeMutableRawPointer
  private var handlers: [gulong] = []

  /// Creates an empty set.
  ///
  /// The object must live as long as any connection to it.
  init(to object: UnsafeMutableRawPointer) {
    self.object = object
  }

  /// Connects a signal without arguments.
  func add(_ name: String, after: Bool = false, _ handler: @escaping @MainActor () -> Void) {
    handlers.append(Signal.connect(object, name, after: after, handler))
  }

  /// Connects a signal with one argument that is ignored, such as `notify::…`.
  func addObject(_ name: String, _ handler: @escaping @MainActor () -> Void) {
    handlers.append(Signal.connectObject(object, name, handler))
  }

  /// Connects a signal with a direction, such as `move-focus`.
  func addDirection(_ name: String, _ handler: @escaping @MainActor (GtkDirectionType) -> Void) {
    handlers.append(Signal.connectDirection(object, name, handler))
  }

  /// Disconnects every signal.
  ///
  /// May be called from inside a handler.
  func end() {
    for handler in handlers { g_signal_handler_disconnect(object, handler) }
    handlers = []
  }
}
#endif
