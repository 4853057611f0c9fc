package import Usher

/// The overlay of an item, as a view describes it.
package struct OverlayDescription {
  /// The overlay's content, with all settings applied.
  package var content: OverlayContent
  /// The overlay's place, timing and behavior.
  package var overlay: OverlayConfiguration
  /// The name by which the overlay can be found; `nil` for none.
  ///
  /// A later change is ignored.
  package var name: String?

  /// The callbacks about the overlay's life; those of a later description are ignored.
  package let lifecycle: Lifecycle
  /// What a tap does besides; that of a later description is ignored.
  package let interactions: Interactions

  /// Creates a description from the value that an app presents.
  @MainActor package init(_ overlay: Overlay) {
    let resolved = overlay.resolved
    content = resolved.content
    self.overlay = resolved.configuration
    name = overlay.name ?? overlay.nameByTexts
    lifecycle = overlay.lifecycle
    interactions = overlay.interactions
  }
}
