public import Foundation

extension EKProperty {
  /// Buttons in a bar, and how they share it.
  public struct ButtonBarContent {
    /// The buttons, from the near side or from the top.
    public var content: [ButtonContent] = []
    /// The colour of the lines above and between them.
    public var separatorColor: EKColor
    /// How many stand side by side at most; less than 1 counts as 1.
    public var horizontalDistributionThreshold: Int
    /// Whether the bar of an alert shows itself half a second after the entry's entrance began; elsewhere
    /// it does not count.
    public var expandAnimatedly: Bool
    /// How high each of them is, in points; less than 24, or not finite, counts as 50.
    public var buttonHeight: CGFloat
    /// Whether the colour of its lines is the light or the dark one.
    public var displayMode: EKAttributes.DisplayMode

    /// Makes a bar's content of buttons.
    public init(
      with buttonContents: ButtonContent..., separatorColor: EKColor,
      horizontalDistributionThreshold: Int = 2, buttonHeight: CGFloat = 50,
      displayMode: EKAttributes.DisplayMode = .inferred, expandAnimatedly: Bool
    ) {
      self.init(
        with: buttonContents, separatorColor: separatorColor,
        horizontalDistributionThreshold: horizontalDistributionThreshold,
        buttonHeight: buttonHeight, displayMode: displayMode, expandAnimatedly: expandAnimatedly)
    }

    /// Makes a bar's content of any number of buttons.
    public init(
      with buttonContents: [ButtonContent], separatorColor: EKColor,
      horizontalDistributionThreshold: Int = 2, buttonHeight: CGFloat = 50,
      displayMode: EKAttributes.DisplayMode = .inferred, expandAnimatedly: Bool
    ) {
      content = buttonContents
      self.separatorColor = separatorColor
      self.horizontalDistributionThreshold = horizontalDistributionThreshold
      self.buttonHeight = buttonHeight
      self.displayMode = displayMode
      self.expandAnimatedly = expandAnimatedly
    }

    /// The colour of its lines under these traits.
    public func separatorColor(for traitCollection: UITraitCollection) -> UIColor {
      separatorColor.color(for: traitCollection, mode: displayMode)
    }
  }
}
