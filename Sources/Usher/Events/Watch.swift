internal import UsherCore

/// The last known facts about an overlay that has appeared and not gone.
struct Watch {
  let id: OverlayID
  /// The beginning of the first entrance, or of the last one before a watch that began later.
  let appeared: Instant
  /// The moment of the appearance or of the return; `nil` while another overlay has the place.
  private var since: Instant?
  /// The time visible before `since`.
  private var before = Duration.zero
  private var pausedBy: Attention = []
  /// The moment at which the overlay came into the user's sight; `nil` while it is not, and once
  /// it was seen.
  private(set) var sightBegan: Instant?
  /// Whether the user has seen the overlay.
  var isSeen = false {
    didSet { if isSeen { sightBegan = nil } }
  }

  /// The time in sight after which an overlay counts as seen.
  static let timeToSee = Duration.seconds(1)

  init(id: OverlayID, since moment: Instant) {
    self.id = id
    appeared = moment
    since = moment
  }

  func visibleTime(at moment: Instant) -> Duration {
    before + (since.map { $0.duration(to: moment) } ?? .zero)
  }

  /// Whether the overlay has been in sight for long enough.
  func isDueToBeSeen(at moment: Instant) -> Bool {
    // A host that draws frames tells up to a frame late that the entrance has ended, and may tell
    // the end of the lifetime in time.
    sightBegan.map { $0.duration(to: moment) + .milliseconds(20) >= Self.timeToSee } ?? false
  }

  /// Notes how the overlay stands now, and returns what has changed; with `nil`, it waits to come
  /// back.
  mutating func note(_ glance: OverlayEngine.Glance?, at moment: Instant) -> [PresenterEvent.Kind] {
    var changes: [PresenterEvent.Kind] = []
    if isDueToBeSeen(at: moment) {
      isSeen = true
      changes.append(.seen)
    }
    let isInPlace = glance.map { $0.isInPlace ?? (since != nil) } ?? false
    if isInPlace, since == nil {
      since = moment
      changes.append(.returned)
    }
    // Without a countdown, as during the exit, none goes on.
    let held = glance?.pausedBy ?? []
    if held != pausedBy {
      if !held.isEmpty {
        changes.append(.paused(by: held))
      } else if glance?.pausedBy != nil {
        changes.append(.resumed)
      }
      pausedBy = held
    }
    let isInSight = !isSeen && glance?.isInSight ?? false
    if isInSight != (sightBegan != nil) { sightBegan = isInSight ? moment : nil }
    if !isInPlace, since != nil {
      before = visibleTime(at: moment)
      since = nil
      changes.append(.interrupted)
    }
    return changes
  }
}
