internal import Foundation

/// A value that all copies of what holds it have in common, from any thread.
///
/// It may hold functions that are called on the main thread alone: what is guarded here is the place where
/// it is kept.
package final class SharedValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  /// Begins with `value`.
  package init(_ value: Value) {
    stored = value
  }

  /// What it is now.
  package var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  /// Changes it before anybody else can.
  package func change(_ body: (inout Value) -> Void) {
    lock.withLock { body(&stored) }
  }
}
