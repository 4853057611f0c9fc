#if os(iOS) || UIKIT_STAND_IN
internal import UIKitBridge
internal import Usher

/// A message view's layout, converted for an overlay.
///
/// The overlay's frame is the frame of the view's background. Touches outside it reach the app.
struct MessageGeometry: Hashable, Sendable {
  /// The distances, in points, from the edges or from the safe area, depending on `safeArea`.
  var margins = Insets.zero
  /// The overlay's safe-area policy.
  var safeArea = SafeAreaPolicy.overridden
  /// The distance that the background extends beyond the resting edge, in points.
  var buffer = 0.0
  /// The overlay's size.
  var size = SizeConstraints(maximumWidth: .intrinsic)
  /// Whether the background rests against the edge, so that dragging it away would open a gap.
  var touchesEdge = true
  /// The placement of the view around its background.
  private(set) var backgroundLayout: BackgroundLayout

  /// Reads the layout of a view.
  ///
  /// A view that isn't `MarginAdjustable` fills the width up to the edge, and extends 5 points
  /// beyond the edge.
  ///
  /// - Parameters:
  ///   - view: The message view.
  ///   - edge: The vertical position at rest. In the middle, the view doesn't extend beyond an
  ///     edge.
  @MainActor
  init(of view: UIView, at edge: OverlayPosition.Vertical) {
    let adjustable = view as? any MarginAdjustable
    let bounce = edge == .center ? 0 : max(Double(adjustable?.bounceAnimationOffset ?? 5), 0)
    let placing = BackgroundPlacing(of: view)
    size = placing.size
    buffer = bounce
    backgroundLayout = BackgroundLayout(
      margins: placing.margins(adding: Insets(view.layoutMargins)))
    guard let adjustable else { return }
    let additions = Insets(adjustable.layoutMarginAdditions)
    margins = placing.margins(adding: additions)
    touchesEdge = edge != .center && placing.touches(edge == .top ? .top : .bottom)
    backgroundLayout = BackgroundLayout(
      margins: margins, layoutMargins: additions, reachesOut: !placing.contentTouchesEdges)
    if touchesEdge, adjustable.respectSafeArea, !placing.contentTouchesEdges {
      // As in the original, where the safe area was measured from the view's edge, which is beyond
      // the screen's edge.
      if edge == .top { backgroundLayout.padding.top = bounce }
      if edge == .bottom { backgroundLayout.padding.bottom = bounce }
    }
    // Away from the edge, there is no gap to hide.
    if !touchesEdge { buffer = 0 }
    guard adjustable.respectSafeArea else { return }
    if touchesEdge || placing.fills {
      safeArea = placing.contentTouchesEdges ? .overridden : .filled
    } else {
      safeArea = adjustable.collapseLayoutMarginAdditions ? .merged : .respected
    }
  }

  /// Applies the layout to an overlay.
  func place(_ overlay: inout OverlayConfiguration) {
    overlay.margins = margins
    overlay.safeArea = safeArea
    overlay.buffer = buffer
    overlay.size = size
  }

  /// Prepares a view for its resting edge: sets its layout margins and its background's corners.
  ///
  /// - Parameters:
  ///   - view: The message view.
  ///   - edge: The vertical position at rest.
  ///   - keepsMargins: Whether the view keeps its layout margins.
  @MainActor
  static func prepare(
    _ view: UIView, for edge: OverlayPosition.Vertical, keepsMargins: Bool = false
  ) {
    (view as? any EdgeFollowing)?.follow(edge)
    if !keepsMargins, let adjustable = view as? any MarginAdjustable,
      !(view is any OverReaching)
    {
      let padding = MessageGeometry(of: view, at: edge).backgroundLayout.padding
      view.layoutMargins = adjustable.layoutMarginAdditions + UIEdgeInsets(padding)
    }
    guard let background = (view as? any BackgroundViewable)?.backgroundView as? CornerRoundingView,
      background.roundsLeadingCorners
    else { return }
    switch edge {
    case .top: background.roundedCorners = [.bottomLeft, .bottomRight]
    case .bottom: background.roundedCorners = [.topLeft, .topRight]
    case .center: break
    }
  }
}

/// A view that depends on the edge at which it rests.
@MainActor
protocol EdgeFollowing: AnyObject {
  /// Sets the message's vertical position at rest.
  func follow(_ edge: OverlayPosition.Vertical)
}
#endif
