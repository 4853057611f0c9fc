package import Usher

/// The content, configuration and callbacks of an overlay for a bound item.
///
/// A view creates a new description in each update.
package struct OverlayDescription {
  /// The overlay's content, with all settings applied.
  package var content: OverlayContent
  /// The overlay's position, timing and behavior.
  package var overlay: OverlayConfiguration
  /// The name used to find the overlay, or `nil` if it has no name.
  ///
  /// It is fixed when the overlay is requested. Later descriptions don't change it.
  package var name: String?

  /// The callbacks for the overlay's milestones.
  ///
  /// They are fixed when the overlay is requested. Later descriptions don't change them.
  package let lifecycle: Lifecycle
  /// The additional effects of taps.
  ///
  /// They are fixed when the overlay is requested. Later descriptions don't change them.
  package let interactions: Interactions

  /// Creates a description of an overlay, with the settings of the overlay and its preset applied.
  @MainActor package init(_ overlay: Overlay) {
    let resolved = overlay.resolved
    content = resolved.content
    self.overlay = resolved.configuration
    name = overlay.name ?? overlay.nameByTexts
    lifecycle = overlay.lifecycle
    interactions = overlay.interactions
  }
}
