package import Usher

/// The overlay of an item, as a view describes it.
package struct OverlayDescription {
  /// The overlay's content, on the surface given by the attributes.
  package var content: OverlayContent
  /// The overlay's place, timing and behaviour.
  package var overlay: Overlay
  /// The name by which the overlay can be found; `nil` for none.
  ///
  /// A later change is ignored.
  package var name: String?

  /// Makes a description.
  ///
  /// - Parameters:
  ///   - content: The overlay's content.
  ///   - attributes: The overlay's place, timing and behaviour, and its surface.
  ///   - name: The name by which the overlay can be found.
  package init(_ content: OverlayContent, using attributes: OverlayAttributes, name: String? = nil)
  {
    self.content = content.styled(by: attributes)
    overlay = attributes.overlay
    self.name = name
  }
}
