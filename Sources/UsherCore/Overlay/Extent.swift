/// One side of an overlay, beside the room there is for it.
public enum Extent: Hashable, Sendable {
  /// What the content needs.
  case intrinsic
  /// So many points; not negative.
  case constant(Double)
  /// A share of the viewport's whole side; not negative.
  case ratio(Double)
  /// The room there is, less so many points at each end; negative reaches beyond it.
  case inset(Double)

  /// How long it is beside a `room` of that length and the `whole` side of the viewport, in points;
  /// `nil` where the content says.
  func length(room: Double, whole: Double) -> Double? {
    switch self {
    case .intrinsic: nil
    case .constant(let points): points
    case .ratio(let share): whole * share
    case .inset(let points): max(room - 2 * points, 0)
    }
  }
}
