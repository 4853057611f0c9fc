/// The fill of a surface or of a scrim.
public enum Background: Hashable, Sendable {
  /// No fill: the content behind shows through.
  case clear
  /// A single colour.
  case color(AdaptiveColor)
  /// A gradient of several colours.
  case gradient(Background.Gradient)
  /// A picture, scaled to cover the whole surface and cropped where it is larger.
  case image(Node.Image.Source)
  /// The content behind, blurred.
  case blur(Blur)

  /// The usual scrim: the content behind is darkened.
  public static let scrim = Background.color(.scrim)
}
