#if !canImport(UIKit)
/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Hashable, Sendable, CaseIterable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// From side to side; here as `natural`.
  case justified = 3
  /// At the side where reading begins.
  case natural = 4
}
#endif
