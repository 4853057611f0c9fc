#if os(Linux) && !UIKIT_STAND_IN
/// The maximum width of a background in a wide window; here the overlay applies it.
@MainActor
package final class RegularWidthCap {
  /// Whether the maximum width applies.
  package var isWanted = false

  /// Makes a maximum width that does not apply yet.
  package init() {}

  /// A no-op here: the overlay applies the maximum width.
  package func follow(_ background: UIView, in view: UIView) {}
}

extension CALayer {
  /// A no-op here: shadows follow the shape of their views.
  package func traceShadow(of background: UIView, in view: UIView) {}
}
#endif
