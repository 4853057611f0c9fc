#if os(iOS) || UIKIT_STAND_IN
internal import Usher

/// The namespace for the parts of the ready-made views.
public struct EKProperty {
  private init() {}
}

extension EKProperty {
  /// A label's text and style.
  public struct LabelContent {
    /// The text, which takes up no space if it is empty.
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

  /// The style of a label.
  public struct LabelStyle {
    /// The font.
    public var font: UIFont
    /// The color of the text.
    public var color: EKColor
    /// The alignment of the lines.
    public var alignment: NSTextAlignment
    /// The maximum number of lines, or 0 for no limit.
    ///
    /// Negative numbers are treated as 0.
    public var numberOfLines: Int
    /// The light or dark mode of the text's color.
    public var displayMode: EKAttributes.DisplayMode

    /// Creates a style.
    public init(
      font: UIFont, color: EKColor, alignment: NSTextAlignment = .left,
      displayMode: EKAttributes.DisplayMode = .inferred, numberOfLines: Int = 0
    ) {
      self.font = font
      self.color = color
      self.alignment = alignment
      self.displayMode = displayMode
      self.numberOfLines = numberOfLines
    }

    /// Returns the text's color.
    ///
    /// If `displayMode` is `inferred`, the traits determine the mode.
    public func color(for traitCollection: UITraitCollection) -> UIColor {
      color.color(for: traitCollection, mode: displayMode)
    }
  }
}

extension OverlayNode.Text {
  /// Creates the text for a label's content.
  init(_ content: EKProperty.LabelContent) {
    self.init(content.text, content.style)
    identifier = content.accessibilityIdentifier
  }

  /// Creates a text in a label's style.
  ///
  /// If the style is `nil`, the text looks like the text of a new `UILabel`.
  init(_ string: String, _ style: EKProperty.LabelStyle?) {
    guard let style else {
      self.init(string, font: OverlayNode.Font(.systemFont(ofSize: 17)), color: .label)
      return
    }
    self.init(
      string, font: OverlayNode.Font(style.font),
      color: AdaptiveColor(style.color, style.displayMode),
      alignment: OverlayNode.Text.Alignment(style.alignment),
      lineLimit: style.numberOfLines > 0 ? style.numberOfLines : nil)
  }
}
#endif
