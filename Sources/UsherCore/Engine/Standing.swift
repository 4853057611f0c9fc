/// The state of a request at a given moment, with reasons.
public enum Standing: Hashable, Sendable {
  /// The request is delayed, and joins the line at the given moment.
  case delayed(until: Instant)
  /// The request waits in line.
  case waiting(Wait)
  /// The app is asked whether the overlay is still wanted at its turn.
  case asked(Admission)
  /// The overlay's content is built, and the size is not known yet.
  case measuring(Admission)
  /// The overlay is shown, and not exiting.
  case shown(Showing)
  /// The overlay is exiting.
  case leaving(Leave)

  /// The reasons for a request's wait in line; `LaneSnapshot.waiting` tells the place in line.
  public struct Wait: Hashable, Sendable {
    /// The obstacle to the lane's next turn; `nil` if the next turn is about to come.
    public let obstacle: Obstacle?
    /// The moment of expiry; `nil` for a request without a maximum wait.
    public let expiry: Instant?
    /// Whether the overlay was shown before and was interrupted by another overlay.
    public let wasInterrupted: Bool
  }

  /// An obstacle to a lane's next turn; of several, the first in the order of these cases.
  public enum Obstacle: Hashable, Sendable {
    /// No viewport with an area is known.
    case noViewport
    /// The lane is paused.
    case paused
    /// The lane already shows its capacity of overlays, listed here.
    case full([OverlayID])
    /// Other lanes of the circle leave no place, with the overlays listed here.
    case othersShown([OverlayID])
    /// An overlay has just gone, and the lane's gap lasts until the given moment.
    case gap(until: Instant)
  }

  /// The state of a shown overlay before its exit.
  public struct Showing: Hashable, Sendable {
    /// The cause of the overlay's turn.
    public let admission: Admission
    /// The overlay's current activity.
    public let activity: Activity
    /// The time left until the overlay times out.
    public let timeLeft: TimeLeft
    /// The reasons that pause the overlay's countdown, or will when it begins; empty if there are
    /// none.
    public let heldBy: Attention
    /// The reason of a dismissal owed at the end of the minimum time; `nil` if no dismissal is
    /// owed.
    public let owed: DismissReason?
  }

  /// The activity of a shown overlay before its exit.
  public enum Activity: Hashable, Sendable, CaseIterable {
    /// The entrance is in progress.
    case entering
    /// The overlay rests.
    case resting
    /// A pointer drags the overlay.
    case dragged
    /// The overlay moves back to its resting frame.
    case returning
  }

  /// The time left until an overlay times out.
  public enum TimeLeft: Hashable, Sendable {
    /// The countdown has not begun.
    case notCounting
    /// The overlay has no time limit.
    case endless
    /// The countdown runs, with the given time left.
    case running(Duration)
    /// The countdown is paused, with the given time left.
    case held(Duration)
  }

  /// The state of an overlay after the exit.
  public enum Leave: Hashable, Sendable {
    /// The overlay is gone for good.
    case dismissed(DismissReason)
    /// The overlay waits again, at the head of the line.
    case interrupted
  }
}
