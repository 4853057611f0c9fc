internal import Usher

/// The lane of an instance, for as long as the instance or a message of it is there; then its number is
/// another instance's to have.
@MainActor
final class LaneNumber {
  /// The lane.
  let id: LaneID
  private static var taken: Set<Int> = []

  /// The lane of the shared instance.
  static let shared = LaneNumber(-2)

  /// A lane that nobody has.
  static func next() -> LaneNumber {
    var number = -1001
    while taken.contains(number) { number -= 1 }
    return LaneNumber(number)
  }

  private init(_ number: Int) {
    id = LaneID(number)
    Self.taken.insert(number)
  }

  isolated deinit {
    Self.taken.remove(id.rawValue)
  }
}
