#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import UIKitBridge
@_spi(Facades) internal import Usher

/// The frame of the message's view; the overlay's frame is the frame of the view's background.
extension Message {
  /// Makes the swipe's share threshold refer to the view's whole height, with margins and safe
  /// area.
  func countMargins(in overlay: inout OverlayConfiguration, on presenter: Presenter?) {
    guard var viewport = presenter?.viewport else { return }
    viewport.safeArea = regionSafeArea ?? viewport.safeArea
    let nothing = OverlayRect(x: 0, y: 0, width: 0, height: 0)
    let around = MessageGeometry(of: view, at: place)
      .viewFrame(around: nothing, at: overlay.placement.vertical, in: viewport)
    overlay.swipe?.thresholds.margin = max(around.size.height, 0)
  }

  /// The frame that the view would have if it was shown now, as wide as the viewport.
  ///
  /// The origin is zero, because the place is not known yet. The height leaves room for the safe
  /// area at one edge.
  func expectedFrame(as overlay: OverlayConfiguration, on presenter: Presenter) -> CGRect {
    guard let viewport = presenter.viewport,
      let frame = presenter.restingFrame(of: styled(OverlayContent(view)), as: overlay)
    else { return .zero }
    let geometry = MessageGeometry(of: view, at: place)
    let height = [OverlayPosition.Vertical.top, .bottom].map {
      geometry.viewFrame(around: frame, at: $0, in: viewport).size.height
    }
    return CGRect(x: 0, y: 0, width: viewport.size.width, height: height.max() ?? 0)
  }

  /// The view's frame at rest, in the viewport.
  ///
  /// - Parameters:
  ///   - frame: The overlay's resting frame.
  ///   - overlay: The overlay.
  ///   - animation: The app's animation, which added the view to its container.
  ///   - viewport: The area in which the overlay is shown.
  /// - Returns: The frame, in the viewport.
  func frame(
    around frame: OverlayRect, of overlay: OverlayConfiguration,
    placedBy animation: ClientAnimation,
    in viewport: OverlayViewport
  ) -> CGRect {
    let geometry = MessageGeometry(of: view, at: place)
    let whole = geometry.viewFrame(around: frame, at: overlay.placement.vertical, in: viewport)
    guard let span = animation.spanned(of: viewport.size.width) else { return CGRect(whole) }
    return CGRect(
      x: span.lowerBound, y: whole.minY, width: span.upperBound - span.lowerBound,
      height: whole.size.height)
  }
}

extension MessageGeometry {
  /// The frame of a view around its overlay's resting frame.
  ///
  /// The view's margins are added, and the safe area at the resting edge as far as the view keeps
  /// clear of the safe area.
  fileprivate func viewFrame(
    around frame: OverlayRect, at edge: OverlayPosition.Vertical, in viewport: OverlayViewport
  ) -> OverlayRect {
    func kept(_ margin: Double, _ inset: Double) -> Double {
      switch safeArea {
      case .overridden: margin
      case .merged: max(margin, inset)
      case .respected, .filled: margin + inset
      }
    }
    var insets = margins
    switch edge {
    case .top: insets.top = kept(margins.top, viewport.safeArea.top)
    case .bottom: insets.bottom = kept(margins.bottom, viewport.safeArea.bottom)
    case .center: break
    }
    return OverlayRect(
      x: frame.minX - insets.left, y: frame.minY - insets.top,
      width: frame.size.width + insets.left + insets.right,
      height: frame.size.height + insets.top + insets.bottom)
  }
}
#endif
