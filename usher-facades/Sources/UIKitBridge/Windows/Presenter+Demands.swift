#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) package import Usher
@_spi(Facades) internal import UsherUIKit

extension Presenter {
  /// Applies a visible overlay's demands on its window.
  ///
  /// They override the demands of all other overlays. If `demands` is `nil`, the overlay's previous
  /// demands are withdrawn.
  package func setDemands(_ demands: WindowDemands?, of id: OverlayID) {
    uiKitHost?.setWishes(demands.map { WindowWishes($0, in: uiKitHost?.scene) }, of: id)
  }

  /// The current state of the status bar, or `nil` while there is no scene.
  package var statusBar: (isHidden: Bool, style: UIStatusBarStyle)? {
    uiKitHost?.scene?.statusBarManager.map { ($0.isStatusBarHidden, $0.statusBarStyle) }
  }

  /// The app object, or `nil` if there is no scene or the code runs in an app extension.
  package var statusBarOwner: (any StatusBarOwner)? {
    guard let scene = uiKitHost?.scene else { return nil }
    return sequence(first: scene as UIResponder) { $0.next }.lazy
      .compactMap { $0 as? UIApplication }.first
  }

  /// The height of the status bar, in points, or `nil` if there is none.
  package var statusBarHeight: Double? {
    let height = uiKitHost?.scene?.statusBarManager.map { Double($0.statusBarFrame.maxY) } ?? 0
    return height > 0 ? height : nil
  }
}

extension WindowWishes {
  /// Creates window preferences from demands in a scene.
  @MainActor
  fileprivate init(_ demands: WindowDemands, in scene: UIWindowScene?) {
    self.init(level: demands.level)
    bars.statusBar =
      switch demands.statusBar {
      case .inherited: .inherited
      case .shown(let style): .shown(style)
      case .style(let style): .style(style)
      case .hidden: .hidden
      }
    bars.orientations =
      switch demands.turning {
      case .inherited: demands.controller?.ownOrientations
      case .everywhere: .all
      case .nowhere: scene?.effectiveGeometry.interfaceOrientation.mask
      }
    if demands.controller?.prefersHomeIndicatorAutoHidden == true { bars.hidesHomeIndicator = true }
    isKey = demands.isKey
    region = demands.region.map {
      Region(in: $0.view, behind: $0.bars, below: $0.top, above: $0.bottom)
    }
  }
}

extension UIViewController {
  /// The controller's supported orientations, or `nil` if they are UIKit's default.
  fileprivate var ownOrientations: UIInterfaceOrientationMask? {
    let orientations = supportedInterfaceOrientations
    let usual = UIViewController().supportedInterfaceOrientations
    return orientations.rawValue == usual.rawValue ? nil : orientations
  }
}

extension UIInterfaceOrientation {
  /// The mask of the orientation, or `nil` if the orientation is unknown.
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
