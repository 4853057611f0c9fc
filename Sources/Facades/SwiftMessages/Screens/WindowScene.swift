public import UIKitNames

/// Where windows belong, for a `PresentationContext`.
public protocol WindowScene {}

extension UIWindowScene: WindowScene {}
