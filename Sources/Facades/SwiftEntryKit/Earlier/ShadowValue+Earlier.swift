public import Foundation
public import UIKitNames

extension EKAttributes.Shadow.Value {
  /// Creates a shadow whose colour is the same in light and dark, as SwiftEntryKit 0.7 spelled it.
  @available(*, deprecated, message: "Wrap the colour: EKColor(color)")
  @_disfavoredOverload
  public init(color: UIColor, opacity: Float, radius: CGFloat, offset: CGSize = .zero) {
    self.init(color: EKColor(color), opacity: opacity, radius: radius, offset: offset)
  }
}
