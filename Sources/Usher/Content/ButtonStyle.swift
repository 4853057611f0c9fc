public import UsherCore

extension Node {
  /// The surface of a button.
  public struct ButtonStyle: Hashable, Sendable {
    /// The background while the button is not pressed.
    public let background: AdaptiveColor
    /// The background while the button is pressed.
    public let pressed: AdaptiveColor
    /// The corner radius, in points; shrunk to half the button's height if it is larger.
    public let cornerRadius: Double
    /// The distances between the button's edges and its label, in points; `left` is the leading
    /// side.
    public let padding: Insets
    /// The button's minimum height, in points; at least 24.
    public let height: Double

    /// The minimum height and width of a control, in points: WCAG 2.2, success criterion 2.5.8.
    public static let leastTarget = 24.0

    /// Makes a style; a length that is not finite or negative counts as 0, a length beyond 10,000
    /// points as 10,000.
    public init(
      background: AdaptiveColor, pressed: AdaptiveColor, cornerRadius: Double = 10,
      padding: Insets = Insets(horizontal: 12, vertical: 5), height: Double = 0
    ) {
      self.background = background
      self.pressed = pressed
      self.cornerRadius = Length.mended(cornerRadius)
      self.padding = Length.mended(padding)
      self.height = max(Length.mended(height), Self.leastTarget)
    }

    /// A surface that is a shade of the surface behind it.
    public static let standard = ButtonStyle(background: .fill, pressed: .pressedFill, height: 34)
    /// A surface that is visible only while the button is pressed.
    public static let plain = ButtonStyle(background: .clear, pressed: .fill)
  }
}
