public import UIKitNames

/// A message view whose margins are kept beside the safe area by the library.
@MainActor
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
