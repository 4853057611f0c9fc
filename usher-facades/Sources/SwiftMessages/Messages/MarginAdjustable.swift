#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

/// A message view whose margins the library adjusts for the safe area.
@preconcurrency @MainActor
public protocol MarginAdjustable {
  /// The distances between the view's edges and its content, in points, not counting the safe area.
  var layoutMarginAdditions: UIEdgeInsets { get }
  /// Whether the larger of addition and safe area is used at each edge, instead of their sum.
  var collapseLayoutMarginAdditions: Bool { get set }
  /// Whether the view keeps its content out of the safe area.
  var respectSafeArea: Bool { get set }
  /// The background's extension beyond the screen's edge, in points.
  ///
  /// The extension hides the gap that a spring's overshoot would otherwise open.
  var bounceAnimationOffset: CGFloat { get set }
}

extension MarginAdjustable where Self: UIView {
  /// The view's margins for its current safe area, in points.
  ///
  /// At each edge the margin is the sum of the addition and the safe area, or the larger of both if
  /// the view collapses them. An app's animator may assign the result to the view's
  /// `layoutMargins`. Only with UIKit does a view in an app's container have a safe area of its
  /// own; elsewhere the margins are the view's additions.
  ///
  /// - Parameter context: The context that the animator received.
  /// - Returns: The margins, edge by edge.
  public func defaultMarginAdjustment(context: AnimationContext) -> UIEdgeInsets {
    margins(beside: safeAreaInsets)
  }

  /// The view's margins for a safe area, edge by edge, in points.
  func margins(beside safeArea: UIEdgeInsets) -> UIEdgeInsets {
    let safe = respectSafeArea ? safeArea : .zero
    let additions = layoutMarginAdditions
    guard collapseLayoutMarginAdditions else { return additions + safe }
    return UIEdgeInsets(
      top: max(additions.top, safe.top), left: max(additions.left, safe.left),
      bottom: max(additions.bottom, safe.bottom), right: max(additions.right, safe.right))
  }
}

/// A message view whose background may be smaller than the view.
@preconcurrency @MainActor
public protocol BackgroundViewable {
  /// The background behind the view's content.
  ///
  /// Touches on the background belong to the message, and touches around it belong to the app.
  // The type is the older library's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var backgroundView: UIView! { get }
}
#endif
