#if !canImport(UIKit)
package import Usher

extension Presenter {
  /// Ignores the demands: here windows have no levels, status bars or orientations.
  package func setDemands(_ demands: WindowDemands?, of id: OverlayID) {}

  /// The status bar's state as the app has set it.
  package var statusBar: (isHidden: Bool, style: UIStatusBarStyle)? {
    (UIApplication.shared.isStatusBarHidden, UIApplication.shared.statusBarStyle)
  }

  /// The height of the status bar: `nil`, since there is none.
  package var statusBarHeight: Double? { nil }
}
#endif
