extension OverlayEngine {
  /// What another request means for a new one.
  enum Likeness {
    /// Nothing.
    case none
    /// The new one must not be.
    case refused(Refusal)
    /// The new one becomes the content of this one.
    case updates(OverlayID)
  }

  /// Looks for a request that `overlay`, by its own policy, cannot stand beside.
  func likeness(of overlay: Overlay) -> Likeness {
    switch overlay.identity {
    case .allow:
      return .none
    case .ignoreDuplicates:
      guard let name = overlay.name else { return .none }
      return standing(named: name).map { .refused(.duplicate(of: $0)) } ?? .none
    case .coalesceWithLast:
      guard let name = overlay.name, let last = lastUnfinished(in: overlay.lane),
        last.name == name
      else { return .none }
      return .refused(.duplicate(of: last.id))
    case .updateInPlace:
      guard let name = overlay.name else { return .none }
      return (standing(named: name) ?? presentations.last { $0.overlay.name == name }?.id)
        .map { .updates($0) } ?? .none
    case .refuseEqualPriority:
      return unfinished(withPriority: overlay.priority, in: overlay.lane)
        .map { .refused(.priorityTaken(by: $0)) } ?? .none
    }
  }

  /// How often the name was asked for, by requests whose policy looks at names, as long as any of it
  /// has not ended; 0 otherwise.
  public func count(of name: OverlayName) -> Int { tallies[name]?.count ?? 0 }

  /// Notes that a request was accepted.
  mutating func begin(_ name: OverlayName?, by identity: IdentityPolicy = .allow) {
    guard let name else { return }
    tallies[name, default: NameTally()].unfinished += 1
    count(name, by: identity)
  }

  /// Counts a request under its name, if its policy looks at names; where all others of it are on
  /// their way out, the count begins anew.
  mutating func count(_ name: OverlayName?, by identity: IdentityPolicy) {
    guard let name else { return }
    if count(of: name) > 0, standing(named: name) == nil { tallies[name]?.count = 0 }
    switch identity {
    case .allow, .refuseEqualPriority: break
    case .ignoreDuplicates, .coalesceWithLast, .updateInPlace: tallies[name]?.add()
    }
  }

  /// Notes that a request has ended; with the last one of a name its count ends too.
  mutating func finish(_ name: OverlayName?) {
    guard let name, let tally = tallies[name] else { return }
    if tally.unfinished > 1 {
      tallies[name]?.unfinished -= 1
    } else {
      tallies[name] = nil
    }
  }

  /// Notes that a request has another name.
  mutating func rename(from old: OverlayName?, to new: OverlayName?) {
    guard old != new else { return }
    finish(old)
    begin(new)
  }

  mutating func setCount(of name: OverlayName, to count: Int) {
    tallies[name]?.count = max(count, 0)
  }

  /// One of this name that waits or is there to stay: shown before waiting, and in that order.
  private func standing(named name: OverlayName) -> OverlayID? {
    guard tallies[name] != nil else { return nil }
    if let found = presentations.first(where: { $0.overlay.name == name && $0.phase.isStanding }) {
      return found.id
    }
    for lane in lanes {
      if let id = lane.waiting.ids(named: name).first ?? lane.delayed.ids(named: name).first {
        return id
      }
    }
    return nil
  }

  /// The last one to be requested of those in a lane that have not ended.
  private func lastUnfinished(in id: LaneID) -> (id: OverlayID, name: OverlayName?)? {
    var last: (arrival: Int, id: OverlayID, name: OverlayName?)?
    func consider(_ arrival: Int, _ id: OverlayID, _ name: OverlayName?) {
      if let last, last.arrival > arrival { return }
      last = (arrival, id, name)
    }
    for presentation in presentations where presentation.overlay.lane == id {
      consider(presentation.arrival, presentation.id, presentation.overlay.name)
    }
    if let lane = lanes.first(where: { $0.id == id }) {
      for entry in [lane.waiting.lastArrived, lane.delayed.lastArrived] {
        if let entry { consider(entry.arrival, entry.id, entry.overlay.name) }
      }
    }
    return last.map { ($0.id, $0.name) }
  }

  private func unfinished(withPriority priority: Priority, in id: LaneID) -> OverlayID? {
    if let found = presentations.first(where: {
      $0.overlay.lane == id && $0.overlay.priority == priority
    }) {
      return found.id
    }
    guard let lane = lanes.first(where: { $0.id == id }) else { return nil }
    return lane.waiting.firstID(withPriority: priority)
      ?? lane.delayed.firstID(withPriority: priority)
  }
}
