#if os(iOS) || UIKIT_STAND_IN
public import Foundation

extension EKProperty {
  /// The buttons of a bar, and their layout.
  public struct ButtonBarContent {
    /// The buttons, starting at the leading side or at the top.
    public var content: [ButtonContent] = []
    /// The color of the lines above and between the buttons.
    public var separatorColor: EKColor
    /// The maximum number of buttons in a row.
    ///
    /// Values below 1 are treated as 1.
    public var horizontalDistributionThreshold: Int
    /// Whether an alert's bar is hidden until half a second after the entrance begins.
    ///
    /// It has no effect outside alerts.
    public var expandAnimatedly: Bool
    /// The minimum height of each button, in points.
    ///
    /// Values that are below 24 or not finite are replaced by 50.
    public var buttonHeight: CGFloat
    /// The light or dark mode of the lines' color.
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

    /// Returns the lines' color.
    ///
    /// If `displayMode` is `inferred`, the traits determine the mode.
    public func separatorColor(for traitCollection: UITraitCollection) -> UIColor {
      separatorColor.color(for: traitCollection, mode: displayMode)
    }
  }
}
#endif
