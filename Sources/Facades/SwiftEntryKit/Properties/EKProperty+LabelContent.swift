extension EKProperty {
  /// A label's text and style.
  public struct LabelContent {
    /// The text; an empty text takes no space.
    public var text: String
    /// The style of the text.
    public var style: LabelStyle
    /// The label's accessibility identifier, for UI tests.
    public var accessibilityIdentifier: String?

    /// Creates a label's content.
    public init(text: String, style: LabelStyle, accessibilityIdentifier: String? = nil) {
      self.text = text
      self.style = style
      self.accessibilityIdentifier = accessibilityIdentifier
    }
  }
}
