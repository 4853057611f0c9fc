extension EKProperty {
  /// What a label says, and how it looks.
  public struct LabelContent {
    /// What it says; an empty one takes no room.
    public var text: String
    /// How it looks.
    public var style: LabelStyle
    /// Its name in tests.
    public var accessibilityIdentifier: String?

    /// Makes a label's content.
    public init(text: String, style: LabelStyle, accessibilityIdentifier: String? = nil) {
      self.text = text
      self.style = style
      self.accessibilityIdentifier = accessibilityIdentifier
    }
  }
}
