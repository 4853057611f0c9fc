public import UIKitNames

extension EKProperty.LabelStyle {
  /// Creates a style whose colour is the same in light and dark, as SwiftEntryKit 0.7 spelled it.
  @available(*, deprecated, message: "Wrap the colour: EKColor(color)")
  @_disfavoredOverload
  public init(
    font: UIFont, color: UIColor, alignment: NSTextAlignment = .left, numberOfLines: Int = 0
  ) {
    self.init(
      font: font, color: EKColor(color), alignment: alignment, numberOfLines: numberOfLines)
  }
}
