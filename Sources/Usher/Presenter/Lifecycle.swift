public import UsherCore

/// The callbacks about an overlay's life, called on the main actor.
///
/// Callbacks may present, dismiss and query overlays; requests made inside a callback are received
/// when it returns. Once the presenter has been released, no callback is called, and only the
/// handle tells the end.
///
/// ```swift
/// presenter.present(
///   .notification(title: "You have mail"),
///   lifecycle: Lifecycle(
///     shouldPresent: { hasUnread }, didDismiss: { reason in print("gone: \(reason)") }))
/// ```
public struct Lifecycle: Sendable {
  /// A callback without arguments.
  public typealias Callback = @MainActor @Sendable () -> Void

  /// Asks at the overlay's turn whether to present the overlay; `false` ends the request as
  /// `declined`.
  ///
  /// Asked once, before the content is built. Without this callback every overlay takes its turn.
  public var shouldPresent: (@MainActor @Sendable () -> Bool)?
  /// Called when the overlay's entrance begins.
  public var willPresent: Callback?
  /// Called when the overlay's entrance has ended.
  public var didPresent: Callback?
  /// Called when the overlay's exit begins.
  public var willDismiss: Callback?
  /// Called with the reason once the overlay has gone; exactly once for every accepted request,
  /// except for requests that updated another overlay.
  public var didDismiss: (@MainActor @Sendable (DismissReason) -> Void)?

  /// Makes a set of callbacks; those left out are not called.
  public init(
    shouldPresent: (@MainActor @Sendable () -> Bool)? = nil,
    willPresent: Callback? = nil, didPresent: Callback? = nil, willDismiss: Callback? = nil,
    didDismiss: (@MainActor @Sendable (DismissReason) -> Void)? = nil
  ) {
    self.shouldPresent = shouldPresent
    self.willPresent = willPresent
    self.didPresent = didPresent
    self.willDismiss = willDismiss
    self.didDismiss = didDismiss
  }

  @MainActor
  func reach(_ milestone: Milestone) {
    switch milestone {
    case .willPresent: willPresent?()
    case .didPresent: didPresent?()
    case .willDismiss: willDismiss?()
    case .didDismiss(let reason): didDismiss?(reason)
    }
  }
}
