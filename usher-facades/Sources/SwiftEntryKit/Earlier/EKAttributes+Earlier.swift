#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge

extension EKAttributes.BackgroundStyle {
  /// Returns a background of one color that is the same in light and dark, as SwiftEntryKit 0.7
  /// spelled it.
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

extension EKAttributes.BackgroundStyle.Gradient {
  /// Creates a gradient that is the same in light and dark, as SwiftEntryKit 0.7 spelled it.
  @available(*, deprecated, message: "Wrap the colours: colors.map { EKColor($0) }")
  @_disfavoredOverload
  public init(colors: [UIColor], startPoint: CGPoint, endPoint: CGPoint) {
    self.init(colors: colors.map { EKColor($0) }, startPoint: startPoint, endPoint: endPoint)
  }
}

extension EKAttributes.Shadow.Value {
  /// Creates a shadow whose color is the same in light and dark, as SwiftEntryKit 0.7 spelled it.
  @available(*, deprecated, message: "Wrap the colour: EKColor(color)")
  @_disfavoredOverload
  public init(color: UIColor, opacity: Float, radius: CGFloat, offset: CGSize = .zero) {
    self.init(color: EKColor(color), opacity: opacity, radius: radius, offset: offset)
  }
}

extension EKAttributes.PositionConstraints {
  /// Whether the entry rotates with the device, under SwiftEntryKit 0.7's name.
  @available(*, deprecated, renamed: "rotation.isEnabled")
  public var isRotationEnabled: Bool {
    get { rotation.isEnabled }
    set { rotation.isEnabled = newValue }
  }
}
#endif
