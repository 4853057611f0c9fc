internal import UsherCore

extension Presenter {
  /// Asks for an overlay whose every value stands in `attributes`; otherwise as `present(_:as:)`.
  ///
  /// - Parameters:
  ///   - content: What it shows; what the attributes leave open, it says itself.
  ///   - attributes: Where, when and how it is shown, and on what surface.
  ///   - name: What it can be found and compared by; without one, the name in the attributes counts.
  ///   - interactions: What to do about taps.
  ///   - lifecycle: What to be called for.
  /// - Returns: The request.
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
