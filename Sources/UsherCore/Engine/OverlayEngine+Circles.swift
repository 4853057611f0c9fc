// Lanes that take turns with each other.

extension OverlayEngine {
  /// Gives a lane settings, and its place in the circle they name.
  mutating func set(_ settings: LaneSettings, of lane: Int) {
    lanes[lane].settings = settings
    let lead = settings.takesTurnsWith.map { laneIndex(of: $0) } ?? lane
    let known = lanes[lane].lead
    guard lead != known else { return }
    lanes[known].followers.removeAll { $0 == lane }
    lanes[lane].lead = lead
    if lead != lane { lanes[lead].followers.append(lane) }
  }

  /// Which lane of the circle that `lead` leads shows its next one now; `nil` where none does.
  mutating func nextLane(inCircleOf lead: Int, at now: Instant) -> Int? {
    // What shares nothing asks itself alone: this is asked after every step.
    guard lanes[lead].followers.isEmpty else { return nextLaneOfSeveral(inCircleOf: lead, at: now) }
    guard lanes[lead].lead == lead, lanes[lead].isReady(at: now) else { return nil }
    return occupants(of: lanes[lead].id) < lanes[lead].capacity ? lead : nil
  }

  // It changes nothing; called as what might, it does not have every step copy the engine for it.
  private mutating func nextLaneOfSeveral(inCircleOf lead: Int, at now: Instant) -> Int? {
    var next: Int?
    for lane in members(ofCircleOf: lead) where canAdmit(lane) && lanes[lane].gapEnd <= now {
      if let best = next, !goesBefore(lane, best) { continue }
      next = lane
    }
    return next
  }

  /// How many more a lane may show, as far as it and its circle are concerned.
  func places(leftIn lane: Int) -> Int {
    places(leftIn: lane, besides: occupants(of: lanes[lane].id))
  }

  /// How many more a lane may show where so many of its own count.
  func places(leftIn lane: Int, besides own: Int) -> Int {
    let left = lanes[lane].capacity - own
    guard !isAlone(lane) else { return left }
    return min(left, lanes[lanes[lane].lead].capacity - othersCount(inCircleOf: lane) - own)
  }

  /// Whether others of its circle leave a lane no place at all.
  func isFilledByOthers(_ lane: Int) -> Bool {
    !isAlone(lane) && othersCount(inCircleOf: lane) >= lanes[lanes[lane].lead].capacity
  }

  /// Whether nobody is in line in a lane and those it takes turns with.
  func isNobodyInLine(inCircleOf lane: Int) -> Bool {
    guard !isAlone(lane) else { return lanes[lane].waiting.count == 0 }
    return members(ofCircleOf: lanes[lane].lead).allSatisfy { lanes[$0].waiting.count == 0 }
  }

  /// What others of a lane's circle show, back to front.
  func othersShown(inCircleOf lane: Lane) -> [OverlayID] {
    let others = members(ofCircleOf: lane.lead).map { lanes[$0].id }.filter { $0 != lane.id }
    guard !others.isEmpty else { return [] }
    return presentations.filter { others.contains($0.overlay.lane) }.map { $0.id }
  }

  /// Whether a lane takes turns with no other one.
  private func isAlone(_ lane: Int) -> Bool {
    lanes[lane].lead == lane && lanes[lane].followers.isEmpty
  }

  /// The places of the lanes of a circle; its lead may belong to another one.
  private func members(ofCircleOf lead: Int) -> [Int] {
    lanes[lead].lead == lead ? [lead] + lanes[lead].followers : lanes[lead].followers
  }

  /// How many others of its circle show, those on their way out included.
  private func othersCount(inCircleOf lane: Int) -> Int {
    members(ofCircleOf: lanes[lane].lead).reduce(0) {
      $1 == lane ? $0 : $0 + occupants(of: lanes[$1].id)
    }
  }

  /// Whether the first in line of one lane goes before that of another one: who was put first, then who
  /// has a higher priority, then who arrived first.
  private func goesBefore(_ lane: Int, _ other: Int) -> Bool {
    let (one, two) = (lanes[lane].waiting, lanes[other].waiting)
    if one.isFirstPutFirst != two.isFirstPutFirst { return one.isFirstPutFirst }
    guard let first = one.first, let second = two.first else { return one.first != nil }
    if first.priority != second.priority { return first.priority > second.priority }
    return first.arrival < second.arrival
  }
}
