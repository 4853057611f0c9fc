public import Usher

extension Insets {
  /// Makes insets from UIKit's.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension Appearance {
  /// Makes an appearance from UIKit's; `nil`, for an unspecified style, follows the system.
  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    #if canImport(UIKit)
    @unknown default: return nil
    #endif
    }
  }
}
