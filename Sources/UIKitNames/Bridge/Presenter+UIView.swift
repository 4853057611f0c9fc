#if !canImport(UIKit)
public import Usher

extension Presenter {
  /// Asks for an overlay that shows a view; what changes in the view until it is gone is drawn anew.
  ///
  /// - Parameters:
  ///   - view: What it shows. One that is shown already goes on there, too, and follows its changes here.
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
    styled: @escaping @MainActor @Sendable (Content) -> Content = { $0 }
  ) -> PresentationHandle {
    var following = lifecycle
    following.didDismiss = { [weak view] reason in
      view?.onContentChange = nil
      lifecycle.didDismiss?(reason)
    }
    let handle = present(
      styled(Content(view)), as: overlay, name: name, interactions: interactions,
      lifecycle: following)
    guard handle.result == nil else { return handle }
    view.onContentChange = { [weak view, weak handle] in
      guard let view else { return }
      handle?.transform(to: styled(Content(view)))
    }
    return handle
  }
}
#endif
