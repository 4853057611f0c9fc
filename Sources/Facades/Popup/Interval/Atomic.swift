internal import Foundation

/// A value that one thread at a time may use.
public class Atomic<T> {
  private var state: T
  private let lock = NSLock()

  /// Keeps a value.
  public init(_ value: T) {
    state = value
  }

  /// The value as it is now.
  public var value: T { withLock { $0 } }

  /// Changes the value; whoever else wants it waits.
  ///
  /// - Parameter block: Changes it. Using this same object in it would wait for ever.
  public func mutate(_ block: (inout T) -> Void) {
    withLock(block)
  }

  /// Uses the value and returns what comes of it.
  func withLock<Result>(_ body: (inout T) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}

// The lock lets one thread at a time use the value.
extension Atomic: @unchecked Sendable where T: Sendable {}
