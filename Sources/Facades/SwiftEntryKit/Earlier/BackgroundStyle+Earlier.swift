public import UIKitNames

extension EKAttributes.BackgroundStyle {
  /// Returns a background of one colour that is the same in light and dark, as SwiftEntryKit 0.7 spelled it.
  @available(*, deprecated, message: "Wrap the colour: .color(color: EKColor(color))")
  @_disfavoredOverload
  public static func color(color: UIColor) -> Self {
    .color(color: EKColor(color))
  }

  /// Returns a blur that is the same in light and dark, as SwiftEntryKit 0.7 spelled it.
  @available(*, deprecated, message: "Wrap the style: .visualEffect(style: .init(style: style))")
  @_disfavoredOverload
  public static func visualEffect(style: UIBlurEffect.Style) -> Self {
    .visualEffect(style: BlurStyle(style: style))
  }
}
