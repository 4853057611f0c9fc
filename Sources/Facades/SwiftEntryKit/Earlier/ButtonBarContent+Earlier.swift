public import Foundation
public import UIKitNames

extension EKProperty.ButtonBarContent {
  /// Creates a bar's content with lines that are the same in light and dark, as SwiftEntryKit 0.7 spelled it.
  @available(*, deprecated, message: "Wrap the colour: EKColor(separatorColor)")
  @_disfavoredOverload
  public init(
    with buttonContents: EKProperty.ButtonContent..., separatorColor: UIColor,
    horizontalDistributionThreshold: Int = 2, buttonHeight: CGFloat = 50, expandAnimatedly: Bool
  ) {
    self.init(
      with: buttonContents, separatorColor: EKColor(separatorColor),
      horizontalDistributionThreshold: horizontalDistributionThreshold,
      buttonHeight: buttonHeight, expandAnimatedly: expandAnimatedly)
  }

  /// Creates the same content from an array of buttons.
  @available(*, deprecated, message: "Wrap the colour: EKColor(separatorColor)")
  @_disfavoredOverload
  public init(
    with buttonContents: [EKProperty.ButtonContent], separatorColor: UIColor,
    horizontalDistributionThreshold: Int = 2, buttonHeight: CGFloat = 50, expandAnimatedly: Bool
  ) {
    self.init(
      with: buttonContents, separatorColor: EKColor(separatorColor),
      horizontalDistributionThreshold: horizontalDistributionThreshold,
      buttonHeight: buttonHeight, expandAnimatedly: expandAnimatedly)
  }
}
