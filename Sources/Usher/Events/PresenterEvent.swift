public import UsherCore

/// An event of a request, as sent by `Presenter.events`.
///
/// The events of an accepted request start with `accepted` and end with `didDismiss`. If a request
/// isn't accepted, `refused` or `merged` is the only event. A request that was accepted with a
/// delay, or that waits until it can enter its lane, may still be refused later.
///
/// ```swift
/// for await event in presenter.events {
///   if let reason = event.reason { print(event.name ?? "an overlay", "went:", reason) }
/// }
/// ```
public struct PresenterEvent: Equatable, Sendable {
  /// The overlay's id.
  public let id: OverlayID
  /// The name of the request, or `nil` if it has none.
  public let name: String?
  /// The overlay's lane.
  public let lane: LaneID
  /// The moment at which the presenter performed the event, according to the host's clock.
  public let moment: Instant
  /// The kind of event.
  public let kind: Kind
  /// The number of events that a slow consumer lost immediately before this event.
  public internal(set) var lostBefore = 0

  /// A kind of event.
  public enum Kind: Equatable, Sendable {
    /// The request was accepted: the overlay is shown, or waits for its turn.
    case accepted
    /// The request was refused for this reason.
    ///
    /// This is always the last event of a request.
    case refused(Refusal)
    /// The request became an update of the overlay with this id.
    ///
    /// This is always the last event of a request.
    case merged(into: OverlayID)
    /// The overlay's turn starts: the app's condition is checked or the content is built.
    ///
    /// This event is sent once.
    case admitted
    /// The entrance starts, at the same time as `Lifecycle.willPresent`.
    case willPresent
    /// The entrance ends, at the same time as `Lifecycle.didPresent`.
    case didPresent
    /// The user has seen the overlay: it rested visibly for a second, or the user interacted with
    /// it.
    ///
    /// This event is sent once.
    case seen
    /// The countdown was paused, for these reasons.
    case paused(by: Attention)
    /// The countdown continues.
    case resumed
    /// The overlay is hidden because another overlay replaces it temporarily.
    case interrupted
    /// The overlay is shown again after an interruption.
    case returned
    /// The overlay was updated by the app, or by a new request with the same name.
    case updated
    /// The user tapped the backdrop, or the overlay outside its controls.
    case tapped(TapArea)
    /// The user activated a control with this action.
    case action(ActionID)
    /// The exit starts, at the same time as `Lifecycle.willDismiss`.
    case willDismiss
    /// The overlay was removed, at the same time as `Lifecycle.didDismiss`.
    ///
    /// This is always the last event of a request. `visible` is the time since the entrance
    /// started, excluding interruptions by other overlays. It is zero if the overlay never
    /// appeared.
    case didDismiss(DismissReason, visible: Duration)
  }

  /// The reason the overlay was removed, or `nil` for any other kind of event.
  public var reason: DismissReason? {
    if case .didDismiss(let reason, _) = kind { reason } else { nil }
  }
}
