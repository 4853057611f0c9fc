public import UIKitNames

/// A message view whose margins are kept beside the safe area by the library.
@preconcurrency @MainActor
public protocol MarginAdjustable {
  /// What is between its edges and what it shows, in points, at each edge.
  var layoutMarginAdditions: UIEdgeInsets { get }
  /// Whether the safe area counts as part of the additions, where there is one, and not beside them.
  var collapseLayoutMarginAdditions: Bool { get set }
  /// Whether it makes room for the safe area at all.
  var respectSafeArea: Bool { get set }
  /// How far beyond the screen's edge its background reaches, in points, so that a spring that carries it
  /// too far shows no gap.
  var bounceAnimationOffset: CGFloat { get set }
}

extension MarginAdjustable where Self: UIView {
  /// The margins that the view wants with its safe area: its additions and that, or the wider of both where
  /// it collapses them, in points.
  ///
  /// For an animator of a client's, which may make them the view's `layoutMargins`. Only with UIKit does a view
  /// in a client's container have a safe area of its own; elsewhere these are the view's additions.
  ///
  /// - Parameter context: What the animator was handed.
  /// - Returns: The margins, edge by edge.
  public func defaultMarginAdjustment(context: AnimationContext) -> UIEdgeInsets {
    margins(beside: safeAreaInsets, context: context)
  }

  /// The margins that the view wants beside a safe area, edge by edge, in points.
  func margins(beside safeArea: UIEdgeInsets, context: AnimationContext) -> UIEdgeInsets {
    var safe = respectSafeArea ? safeArea : .zero
    if context.safeZoneConflicts.contains(.overStatusBar) { safe.top = 0 }
    let additions = layoutMarginAdditions
    guard collapseLayoutMarginAdditions else { return additions + safe }
    return UIEdgeInsets(
      top: max(additions.top, safe.top), left: max(additions.left, safe.left),
      bottom: max(additions.bottom, safe.bottom), right: max(additions.right, safe.right))
  }
}
