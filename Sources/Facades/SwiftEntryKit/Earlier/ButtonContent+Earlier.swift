public import Foundation
public import UIKitNames

extension EKProperty.ButtonContent {
  /// Creates a button's content with colours that are the same in light and dark, as SwiftEntryKit 0.7
  /// spelled it.
  @available(*, deprecated, message: "Wrap the colours: EKColor(color)")
  @_disfavoredOverload
  public init(
    label: EKProperty.LabelContent, backgroundColor: UIColor, highlightedBackgroundColor: UIColor,
    contentEdgeInset: CGFloat = 5, accessibilityIdentifier: String? = nil,
    action: @escaping Action = {}
  ) {
    self.init(
      label: label, backgroundColor: EKColor(backgroundColor),
      highlightedBackgroundColor: EKColor(highlightedBackgroundColor),
      contentEdgeInset: contentEdgeInset, accessibilityIdentifier: accessibilityIdentifier,
      action: action)
  }
}
