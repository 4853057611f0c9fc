internal import Foundation

/// A setting for the whole app, to be read and changed from any thread.
///
/// Its value may hold functions that are called on the main thread alone, so that what is guarded here is
/// the place where it is kept.
final class Setting<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: Value

  init(_ value: Value) {
    kept = value
  }

  var value: Value {
    get { lock.withLock { kept } }
    set { lock.withLock { kept = newValue } }
  }
}
