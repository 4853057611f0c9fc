#if GTK && os(Linux)
internal import CGTK

/// Connects Swift closures to GObject signals.
///
/// A closure lives as long as its connection. The connection ends when the object is destroyed, if
/// not earlier.
@MainActor
enum Signal {
  @discardableResult
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String, after: Bool = false,
    _ handler: @escaping @MainActor () -> Void
  ) -> gulong {
    let trampoline: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      Signal.call(data) { (handler: @MainActor () -> Void) in handler() }
    }
    return connect(
      object, name, unsafeBitCast(trampoline, to: GCallback.self), Closure(handler), after: after)
  }

  /// Connects a handler to a signal such as `notify::…`, whose only argument is ignored.
  @discardableResult
  static func connectObject(
    _ object: UnsafeMutableRawPointer, _ name: String, _ handler: @escaping @MainActor () -> Void
  ) -> gulong {
    let trampoline: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      Signal.call(data) { (handler: @MainActor () -> Void) in handler() }
    }
    return connect(
      object, name, unsafeBitCast(trampoline, to: GCallback.self), Closure(handler), after: false)
  }

  /// Connects a handler to a signal without arguments, such as `close-request`.
  ///
  /// The handler can stop the signal by returning `true`.
  static func connectRequest(
    _ object: UnsafeMutableRawPointer, _ name: String, _ handler: @escaping @MainActor () -> Bool
  ) -> gulong {
    let trampoline: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      Signal.call(data) { (handler: @MainActor () -> Bool) in handler() ? 1 : 0 }
    }
    return connect(
      object, name, unsafeBitCast(trampoline, to: GCallback.self), Closure(handler), after: false)
  }

  static func connectString(
    _ object: UnsafeMutableRawPointer, _ name: String,
    _ handler: @escaping @MainActor (String) -> Void
  ) {
    let trampoline: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = {
      _, text, data in
      let text = text.map { String(cString: $0) } ?? ""
      Signal.call(data) { (handler: @MainActor (String) -> Void) in handler(text) }
    }
    connect(
      object, name, unsafeBitCast(trampoline, to: GCallback.self), Closure(handler), after: false)
  }

  /// Connects a handler to a signal whose argument is a D-Bus string.
  ///
  /// The handler receives the string, or an empty string if there is none.
  static func connectText(
    _ object: UnsafeMutableRawPointer, _ name: String,
    _ handler: @escaping @MainActor (String) -> Void
  ) {
    let trampoline: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = {
      _, value, data in
      let text = value.flatMap { g_variant_get_string($0, nil) }.map { String(cString: $0) } ?? ""
      Signal.call(data) { (handler: @MainActor (String) -> Void) in handler(text) }
    }
    connect(
      object, name, unsafeBitCast(trampoline, to: GCallback.self), Closure(handler), after: false)
  }

  /// Connects a handler to a signal with two arguments, such as `g-properties-changed`.
  ///
  /// The arguments are ignored.
  static func connectPair(
    _ object: UnsafeMutableRawPointer, _ name: String, _ handler: @escaping @MainActor () -> Void
  ) {
    let trampoline: @convention(c) (gpointer?, gpointer?, gpointer?, gpointer?) -> Void = {
      _, _, _, data in
      Signal.call(data) { (handler: @MainActor () -> Void) in handler() }
    }
    connect(
      object, name, unsafeBitCast(trampoline, to: GCallback.self), Closure(handler), after: false)
  }

  /// Connects a handler to a signal with a direction, such as `move-focus`.
  @discardableResult
  static func connectDirection(
    _ object: UnsafeMutableRawPointer, _ name: String,
    _ handler: @escaping @MainActor (GtkDirectionType) -> Void
  ) -> gulong {
    let trampoline: @convention(c) (gpointer?, GtkDirectionType, gpointer?) -> Void = {
      _, direction, data in
      Signal.call(data) { (handler: @MainActor (GtkDirectionType) -> Void) in handler(direction) }
    }
    return connect(
      object, name, unsafeBitCast(trampoline, to: GCallback.self), Closure(handler), after: false)
  }

  /// Connects a handler to a signal of a list item factory, such as `bind`.
  static func connectItem(
    _ object: UnsafeMutableRawPointer, _ name: String,
    _ handler: @escaping @MainActor (OpaquePointer) -> Void
  ) {
    let trampoline: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = {
      _, item, data in
      nonisolated(unsafe) let item = item
      Signal.call(data) { (handler: @MainActor (OpaquePointer) -> Void) in
        if let item { handler(item) }
      }
    }
    connect(
      object, name, unsafeBitCast(trampoline, to: GCallback.self), Closure(handler), after: false)
  }

  /// Connects a handler to a signal with two numbers, such as `drag-update`.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String,
    _ handler: @escaping @MainActor (Double, Double) -> Void
  ) {
    let trampoline: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = {
      _, x, y, data in
      Signal.call(data) { (handler: @MainActor (Double, Double) -> Void) in handler(x, y) }
    }
    connect(
      object, name, unsafeBitCast(trampoline, to: GCallback.self), Closure(handler), after: false)
  }

  /// Connects a handler to a signal of a click gesture.
  ///
  /// The handler receives the pointer's position in the widget's coordinates.
  static func connectClick(
    _ object: UnsafeMutableRawPointer, _ name: String,
    _ handler: @escaping @MainActor (Double, Double) -> Void
  ) {
    let trampoline: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = {
      _, _, x, y, data in
      Signal.call(data) { (handler: @MainActor (Double, Double) -> Void) in handler(x, y) }
    }
    connect(
      object, name, unsafeBitCast(trampoline, to: GCallback.self), Closure(handler), after: false)
  }

  /// Connects a handler to the `insert-text` signal.
  ///
  /// The handler receives the text and the insertion offset, in Unicode scalars.
  static func connectInsertion(
    _ object: UnsafeMutableRawPointer, _ handler: @escaping @MainActor (String, Int) -> Void
  ) {
    typealias Insertion =
      @convention(c) (
        gpointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?, gpointer?
      ) -> Void
    let trampoline: Insertion = { _, text, length, position, data in
      guard let text, let position = position?.pointee else { return }
      let words = Signal.string(text, length)
      Signal.call(data) { (handler: @MainActor (String, Int) -> Void) in
        handler(words, Int(position))
      }
    }
    connect(
      object, "insert-text", unsafeBitCast(trampoline, to: GCallback.self), Closure(handler),
      after: false)
  }

  /// Connects a handler to `delete-text`.
  ///
  /// The handler receives the start and end offsets, in Unicode scalars. A negative end offset
  /// means the end of the text.
  static func connectDeletion(
    _ object: UnsafeMutableRawPointer, _ handler: @escaping @MainActor (Int, Int) -> Void
  ) {
    let trampoline: @convention(c) (gpointer?, Int32, Int32, gpointer?) -> Void = {
      _, start, end, data in
      Signal.call(data) { (handler: @MainActor (Int, Int) -> Void) in
        handler(Int(start), Int(end))
      }
    }
    connect(
      object, "delete-text", unsafeBitCast(trampoline, to: GCallback.self), Closure(handler),
      after: false)
  }

  /// Connects a handler to the `insert-text` signal of a text buffer.
  ///
  /// The handler receives the text and the insertion position. A handler that inserts text must
  /// update the position.
  static func connectBufferInsertion(
    _ buffer: UnsafeMutablePointer<GtkTextBuffer>,
    _ handler: @escaping @MainActor (String, UnsafeMutablePointer<GtkTextIter>) -> Void
  ) {
    typealias Insertion =
      @convention(c) (
        gpointer?, UnsafeMutablePointer<GtkTextIter>?, UnsafePointer<CChar>?, Int32, gpointer?
      ) -> Void
    let trampoline: Insertion = { _, position, text, length, data in
      guard let position, let text else { return }
      let words = Signal.string(text, length)
      nonisolated(unsafe) let place = position
      Signal.call(data) {
        (handler: @MainActor (String, UnsafeMutablePointer<GtkTextIter>) -> Void) in
        handler(words, place)
      }
    }
    connect(
      buffer, "insert-text", unsafeBitCast(trampoline, to: GCallback.self), Closure(handler),
      after: false)
  }

  /// Connects a handler to the `delete-range` signal of a text buffer.
  ///
  /// The handler receives the start and end offsets, in Unicode scalars.
  static func connectBufferDeletion(
    _ buffer: UnsafeMutablePointer<GtkTextBuffer>,
    _ handler: @escaping @MainActor (Int, Int) -> Void
  ) {
    typealias Deletion =
      @convention(c) (
        gpointer?, UnsafeMutablePointer<GtkTextIter>?, UnsafeMutablePointer<GtkTextIter>?, gpointer?
      ) -> Void
    let trampoline: Deletion = { _, start, end, data in
      let (start, end) = (gtk_text_iter_get_offset(start), gtk_text_iter_get_offset(end))
      Signal.call(data) { (handler: @MainActor (Int, Int) -> Void) in
        handler(Int(start), Int(end))
      }
    }
    connect(
      buffer, "delete-range", unsafeBitCast(trampoline, to: GCallback.self), Closure(handler),
      after: false)
  }

  /// Returns the text in `length` bytes, or up to the terminating null if `length` is negative.
  private nonisolated static func string(_ text: UnsafePointer<CChar>, _ length: Int32) -> String {
    let bytes = UnsafeBufferPointer(start: text, count: length < 0 ? strlen(text) : Int(length))
    return String(decoding: bytes.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Connects a handler to the `key-pressed` or `key-released` signal.
  ///
  /// For `key-pressed`, the handler returns whether it used the key.
  static func connectKey(
    _ object: UnsafeMutableRawPointer, _ name: String,
    _ handler: @escaping @MainActor (guint, GdkModifierType) -> Bool
  ) {
    typealias KeyChanged =
      @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean
    let trampoline: KeyChanged = { _, key, _, modifiers, data in
      Signal.call(data) { (handler: @MainActor (guint, GdkModifierType) -> Bool) in
        handler(key, modifiers) ? 1 : 0
      }
    }
    connect(
      object, name, unsafeBitCast(trampoline, to: GCallback.self), Closure(handler), after: false)
  }

  private final class Closure<Function> {
    let function: Function

    init(_ function: Function) {
      self.function = function
      Census.closures += 1
    }

    deinit {
      Census.closures -= 1
    }
  }

  private nonisolated static func call<Function, Result: Sendable>(
    _ data: gpointer?, _ body: @MainActor (Function) -> Result
  ) -> Result {
    nonisolated(unsafe) let data = data
    return MainActor.assumeIsolated {
      guard let data else { preconditionFailure("a signal arrived without its closure") }
      return body(Unmanaged<Closure<Function>>.fromOpaque(data).takeUnretainedValue().function)
    }
  }

  @discardableResult
  private static func connect<Function>(
    _ object: UnsafeMutableRawPointer, _ name: String, _ callback: @escaping GCallback,
    _ closure: Closure<Function>, after: Bool
  ) -> gulong {
    g_signal_connect_data(
      object, name, callback, Unmanaged.passRetained(closure).toOpaque(),
      { data, _ in
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
      },
      after ? G_CONNECT_AFTER : GConnectFlags(rawValue: 0))
  }
}
#endif
