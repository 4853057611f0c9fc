internal import UsherCore

extension Presenter {
  /// Requests an overlay with all values in `attributes`; otherwise as `present(_:as:)` does.
  ///
  /// - Parameters:
  ///   - content: The overlay's content, with its own values for attributes that are `nil`.
  ///   - attributes: The overlay's place, timing, behaviour and surface.
  ///   - name: The name to find and compare the overlay by; `nil` uses the name in the attributes.
  ///   - interactions: The actions on taps.
  ///   - lifecycle: The callbacks about the overlay's life.
  /// - Returns: The request's handle.
  @discardableResult
  public func present(
    _ content: OverlayContent, using attributes: Attributes, name: String? = nil,
    interactions: Interactions = Interactions(), lifecycle: Lifecycle = Lifecycle()
  ) -> PresentationHandle {
    present(
      content.styled(by: attributes), as: attributes.overlay, name: name,
      interactions: interactions, lifecycle: lifecycle)
  }
}
