extension EKProperty {
  /// The style of a label.
  public struct LabelStyle {
    /// The font.
    public var font: UIFont
    /// The colour of the text.
    public var color: EKColor
    /// The alignment of the lines.
    public var alignment: NSTextAlignment
    /// The maximum number of lines; less than 1 for no limit.
    public var numberOfLines: Int
    /// The mode of the text's colour, light or dark.
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

    /// Returns the text's colour for the traits; `displayMode` overrides the traits unless it is
    /// `inferred`.
    public func color(for traitCollection: UITraitCollection) -> UIColor {
      color.color(for: traitCollection, mode: displayMode)
    }
  }
}
