#if GTK
internal import CGTK

/// Connections to signals of one object that end together, for listeners that go before the object does.
@MainActor
final class Connections {
  private let object: UnsafeMutableRawPointer
  private var handlers: [gulong] = []

  /// The object has to be alive as long as there are connections to it.
  init(to object: UnsafeMutableRawPointer) {
    self.object = object
  }

  /// A signal without arguments.
  func add(_ name: String, after: Bool = false, _ handler: @escaping @MainActor () -> Void) {
    handlers.append(Signal.connect(object, name, after: after, handler))
  }

  /// A signal with one argument that does not matter, such as `notify::…`.
  func addObject(_ name: String, _ handler: @escaping @MainActor () -> Void) {
    handlers.append(Signal.connectObject(object, name, handler))
  }

  /// A signal with a direction, such as `move-focus`.
  func addDirection(_ name: String, _ handler: @escaping @MainActor (GtkDirectionType) -> Void) {
    handlers.append(Signal.connectDirection(object, name, handler))
  }

  /// Ends them all; also from inside one of them.
  func end() {
    for handler in handlers { g_signal_handler_disconnect(object, handler) }
    handlers = []
  }
}
#endif
