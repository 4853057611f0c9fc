internal import UIKitNames
internal import Usher

/// How a message view wants to lie, in the words of an overlay.
///
/// The overlay's frame is that of the view's background: what lies around it belongs to the app.
struct MessageGeometry: Hashable, Sendable {
  /// From the edges or from the safe area, as `safeArea` says; in points.
  var margins = Insets.zero
  /// How it treats the edges that the system keeps for itself.
  var safeArea = SafeAreaPolicy.overridden
  /// How much further out its background reaches at the edge it rests at, in points.
  var buffer = 0.0
  /// How large it is.
  var size = SizeConstraints(maximumWidth: .intrinsic)
  /// Whether it rests against the edge, so that pulling it away would open a gap there.
  var touchesEdge = true
  /// How the view lies around its background.
  private(set) var surroundings: Surroundings

  /// Asks a view how it wants to lie.
  ///
  /// A view that is no `MarginAdjustable` spans everything, up to the edge; the surface behind it
  /// reaches 5 points beyond.
  ///
  /// - Parameters:
  ///   - view: What is shown.
  ///   - edge: Where it rests; in the middle it never bounces.
  @MainActor
  init(of view: UIView, at edge: Placement.Vertical) {
    let rules = view as? any MarginAdjustable
    let bounce = edge == .center ? 0 : max(Double(rules?.bounceAnimationOffset ?? 5), 0)
    let placing = BackgroundPlacing(of: view)
    size = placing.size
    buffer = bounce
    surroundings = Surroundings(margins: placing.margins(adding: Insets(view.layoutMargins)))
    guard let rules else { return }
    let additions = Insets(rules.layoutMarginAdditions)
    margins = placing.margins(adding: additions)
    surroundings = Surroundings(
      margins: margins, layoutMargins: additions, reachesOut: !placing.contentTouchesEdges)
    touchesEdge = edge != .center && placing.touches(edge == .top ? .top : .bottom)
    // Away from the edge there is nothing to reach beyond.
    if !touchesEdge { buffer = 0 }
    guard rules.respectSafeArea else { return }
    if touchesEdge || placing.fills {
      safeArea = placing.contentTouchesEdges ? .overridden : .filled
    } else {
      safeArea = rules.collapseLayoutMarginAdditions ? .merged : .respected
    }
  }

  /// Lets an overlay lie so.
  func place(_ overlay: inout Overlay) {
    overlay.margins = margins
    overlay.safeArea = safeArea
    overlay.buffer = buffer
    overlay.size = size
  }

  /// Readies a view for the edge it will rest at: the margins of what it shows, and which corners of its
  /// background are round.
  @MainActor
  static func prepare(_ view: UIView, for edge: Placement.Vertical) {
    (view as? any EdgeFollowing)?.follow(edge)
    if let rules = view as? any MarginAdjustable {
      view.layoutMargins = rules.layoutMarginAdditions
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

/// A view that looks different at each edge of the window.
@MainActor
protocol EdgeFollowing: AnyObject {
  /// Notes where the message will rest.
  func follow(_ edge: Placement.Vertical)
}
