// https://developer.apple.com/documentation/uikit/uiview/cornerconfiguration-7l0ja
// https://developer.apple.com/documentation/uikit/uicornerconfiguration-swift.struct
// https://developer.apple.com/documentation/uikit/uicornerradius-swift.struct
public import Foundation

@available(iOS 26.0, *)
public struct UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { fatalError() }
  public init(floatLiteral value: Double) { fatalError() }
  public init(integerLiteral value: Int) { fatalError() }
}

@available(iOS 26.0, *)
public struct UICornerConfiguration {
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    fatalError()
  }
}

@available(iOS 26.0, *)
extension UIView {
  @preconcurrency @MainActor public var cornerConfiguration: UICornerConfiguration {
    get { fatalError() }
    set { fatalError() }
  }
}
