public import Usher

extension Presenter {
  /// Asks for an overlay that shows a view; what changes in the view until it is gone is drawn anew.
  ///
  /// - Parameters:
  ///   - view: What it shows, kept until it is gone. One that is shown already goes on there, too, and
  ///     follows its changes here.
  ///   - overlay: Where, when and how it is shown.
  ///   - name: What it can be found and compared by; without one, the name in `overlay` counts.
  ///   - interactions: What to do about taps.
  ///   - lifecycle: What to be called for.
  ///   - styled: Changes what the view shows before it is drawn, each time.
  /// - Returns: The request.
  @discardableResult
  public func present(
    _ view: UIView, as overlay: Overlay = Overlay(), name: String? = nil,
    interactions: Interactions = Interactions(), lifecycle: Lifecycle = Lifecycle(),
    styled: @escaping @MainActor @Sendable (OverlayContent) -> OverlayContent = { $0 }
  ) -> PresentationHandle {
    present(
      view, showing: { styled(OverlayContent($0)) }, as: overlay, name: name,
      interactions: interactions, lifecycle: lifecycle)
  }

  /// Asks for an overlay that shows something of a view, as `present(_:as:name:interactions:lifecycle:styled:)`
  /// does.
  ///
  /// - Parameters:
  ///   - view: The view, kept until it is gone.
  ///   - content: Returns what is shown of the view; asked for now, and after each change in the view.
  ///   - overlay: Where, when and how it is shown.
  ///   - name: What it can be found and compared by; without one, the name in `overlay` counts.
  ///   - interactions: What to do about taps.
  ///   - lifecycle: What to be called for.
  /// - Returns: The request.
  package func present(
    _ view: UIView, showing content: @escaping @MainActor (UIView) -> OverlayContent,
    as overlay: Overlay, name: String?, interactions: Interactions, lifecycle: Lifecycle
  ) -> PresentationHandle {
    var following = lifecycle
    // Kept until then, as a view that is shown is by what it is shown in.
    following.didDismiss = { reason in
      view.forgetEndedFollowers()
      lifecycle.didDismiss?(reason)
    }
    let handle = present(
      content(view), as: overlay, name: name, interactions: interactions, lifecycle: following)
    handle.follow(view, content: content)
    return handle
  }
}
