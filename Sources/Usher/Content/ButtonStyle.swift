public import UsherCore

extension Node {
  /// The surface of a button.
  public struct ButtonStyle: Hashable, Sendable {
    /// What it is filled with.
    public let background: AdaptiveColor
    /// What it is filled with while it is pressed.
    public let pressed: AdaptiveColor
    /// How round its corners are, in points; more than half its height is as round as can be.
    public let cornerRadius: Double
    /// Points between its edges and what it says; `left` is the side where reading begins.
    public let padding: Insets
    /// Its least height, in points; what can be pressed is never lower than 24.
    public let height: Double

    /// The least height and width of what can be pressed, in points: WCAG 2.2, success criterion 2.5.8.
    public static let leastTarget = 24.0

    /// Makes a style; a length that is not finite, or negative, counts as 0, and one beyond
    /// 10,000 points as that.
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

    /// A shade of what it stands on.
    public static let standard = ButtonStyle(background: .fill, pressed: .pressedFill, height: 34)
    /// No surface but while it is pressed.
    public static let plain = ButtonStyle(background: .clear, pressed: .fill)
  }
}
