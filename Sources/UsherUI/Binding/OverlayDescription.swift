package import Usher

/// The overlay of an item, as a view describes it.
package struct OverlayDescription {
  /// The overlay's content, with all settings applied.
  package var content: OverlayContent
  /// The overlay's place, timing and behavior.
  package var overlay: OverlayConfiguration
  /// The name used to find the overlay, or `nil`.
  ///
  /// Later changes are ignored.
  package var name: String?

  /// The callbacks for the overlay's milestones.
  ///
  /// Later changes are ignored.
  package let lifecycle: Lifecycle
  /// The additional effects of taps.
  ///
  /// Later changes are ignored.
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
