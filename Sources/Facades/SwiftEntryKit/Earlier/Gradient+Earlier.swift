public import Foundation
public import UIKitNames

extension EKAttributes.BackgroundStyle.Gradient {
  /// Creates a gradient that is the same in light and dark, as SwiftEntryKit 0.7 spelled it.
  @available(*, deprecated, message: "Wrap the colours: colors.map { EKColor($0) }")
  @_disfavoredOverload
  public init(colors: [UIColor], startPoint: CGPoint, endPoint: CGPoint) {
    self.init(colors: colors.map { EKColor($0) }, startPoint: startPoint, endPoint: endPoint)
  }
}
