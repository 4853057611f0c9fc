#if !canImport(UIKit)
/// The alignment of a text's lines.
public enum NSTextAlignment: Int, Hashable, Sendable, CaseIterable {
  /// Aligned to the left.
  case left = 0
  /// Centred.
  case center = 1
  /// Aligned to the right.
  case right = 2
  /// Aligned to both sides; same as `natural` here.
  case justified = 3
  /// Aligned to the leading edge.
  case natural = 4
}
#endif
