internal import Foundation

/// A value behind a lock, for use by several threads.
public class Atomic<T> {
  private var state: T
  private let lock = NSLock()

  /// Makes a lock around a value.
  public init(_ value: T) {
    state = value
  }

  /// The current value.
  public var value: T { withLock { $0 } }

  /// Changes the value in place; other threads that use the value wait until `block` returns.
  ///
  /// - Parameter block: Changes the value. It must not use this object, or it waits forever.
  public func mutate(_ block: (inout T) -> Void) {
    withLock(block)
  }

  /// Calls `body` with the value under the lock, and returns the result.
  func withLock<Result>(_ body: (inout T) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}

// The lock allows one thread at a time to use the value.
extension Atomic: @unchecked Sendable where T: Sendable {}
