internal import Foundation
internal import UIKitNames
internal import Usher

/// Where its view lies: around the overlay, which is the view's background.
extension Message {
  /// Lets a share of a swipe be one of the view's whole height, which its margins and the safe area it keeps
  /// clear of count to.
  func countMargins(in overlay: inout Overlay, on presenter: Presenter?) {
    guard let viewport = presenter?.viewport else { return }
    let nothing = Rect(x: 0, y: 0, width: 0, height: 0)
    let around = MessageGeometry(of: view, at: place)
      .viewFrame(around: nothing, at: overlay.placement.vertical, in: viewport)
    overlay.swipe?.thresholds.margin = max(around.size.height, 0)
  }

  /// Where it would lie if it was shown now, from side to side; at the top as far as is known by then, with
  /// room for the safe area at one edge.
  func expectedFrame(as overlay: Overlay, on presenter: Presenter) -> CGRect {
    guard let viewport = presenter.viewport,
      let frame = presenter.restingFrame(of: styled(OverlayContent(view)), as: overlay)
    else { return .zero }
    let geometry = MessageGeometry(of: view, at: place)
    let height = [Placement.Vertical.top, .bottom].map {
      geometry.viewFrame(around: frame, at: $0, in: viewport).size.height
    }
    return CGRect(x: 0, y: 0, width: viewport.size.width, height: height.max() ?? 0)
  }

  /// Where it lies.
  ///
  /// - Parameters:
  ///   - frame: Where the overlay rests.
  ///   - overlay: Its values.
  ///   - animation: The animation of a client's that put the view into its container.
  ///   - viewport: The area it is shown in.
  /// - Returns: The frame, in the viewport.
  func frame(
    around frame: Rect, of overlay: Overlay, placedBy animation: ClientAnimation,
    in viewport: Viewport
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
  /// The frame of a view whose overlay rests at a frame: with its own margins, and the safe area at the edge
  /// it rests at as far as it keeps clear of that.
  fileprivate func viewFrame(
    around frame: Rect, at edge: Placement.Vertical, in viewport: Viewport
  ) -> Rect {
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
    return frame.outset(by: insets)
  }
}
