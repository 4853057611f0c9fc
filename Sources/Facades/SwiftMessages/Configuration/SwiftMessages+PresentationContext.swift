public import UIKitNames

extension SwiftMessages {
  /// The place that a message is shown in.
  ///
  /// Without UIKit that is a window, whatever level is asked for, and a controller or a view stands for the window it
  /// is in; one that is in none, for the default one.
  public enum PresentationContext {
    /// Above everything in the scene in front, or in the default window.
    case automatic
    /// In the scene in front, at a level while the message is shown.
    case window(windowLevel: UIWindow.Level)
    /// In a scene, at a level while the message is shown.
    case windowScene(_: any WindowScene, windowLevel: UIWindow.Level)
    /// In a controller, which the configuration keeps, or in the container around it: below a navigation bar at the
    /// top, above a tab bar at the bottom.
    case viewController(_: UIViewController)
    /// In a view, which the configuration keeps and which does not scroll.
    case view(_: UIView)
  }
}
