public import UIKitNames

/// A scene for a `PresentationContext`.
public protocol WindowScene {}

extension UIWindowScene: WindowScene {}
