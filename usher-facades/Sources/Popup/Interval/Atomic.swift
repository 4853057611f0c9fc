internal import Foundation

/// A value protected by a lock, so that several threads can use it.
public class Atomic<T> {
  private var state: T
  private let lock = NSLock()

  /// Creates a lock around a value.
  public init(_ value: T) {
    state = value
  }

  /// The current value.
  public var value: T { withLock { $0 } }

  /// Changes the value in place, while other threads that use it wait.
  ///
  /// - Parameter block: Changes the value. It must not use this object, because it would wait
  ///   forever.
  public func mutate(_ block: (inout T) -> Void) {
    withLock(block)
  }

  /// Calls `body` with the locked value and returns the result.
  func withLock<Result>(_ body: (inout T) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}

// The lock gives only one thread access to the value at a time.
extension Atomic: @unchecked Sendable where T: Sendable {}
