#if canImport(UIKit)
internal import UIKit
package import Usher
internal import UsherUIKit

extension Presenter {
  /// Puts the demands of a shown overlay in force, before those of all others; `nil` takes them back.
  package func setDemands(_ demands: WindowDemands?, of id: OverlayID) {
    uiKitHost?.setWishes(demands.map { WindowWishes($0, in: uiKitHost?.scene) }, of: id)
  }

  /// The status bar as it is now; `nil` while there is no scene.
  package var statusBar: (isHidden: Bool, style: UIStatusBarStyle)? {
    uiKitHost?.scene?.statusBarManager.map { ($0.isStatusBarHidden, $0.statusBarStyle) }
  }

  /// The height of the status bar in points; `nil` for none.
  package var statusBarHeight: Double? {
    let height = uiKitHost?.scene?.statusBarManager.map { Double($0.statusBarFrame.maxY) } ?? 0
    return height > 0 ? height : nil
  }
}

extension WindowWishes {
  /// Makes the wishes of demands in a scene.
  @MainActor
  fileprivate init(_ demands: WindowDemands, in scene: UIWindowScene?) {
    let statusBar: SystemBars.StatusBar? =
      switch demands.statusBar {
      case .asBeneath: nil
      case .shown(let style): .shown(style)
      case .lettered(let style): .lettered(style)
      case .hidden: .hidden
      }
    let orientations: UIInterfaceOrientationMask? =
      switch demands.turning {
      case .asBeneath: demands.controller?.ownOrientations
      case .everywhere: .all
      case .nowhere: scene?.effectiveGeometry.interfaceOrientation.mask
      }
    self.init(
      level: demands.level, statusBar: statusBar,
      hidesHomeIndicator: demands.controller?.prefersHomeIndicatorAutoHidden == true ? true : nil,
      orientations: orientations, isKey: demands.isKey)
  }
}

extension UIViewController {
  /// The orientations that the controller's class says; `nil` for those that UIKit says of any controller.
  fileprivate var ownOrientations: UIInterfaceOrientationMask? {
    let orientations = supportedInterfaceOrientations
    let usual = UIViewController().supportedInterfaceOrientations
    return orientations.rawValue == usual.rawValue ? nil : orientations
  }
}

extension UIInterfaceOrientation {
  /// This orientation alone; `nil` for an unknown orientation.
  fileprivate var mask: UIInterfaceOrientationMask? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .unknown: nil
    @unknown default: nil
    }
  }
}
#endif
