#if !canImport(UIKit)
/// A window of a controller's own; there is none here.
@MainActor
package final class OwnWindow {
  /// Makes nothing: the controller stands for the default window.
  package init?(
    for controller: UIViewController, in scene: UIWindowScene?, at level: UIWindow.Level?
  ) {
    nil
  }

  /// Does nothing.
  package func close() {}
}
#endif
