package import Usher

/// The overlay of an item, as a view describes it.
package struct OverlayDescription {
  /// The overlay's content, on the surface that the attributes say.
  package var content: OverlayContent
  /// The overlay's values: where, when and how.
  package var overlay: Overlay
  /// The name the overlay can be found by; `nil` for none.
  ///
  /// A later change is ignored.
  package var name: String?

  /// Makes a description.
  ///
  /// - Parameters:
  ///   - content: What the overlay shows.
  ///   - attributes: Where, when and how, and on what surface.
  ///   - name: What the overlay can be found by.
  package init(_ content: OverlayContent, using attributes: Attributes, name: String? = nil) {
    self.content = content.styled(by: attributes)
    overlay = attributes.overlay
    self.name = name
  }
}
