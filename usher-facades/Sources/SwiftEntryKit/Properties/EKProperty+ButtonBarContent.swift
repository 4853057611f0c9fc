#if os(iOS) || UIKIT_STAND_IN
public import Foundation

extension EKProperty {
  /// The buttons of a bar, and their layout.
  public struct ButtonBarContent {
    /// The buttons, from the leading side or from the top.
    public var content: [ButtonContent] = []
    /// The color of the lines above and between the buttons.
    public var separatorColor: EKColor
    /// The maximum number of buttons side by side; less than 1 counts as 1.
    public var horizontalDistributionThreshold: Int
    /// Whether an alert's bar expands half a second after the entrance began; ignored outside
    /// alerts.
    public var expandAnimatedly: Bool
    /// The minimum height of each button, in points; less than 24, or not finite, counts as 50.
    public var buttonHeight: CGFloat
    /// The mode of the lines' color, light or dark.
    public var displayMode: EKAttributes.DisplayMode

    /// Creates a bar's content.
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

    /// Creates a bar's content from an array of buttons.
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

    /// Returns the lines' color for the traits; `displayMode` overrides the traits unless it is
    /// `inferred`.
    public func separatorColor(for traitCollection: UITraitCollection) -> UIColor {
      separatorColor.color(for: traitCollection, mode: displayMode)
    }
  }
}
#endif
