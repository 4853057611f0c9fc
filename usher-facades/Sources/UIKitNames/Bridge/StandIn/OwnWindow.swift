#if os(Linux) && !UIKIT_STAND_IN
/// A controller's window of its own, which does not exist here.
@MainActor
package final class OwnWindow {
  /// Returns `nil`: overlays appear in the default window.
  package init?(
    for controller: UIViewController, in scene: UIWindowScene?, at level: UIWindow.Level?
  ) {
    nil
  }

  /// A no-op here.
  package func close() {}
}
#endif
