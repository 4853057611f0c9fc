#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import UIKitBridge
@_spi(Facades) internal import Usher

extension Message {
  /// Makes the swipe's fractional threshold relative to the view's whole height.
  ///
  /// The whole height includes margins and safe area.
  func countMargins(in overlay: inout OverlayConfiguration, on presenter: Presenter?) {
    guard let viewport = presenter?.viewport else { return }
    let height = MessageGeometry(of: view, at: place).marginHeight(
      at: overlay.placement.vertical, in: regionSafeArea ?? viewport.safeArea)
    overlay.swipe?.thresholds.margin = max(height, 0)
  }
}

extension MessageGeometry {
  /// Returns the height by which the view is larger than its background.
  ///
  /// This includes the safe area at the resting edge if the view avoids it.
  fileprivate func marginHeight(
    at edge: OverlayPosition.Vertical, in insets: Insets
  ) -> Double {
    func kept(_ margin: Double, _ inset: Double) -> Double {
      switch safeArea {
      case .overridden: margin
      case .merged: max(margin, inset)
      case .respected, .filled: margin + inset
      }
    }
    return switch edge {
    case .top: kept(margins.top, insets.top) + margins.bottom
    case .bottom: margins.top + kept(margins.bottom, insets.bottom)
    case .center: margins.top + margins.bottom
    }
  }
}
#endif
