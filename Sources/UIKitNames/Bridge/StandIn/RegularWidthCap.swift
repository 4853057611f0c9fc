#if !canImport(UIKit)
/// The limit of a background's width in a wide window; overlays keep it by themselves here.
@MainActor
package final class RegularWidthCap {
  /// Whether the background has the limit.
  package var isWanted = false

  /// Makes a limit that is not wanted.
  package init() {}

  /// Does nothing: the overlay has the limit.
  package func follow(_ background: UIView, in view: UIView) {}
}

extension CALayer {
  /// Does nothing: shadows follow what casts them.
  package func traceShadow(of background: UIView, in view: UIView) {}
}
#endif
