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
}
