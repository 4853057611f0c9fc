#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

/// A message view whose margins are adjusted for the safe area.
@preconcurrency @MainActor
public protocol MarginAdjustable {
  /// The distances between the view's edges and its content, in points, without the safe area.
  var layoutMarginAdditions: UIEdgeInsets { get }
  /// Whether each margin is the larger of the addition and the safe area, instead of their sum.
  var collapseLayoutMarginAdditions: Bool { get set }
  /// Whether the view keeps its content out of the safe area.
  var respectSafeArea: Bool { get set }
  /// The distance that the background extends beyond the screen's edge, in points.
  ///
  /// It hides the gap that a spring's overshoot would otherwise open.
  var bounceAnimationOffset: CGFloat { get set }
}

extension MarginAdjustable where Self: UIView {
  /// Returns the view's margins for its current safe area, in points.
  ///
  /// Each margin is the sum of the addition and the safe area, or the larger of the two if
  /// `collapseLayoutMarginAdditions` is `true`. Your animator can assign the result to the view's
  /// `layoutMargins`.
  ///
  /// - Parameter context: The animator's context.
  /// - Returns: The margins.
  public func defaultMarginAdjustment(context: AnimationContext) -> UIEdgeInsets {
    margins(beside: safeAreaInsets)
  }

  /// Returns the view's margins for a safe area, in points.
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
  /// Touches on the background reach the message. Touches around it reach the app.
  // The original declares this type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var backgroundView: UIView! { get }
}
#endif
