#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A value that a system lock protects, so that only one thread uses it at a time.
///
/// The lock protects only the stored value. Stored functions, for example a facade's callbacks that
/// aren't sendable, still run on the thread that calls them.
///
/// The standard library's `Mutex` isn't used, because the thread sanitizer can't observe it and
/// reports races that don't exist.
@safe
@_spi(Facades) public final class Locked<State>: @unchecked Sendable {
  private var state: State
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Creates a lock for a value.
  public init(_ state: State) {
    self.state = state
    unsafe mutex = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Calls `body` with the value while calls from other threads wait.
  public func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body(&state)
  }

  /// The current value.
  public var value: State {
    get { withLock { $0 } }
    set { withLock { $0 = newValue } }
  }
}
