public import UIKitNames

extension SwiftMessages {
  /// The place where a message is shown.
  ///
  /// Without UIKit, every place is a window and window levels are ignored. A controller or a view
  /// stands for its window, or for the default window if it is in none.
  public enum PresentationContext {
    /// Above everything in the scene in front, or in the default window.
    case automatic
    /// In the scene in front, at a window level while the message is shown.
    case window(windowLevel: UIWindow.Level)
    /// In a given scene, at a window level while the message is shown.
    case windowScene(_: any WindowScene, windowLevel: UIWindow.Level)
    /// In a view controller or the container around it: below a navigation bar at the top, above a
    /// tab bar at the bottom.
    ///
    /// The configuration keeps the controller alive.
    case viewController(_: UIViewController)
    /// In a view that does not scroll; the configuration keeps the view alive.
    case view(_: UIView)
  }
}
