#if !canImport(UIKit)
package import Usher

extension OverlayContent {
  /// The same: the background of a tree reaches beyond the overlay by itself.
  @MainActor
  package func reaching(with view: UIView) -> OverlayContent { self }
}
#endif
