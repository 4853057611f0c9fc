#if GTK && os(Linux)
internal import CGTK

/// A set of connections to one object's signals.
///
/// The connections end together, or move together to another object.
@MainActor
final class Connections {
  private var object: UnsafeMutableRawPointer?
  private var signals: [@MainActor (UnsafeMutableRawPointer) -> gulong] = []
  private var handlers: [gulong] = []

  /// Creates an empty set of connections to `object`.
  ///
  /// The object isn't retained, and must exist until `end()` or the next `move(to:)`. If `object`
  /// is `nil`, added handlers are connected by the first `move(to:)`.
  init(to object: UnsafeMutableRawPointer?) {
    self.object = object
  }

  func add(_ name: String, after: Bool = false, _ handler: @escaping @MainActor () -> Void) {
    connect { Signal.connect($0, name, after: after, handler) }
  }

  /// Connects a handler to a signal with one argument, such as `notify::…`.
  ///
  /// The argument is ignored.
  func addObject(_ name: String, _ handler: @escaping @MainActor () -> Void) {
    connect { Signal.connectObject($0, name, handler) }
  }

  /// Connects a handler to a signal such as `close-request`.
  ///
  /// The handler can stop the signal by returning `true`.
  func addRequest(_ name: String, _ handler: @escaping @MainActor () -> Bool) {
    connect { Signal.connectRequest($0, name, handler) }
  }

  /// Connects a handler to a signal with a direction, such as `move-focus`.
  func addDirection(_ name: String, _ handler: @escaping @MainActor (GtkDirectionType) -> Void) {
    connect { Signal.connectDirection($0, name, handler) }
  }

  /// Moves the handlers to another object of the same class.
  ///
  /// If `object` is `nil`, the handlers aren't connected until the next move.
  func move(to object: UnsafeMutableRawPointer?) {
    disconnect()
    self.object = object
    if let object { handlers = signals.map { $0(object) } }
  }

  /// Disconnects all signals.
  ///
  /// A handler may call this method.
  func end() {
    disconnect()
    signals = []
  }

  private func connect(_ signal: @escaping @MainActor (UnsafeMutableRawPointer) -> gulong) {
    signals.append(signal)
    if let object { handlers.append(signal(object)) }
  }

  private func disconnect() {
    if let object { for handler in handlers { g_signal_handler_disconnect(object, handler) } }
    handlers = []
  }
}
#endif
