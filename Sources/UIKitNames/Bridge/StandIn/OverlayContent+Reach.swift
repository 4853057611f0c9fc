#if !canImport(UIKit)
package import Usher

extension OverlayContent {
  /// Returns the content unchanged: the background of a tree bleeds beyond the overlay without
  /// help.
  @MainActor
  package func reaching(with view: UIView) -> OverlayContent { self }
}
#endif
