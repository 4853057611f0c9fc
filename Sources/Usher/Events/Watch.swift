internal import UsherCore

/// The last known facts about an overlay that has appeared and hasn't been removed.
struct Watch {
  let id: OverlayID
  /// The start of the entrance.
  ///
  /// If watching started later, this is the start of the latest entrance.
  let appeared: Instant
  /// The moment of the appearance or the return, or `nil` while the overlay is interrupted.
  private var since: Instant?
  /// The visible time before `since`.
  private var before = Duration.zero
  private var pausedBy: Attention = []
  /// The moment at which the overlay became visible to the user.
  ///
  /// The value is `nil` while the overlay isn't visible, and after the user has seen the overlay.
  private(set) var sightBegan: Instant?
  var isSeen = false {
    didSet { if isSeen { sightBegan = nil } }
  }

  /// The visible time after which an overlay is treated as seen.
  static let timeToSee = Duration.seconds(1)

  init(id: OverlayID, since moment: Instant) {
    self.id = id
    appeared = moment
    since = moment
  }

  func visibleTime(at moment: Instant) -> Duration {
    before + (since.map { $0.duration(to: moment) } ?? .zero)
  }

  func isDueToBeSeen(at moment: Instant) -> Bool {
    // A host that draws frames may report the end of the entrance up to one frame late, but the end
    // of the lifetime on time.
    sightBegan.map { $0.duration(to: moment) + .milliseconds(20) >= Self.timeToSee } ?? false
  }

  /// Records the current state of the overlay and returns the changes.
  ///
  /// The glance is `nil` while the overlay is interrupted.
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
    // Without a countdown, for example during the exit, no countdown continues.
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
