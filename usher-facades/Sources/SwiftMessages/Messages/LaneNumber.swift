#if os(iOS) || UIKIT_STAND_IN
@_spi(Facades) internal import Usher

/// The lane of an instance, reserved until the instance and its messages no longer exist.
///
/// Afterward, a different instance can use the number.
@MainActor
final class LaneNumber {
  /// The lane.
  let id: LaneID
  private nonisolated static let taken = Locked<Set<Int>>([])

  /// The lane of the shared instance.
  static let shared = LaneNumber(-2)

  /// Reserves a free lane.
  static func next() -> LaneNumber {
    let taken = taken.value
    var number = -1001
    while taken.contains(number) { number -= 1 }
    return LaneNumber(number)
  }

  private init(_ number: Int) {
    id = LaneID(number)
    _ = Self.taken.withLock { $0.insert(number) }
  }

  deinit {
    _ = Self.taken.withLock { [id] in $0.remove(id.rawValue) }
  }
}
#endif
