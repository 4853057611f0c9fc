#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import UIKitBridge

extension EKAttributes.BackgroundStyle {
  /// Returns a background with the same color in light and dark mode, as in SwiftEntryKit 0.7.
  @available(*, deprecated, message: "Wrap the colour: .color(color: EKColor(color))")
  @_disfavoredOverload
  public static func color(color: UIColor) -> Self {
    .color(color: EKColor(color))
  }

  /// Returns a blur with the same style in light and dark mode, as in SwiftEntryKit 0.7.
  @available(*, deprecated, message: "Wrap the style: .visualEffect(style: .init(style: style))")
  @_disfavoredOverload
  public static func visualEffect(style: UIBlurEffect.Style) -> Self {
    .visualEffect(style: BlurStyle(style: style))
  }
}

extension EKAttributes.BackgroundStyle.Gradient {
  /// Creates a gradient with the same colors in light and dark mode, as in SwiftEntryKit 0.7.
  @available(*, deprecated, message: "Wrap the colours: colors.map { EKColor($0) }")
  @_disfavoredOverload
  public init(colors: [UIColor], startPoint: CGPoint, endPoint: CGPoint) {
    self.init(colors: colors.map { EKColor($0) }, startPoint: startPoint, endPoint: endPoint)
  }
}

extension EKAttributes.Shadow.Value {
  /// Creates a shadow with the same color in light and dark mode, as in SwiftEntryKit 0.7.
  @available(*, deprecated, message: "Wrap the colour: EKColor(color)")
  @_disfavoredOverload
  public init(color: UIColor, opacity: Float, radius: CGFloat, offset: CGSize = .zero) {
    self.init(color: EKColor(color), opacity: opacity, radius: radius, offset: offset)
  }
}

extension EKAttributes.PositionConstraints {
  /// The name of `rotation.isEnabled` in SwiftEntryKit 0.7.
  @available(*, deprecated, renamed: "rotation.isEnabled")
  public var isRotationEnabled: Bool {
    get { rotation.isEnabled }
    set { rotation.isEnabled = newValue }
  }
}
#endif
