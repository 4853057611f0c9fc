#if os(iOS) || UIKIT_STAND_IN
@_spi(Facades) public import Usher

extension Presenter {
  /// Requests an overlay that shows a view and follows its changes.
  ///
  /// - Parameters:
  ///   - view: The view, retained until the overlay is removed. If it provides nodes, several
  ///     overlays can show it. Any other view moves to the overlay that is drawn last.
  ///   - overlay: The overlay's position, timing and behavior.
  ///   - name: The request's name. If it is `nil`, the name in `overlay` is used.
  ///   - interactions: The reactions to taps.
  ///   - lifecycle: The callbacks for the overlay's milestones.
  ///   - styled: Changes the view's content before each drawing.
  /// - Returns: The request's handle.
  @discardableResult
  public func present(
    _ view: UIView, as overlay: OverlayConfiguration = OverlayConfiguration(), name: String? = nil,
    interactions: Interactions = Interactions(), lifecycle: Lifecycle = Lifecycle(),
    styled: @escaping @MainActor @Sendable (OverlayContent) -> OverlayContent = { $0 }
  ) -> PresentationHandle {
    present(
      view, showing: { styled(OverlayContent($0)) }, as: overlay, name: name,
      interactions: interactions, lifecycle: lifecycle)
  }

  /// Requests an overlay that shows content created from a view.
  ///
  /// In other respects, it matches `present(_:as:name:interactions:lifecycle:styled:)`.
  ///
  /// - Parameters:
  ///   - view: The view, retained until the overlay is removed.
  ///   - content: Returns the content. Called immediately and after each change of the view.
  ///   - overlay: The overlay's position, timing and behavior.
  ///   - name: The request's name. If it is `nil`, the name in `overlay` is used.
  ///   - interactions: The reactions to taps.
  ///   - lifecycle: The callbacks for the overlay's milestones.
  /// - Returns: The request's handle.
  package func present(
    _ view: UIView, showing content: @escaping @MainActor (UIView) -> OverlayContent,
    as overlay: OverlayConfiguration, name: String?, interactions: Interactions,
    lifecycle: Lifecycle
  ) -> PresentationHandle {
    var following = lifecycle
    // The closure retains the view until the overlay is removed, as a superview would.
    following.didDismiss = { reason in
      view.forgetEndedFollowers()
      lifecycle.didDismiss?(reason)
    }
    let handle = present(
      Overlay(
        content(view), as: overlay, name: name, interactions: interactions, lifecycle: following))
    handle.follow(view, content: content)
    return handle
  }
}
#endif
