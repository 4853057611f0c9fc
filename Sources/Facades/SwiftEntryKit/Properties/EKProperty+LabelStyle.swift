extension EKProperty {
  /// How a label looks.
  public struct LabelStyle {
    /// Its letters.
    public var font: UIFont
    /// Their colour.
    public var color: EKColor
    /// Where its lines stand.
    public var alignment: NSTextAlignment
    /// The most lines it takes; less than 1 takes as many as it needs.
    public var numberOfLines: Int
    /// Whether its colour is the light or the dark one.
    public var displayMode: EKAttributes.DisplayMode

    /// Makes a style.
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

    /// The colour of its letters under these traits; its display mode counts more than they do.
    public func color(for traitCollection: UITraitCollection) -> UIColor {
      color.color(for: traitCollection, mode: displayMode)
    }
  }
}
