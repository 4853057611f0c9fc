public import UIKitNames

extension EKProperty.TextFieldContent {
  /// Creates a field's content whose line is the same in light and dark, as SwiftEntryKit 0.7 spelled it.
  @available(*, deprecated, message: "Wrap the colour: EKColor(bottomBorderColor)")
  @_disfavoredOverload
  public init(
    keyboardType: UIKeyboardType = .default, placeholder: EKProperty.LabelContent,
    textStyle: EKProperty.LabelStyle, isSecure: Bool = false, leadingImage: UIImage? = nil,
    bottomBorderColor: UIColor, accessibilityIdentifier: String? = nil
  ) {
    self.init(
      keyboardType: keyboardType, placeholder: placeholder, textStyle: textStyle,
      isSecure: isSecure, leadingImage: leadingImage,
      bottomBorderColor: EKColor(bottomBorderColor),
      accessibilityIdentifier: accessibilityIdentifier)
  }
}
