package import Usher

/// The overlay of an item, as a view describes it.
package struct OverlayDescription {
  /// The overlay's content, on the surface given by the preset.
  package var content: OverlayContent
  /// The overlay's place, timing and behaviour.
  package var overlay: OverlayConfiguration
  /// The name by which the overlay can be found; `nil` for none.
  ///
  /// A later change is ignored.
  package var name: String?

  /// Makes a description.
  ///
  /// - Parameters:
  ///   - content: The overlay's content.
  ///   - preset: The overlay's place, timing and behaviour, and its surface.
  ///   - name: The name by which the overlay can be found.
  package init(_ content: OverlayContent, using preset: OverlayPreset, name: String? = nil) {
    self.content = content.styled(by: preset)
    overlay = preset.configuration
    self.name = name
  }
}
