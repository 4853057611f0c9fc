#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A value protected by a lock of the system, for one thread at a time.
///
/// The lock guards the stored value alone: functions inside it, such as callbacks that an older
/// library never marked as sendable, still run where their users call them.
///
/// The standard library's `Mutex` is not used: the thread sanitizer cannot observe its waiting and
/// reports races that do not exist.
@safe
@_spi(Facades) public final class Locked<State>: @unchecked Sendable {
  private var state: State
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  /// Makes a lock around a value.
  public init(_ state: State) {
    self.state = state
    unsafe mutex = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Calls `body` with the value; calls from other threads wait meanwhile.
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
