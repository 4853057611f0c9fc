public import UsherCore

/// An event in the life of a request, as `Presenter.events` tells it.
///
/// The events of an accepted request begin with `accepted` and end with `didDismiss`; of a request
/// that was not accepted, `refused` or `merged` is the only event. A request that was accepted with
/// a delay, or kept until it can enter its lane, may still be refused then.
///
/// ```swift
/// for await event in presenter.events {
///   if let reason = event.reason { print(event.name ?? "an overlay", "went:", reason) }
/// }
/// ```
public struct PresenterEvent: Equatable, Sendable {
  /// The overlay's id.
  public let id: OverlayID
  /// The name given with the request; `nil` for a request without a name.
  public let name: String?
  /// The overlay's lane.
  public let lane: LaneID
  /// The moment at which the presenter performed the event, by the host's clock.
  public let moment: Instant
  /// The kind of event.
  public let kind: Kind
  /// The number of events just before this one that a slow consumer has lost; 0 if it has lost
  /// none.
  public internal(set) var lostBefore = 0

  /// A kind of event.
  public enum Kind: Equatable, Sendable {
    /// The request was accepted: the overlay is shown, or waits for its turn.
    case accepted
    /// The request was not accepted, for this reason; its last event.
    case refused(Refusal)
    /// The request became an update of the overlay with this id; its last event.
    case merged(into: OverlayID)
    /// The overlay's turn has come: the app is asked whether it is still wanted, or its content is
    /// built. Told once.
    case admitted
    /// The entrance begins, as `Lifecycle.willPresent` tells.
    case willPresent
    /// The entrance has ended, as `Lifecycle.didPresent` tells.
    case didPresent
    /// The user has seen the overlay: it rested for a second where the user could look at it, or
    /// the user acted on it. Told once.
    case seen
    /// The countdown stands still for these reasons.
    case paused(by: Attention)
    /// The countdown goes on.
    case resumed
    /// The overlay gives way to another one, and comes back after it.
    case interrupted
    /// The overlay has come back.
    case returned
    /// The app has given the overlay new content or values, or another request of the name has.
    case updated
    /// The user tapped the overlay outside its controls, or its backdrop.
    case tapped(TapArea)
    /// The user activated a control with this action.
    case action(ActionID)
    /// The exit begins, as `Lifecycle.willDismiss` tells.
    case willDismiss
    /// The overlay has gone, as `Lifecycle.didDismiss` tells; the last event of a request.
    ///
    /// `visible` is the time since the entrance began, without the time in which another overlay
    /// had taken the place; zero for an overlay that never appeared.
    case didDismiss(DismissReason, visible: Duration)
  }

  /// The reason why the overlay has gone; `nil` for every other kind.
  public var reason: DismissReason? {
    if case .didDismiss(let reason, _) = kind { reason } else { nil }
  }
}
