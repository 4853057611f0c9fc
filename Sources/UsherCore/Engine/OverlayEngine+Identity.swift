extension OverlayEngine {
  /// How an earlier, similar request affects a new request.
  enum Likeness {
    case none
    case refused(Refusal)
    /// The new request updates an earlier overlay.
    case updates(OverlayID)
    /// The new request merges into an earlier request.
    case merges(OverlayID)
  }

  /// Returns whether a new request is refused, updates an earlier overlay, or merges into an
  /// earlier request.
  ///
  /// This depends on the identity policy of `overlay`. If there is no similar request, the result
  /// is `none`.
  func likeness(of overlay: OverlayConfiguration) -> Likeness {
    switch overlay.identity {
    case .allow:
      return .none
    case .ignore:
      guard let name = overlay.name else { return .none }
      return firstStaying(named: name).map { .refused(.duplicate(of: $0)) } ?? .none
    case .coalesceWithLast:
      guard let name = overlay.name, let last = lastPending(in: overlay.lane),
        last.name == name
      else { return .none }
      return .refused(.duplicate(of: last.id))
    case .updateInPlace:
      guard let name = overlay.name else { return .none }
      let leaving = presentations.last {
        $0.overlay.name == name && !$0.staysDismissed(under: overlay)
      }
      return (firstStaying(named: name) ?? leaving?.id).map { .updates($0) } ?? .none
    case .mergeAndCount:
      guard let name = overlay.name else { return .none }
      let target = firstStaying(named: name) {
        $0.identity == .mergeAndCount && $0.variant == overlay.variant
      }
      return target.map { .merges($0) } ?? .none
    case .refuseEqualPriority:
      return pending(withPriority: overlay.priority, in: overlay.lane)
        .map { .refused(.priorityTaken(by: $0)) } ?? .none
    }
  }

  /// Returns the number of requests with this name whose identity policies compare names.
  ///
  /// Returns 0 if no request has the name.
  package func count(of name: OverlayName) -> Int { tallies[name]?.count ?? 0 }

  /// Adds an accepted request to the tally of its name.
  ///
  /// Returns the previous tally, or `nil` if there was none.
  @discardableResult
  mutating func addRequest(
    named name: OverlayName?, by identity: IdentityPolicy = .allow
  ) -> NameTally? {
    guard let name else { return nil }
    let known = tallies[name]
    var tally = tallied(known ?? NameTally(), of: name, by: identity)
    tally.pending += 1
    tallies[name] = tally
    return known
  }

  /// Counts a request that was refused or that updates or merges into another request.
  ///
  /// The request is counted only if its policy compares names.
  mutating func countRequest(named name: OverlayName?, by identity: IdentityPolicy) {
    guard let name, let known = tallies[name] else { return }
    tallies[name] = tallied(known, of: name, by: identity)
  }

  /// Returns the tally with one more request, if `identity` compares names.
  ///
  /// If all earlier requests with the name are exiting, the count first restarts at 0.
  private func tallied(
    _ tally: NameTally, of name: OverlayName, by identity: IdentityPolicy
  ) -> NameTally {
    var tally = tally
    if tally.count > 0, firstStaying(named: name) == nil { tally.count = 0 }
    if identity.comparesNames { tally.add() }
    return tally
  }

  /// Removes an ended request from the tally of its name.
  ///
  /// After the last request, the count is discarded.
  mutating func removeRequest(named name: OverlayName?) {
    guard let name, let index = tallies.index(forKey: name) else { return }
    if tallies.values[index].pending > 1 {
      tallies.values[index].pending -= 1
    } else {
      tallies.remove(at: index)
      // After many names, the memory is freed when the last name is removed.
      if tallies.isEmpty && tallies.capacity > 64 { tallies = [:] }
    }
  }

  /// Moves a request to the tally of its new name.
  mutating func rename(from old: OverlayName?, to new: OverlayName?) {
    guard old != new else { return }
    removeRequest(named: old)
    addRequest(named: new)
  }

  mutating func setCount(of name: OverlayName, to count: Int) {
    tallies[name]?.count = max(count, 0)
  }

  /// Returns the first staying overlay with a name or, if there is none, the first waiting overlay.
  private func firstStaying(named name: OverlayName) -> OverlayID? {
    guard tallies[name] != nil else { return nil }
    if let found = presentations.first(where: { $0.overlay.name == name && $0.phase.isStaying }) {
      return found.id
    }
    for lane in lanes {
      if let entry = lane.waiting.first(named: name) ?? lane.delayed.first(named: name) {
        return entry.id
      }
    }
    return nil
  }

  /// Returns the first staying overlay that has a name and meets a condition or, if there is none,
  /// the first such waiting overlay.
  private func firstStaying(
    named name: OverlayName, where isMeant: (OverlayConfiguration) -> Bool
  ) -> OverlayID? {
    guard tallies[name] != nil else { return nil }
    let shown = presentations.first {
      $0.overlay.name == name && $0.phase.isStaying && isMeant($0.overlay)
    }
    if let shown { return shown.id }
    for lane in lanes {
      for line in [lane.waiting, lane.delayed] {
        if let entry = line.first(named: name, where: isMeant) { return entry.id }
      }
    }
    return nil
  }

  private func lastPending(in id: LaneID) -> (id: OverlayID, name: OverlayName?)? {
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

  private func pending(withPriority priority: Priority, in id: LaneID) -> OverlayID? {
    if let found = presentations.first(where: {
      $0.overlay.lane == id && $0.overlay.priority == priority
    }) {
      return found.id
    }
    guard let lane = lanes.first(where: { $0.id == id }) else { return nil }
    return
      (lane.waiting.first(withPriority: priority) ?? lane.delayed.first(withPriority: priority))?.id
  }
}

/// A tally of the requests with one name.
package struct NameTally: Equatable, Sendable {
  package internal(set) var pending: Int
  /// The number of requests whose identity policies compare names, including refused duplicates.
  ///
  /// If a new request arrives while all earlier ones are exiting, the count restarts.
  package internal(set) var count: Int

  package init(pending: Int = 0, count: Int = 0) {
    self.pending = pending
    self.count = count
  }

  mutating func add() {
    if count < .max { count += 1 }
  }
}
