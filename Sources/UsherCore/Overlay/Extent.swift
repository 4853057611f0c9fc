/// The length of an overlay's side, relative to the room for it.
public enum Extent: Hashable, Sendable {
  /// The length that the content needs.
  case intrinsic
  /// A length in points; not negative.
  case constant(Double)
  /// A share of the viewport's whole side; not negative.
  case ratio(Double)
  /// The length of the room, less this many points at each end; a negative number reaches beyond
  /// the room.
  case inset(Double)

  /// Returns the length in points, for a `room` and a `whole` side of the viewport of these
  /// lengths; `nil` for `intrinsic`.
  func length(room: Double, whole: Double) -> Double? {
    switch self {
    case .intrinsic: nil
    case .constant(let points): points
    case .ratio(let share): whole * share
    case .inset(let points): max(room - 2 * points, 0)
    }
  }
}
