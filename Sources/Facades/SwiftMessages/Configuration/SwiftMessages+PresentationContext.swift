public import UIKitNames

extension SwiftMessages {
  /// Where a message is shown: the window that is meant.
  ///
  /// A window shows its messages above everything in it, whatever level is asked for. A controller or view
  /// stands for the window it is in; one that is in none, for the default one.
  public enum PresentationContext {
    /// In the default window.
    case automatic
    /// In the default window.
    case window(windowLevel: UIWindow.Level)
    /// In a window of a scene: its key one, or its first.
    case windowScene(_: any WindowScene, windowLevel: UIWindow.Level)
    /// In the window of a controller, which the configuration keeps.
    case viewController(_: UIViewController)
    /// In the window of a view, which the configuration keeps.
    case view(_: UIView)
  }
}
