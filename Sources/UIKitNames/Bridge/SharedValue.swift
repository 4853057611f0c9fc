internal import Foundation

/// A value shared by all copies of a struct, readable and writable from any thread.
///
/// The value may hold functions that are called on the main thread alone: the lock guards only the
/// stored value.
package final class SharedValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  /// Makes a shared value.
  package init(_ value: Value) {
    stored = value
  }

  /// The current value.
  package var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  /// Changes the value under the lock.
  package func change(_ body: (inout Value) -> Void) {
    lock.withLock { body(&stored) }
  }
}
