/// How a request stands at one moment, and why.
public enum Standing: Hashable, Sendable {
  /// It joins its line at that moment.
  case delayed(until: Instant)
  /// It stands in line.
  case waiting(Wait)
  /// Its turn has come, and its client is asked whether it takes it.
  case asked(Admission)
  /// It is built, and its size is not known yet.
  case measuring(Admission)
  /// It is there to stay.
  case shown(Showing)
  /// It is on its way out.
  case leaving(Leave)

  /// What keeps one in line; its place there is what `LaneSnapshot.waiting` tells.
  public struct Wait: Hashable, Sendable {
    /// Why its lane shows nobody new; `nil` where it is about to.
    public let obstacle: Obstacle?
    /// When it expires; `nil` where it waits for as long as it takes.
    public let expiry: Instant?
    /// Whether it was shown before and gave its place to another one.
    public let wasInterrupted: Bool
  }

  /// Why a lane shows nobody new; where several hold, the first one counts.
  public enum Obstacle: Hashable, Sendable {
    /// There is no area to show anything in.
    case noViewport
    /// The lane is paused.
    case paused
    /// It shows as many as it may: these.
    case full([OverlayID])
    /// Other lanes of its circle show so much that there is no place left: these.
    case othersShown([OverlayID])
    /// Something has just gone, and the lane shows nothing before that moment.
    case gap(until: Instant)
  }

  /// What one that is there to stay does, and for how long.
  public struct Showing: Hashable, Sendable {
    /// How it came to have its turn.
    public let admission: Admission
    /// What it does.
    public let activity: Activity
    /// What is left of its time.
    public let timeLeft: TimeLeft
    /// What keeps its countdown from running; empty where nothing does.
    public let heldBy: Attention
    /// Why it goes as soon as it has been up for its minimum time; `nil` where nothing waits for that.
    public let owed: DismissReason?
  }

  /// What one that is there to stay does.
  public enum Activity: Hashable, Sendable, CaseIterable {
    /// It comes in.
    case entering
    /// It stands still.
    case resting
    /// A pointer moves it.
    case dragged
    /// It moves back to its place.
    case returning
  }

  /// What is left of an overlay's time.
  public enum TimeLeft: Hashable, Sendable {
    /// Its countdown has not begun.
    case notCounting
    /// It stays until it is dismissed.
    case endless
    /// So much, and it runs.
    case running(Duration)
    /// So much, and it stands still.
    case held(Duration)
  }

  /// Where an exit leads.
  public enum Leave: Hashable, Sendable {
    /// It goes for good.
    case dismissed(DismissReason)
    /// It goes back to the head of its line.
    case interrupted
  }
}
