/// What a surface, or a backdrop, is filled with.
public enum Background: Hashable, Sendable {
  /// Nothing: what lies behind shows through.
  case clear
  /// One colour.
  case color(AdaptiveColor)
  /// Several.
  case gradient(Background.Gradient)
  /// A picture, scaled to cover everything and cut where it is too large.
  case image(Node.Image.Source)
  /// What lies behind, blurred.
  case blur(Blur)

  /// For backdrops: what lies behind is darkened.
  public static let scrim = Background.color(.scrim)
}
