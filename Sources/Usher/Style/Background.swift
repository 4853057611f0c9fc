/// What an overlay's surface is filled with.
public enum Background: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Several.
  case gradient(Gradient)
}
