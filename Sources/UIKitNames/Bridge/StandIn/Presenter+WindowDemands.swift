#if !canImport(UIKit)
package import Usher

extension Presenter {
  /// Ignores the demands: windows have no levels, bars and orientations here.
  package func setDemands(_ demands: WindowDemands?, of id: OverlayID) {}

  /// The status bar as the app has set it.
  package var statusBar: (isHidden: Bool, style: UIStatusBarStyle)? {
    (UIApplication.shared.isStatusBarHidden, UIApplication.shared.statusBarStyle)
  }

  /// No height: there is no status bar.
  package var statusBarHeight: Double? { nil }
}
#endif
