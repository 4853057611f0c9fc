#if os(iOS) || UIKIT_STAND_IN
@_spi(Facades) public import Usher

extension Presenter {
  /// Requests an overlay that shows a view; changes of the view are drawn until the overlay is
  /// gone.
  ///
  /// - Parameters:
  ///   - view: The shown view, retained until the overlay is gone. A view that another overlay
  ///     already shows remains there, and both overlays follow the view's changes.
  ///   - overlay: The overlay's place, timing and behavior.
  ///   - name: The request's name; without one, the name in `overlay` counts.
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

  /// Requests an overlay that shows content derived from a view, as
  /// `present(_:as:name:interactions:lifecycle:styled:)` does.
  ///
  /// - Parameters:
  ///   - view: The view, retained until the overlay is gone.
  ///   - content: Returns the content to show; called now and after each change of the view.
  ///   - overlay: The overlay's place, timing and behavior.
  ///   - name: The request's name; without one, the name in `overlay` counts.
  ///   - interactions: The reactions to taps.
  ///   - lifecycle: The callbacks for the overlay's milestones.
  /// - Returns: The request's handle.
  package func present(
    _ view: UIView, showing content: @escaping @MainActor (UIView) -> OverlayContent,
    as overlay: OverlayConfiguration, name: String?, interactions: Interactions,
    lifecycle: Lifecycle
  ) -> PresentationHandle {
    var following = lifecycle
    // The closure retains the view until the overlay is gone, as a superview would.
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
