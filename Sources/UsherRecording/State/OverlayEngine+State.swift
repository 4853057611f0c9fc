import UsherCore

extension OverlayEngine: RecordedFields {
  /// Passes the state between two events.
  ///
  /// The next deadline isn't passed, because it is calculated from the state.
  init<C: FieldCoder>(_ value: OverlayEngine?, by coder: inout C) throws(C.Failure) {
    self.init(
      lanes: try coder.pass(value?.lanes), presentations: try coder.pass(value?.presentations),
      window: try coder.pass(value?.window), isVisible: try coder.pass(value?.isVisible),
      step: try coder.pass(value?.step), press: try coder.pass(optional: value?.press),
      focused: try coder.pass(optional: value?.focused),
      isShutOff: try coder.pass(value?.isShutOff), delays: try coder.pass(value?.delays),
      expiries: try coder.pass(value?.expiries), tallies: try coder.pass(value?.tallies),
      arrivals: try coder.pass(value?.arrivals), quiets: try coder.pass(value?.quiets))
    try coder.require(isConsistent)
    planNextStep()
  }

  /// Whether the parts are consistent, as they are in every engine.
  private var isConsistent: Bool {
    areLanesConsistent && areRequestsConsistent && step.viewport.isUsable && arrivals >= 0
      && arrivals < Int.max / 2
  }

  /// Whether lane IDs are unique, and lines and groups match the settings of their lanes.
  private var areLanesConsistent: Bool {
    guard lanes.first?.id == .main, Set(lanes.map { $0.id }).count == lanes.count else {
      return false
    }
    var followers = 0
    for index in lanes.indices {
      let lane = lanes[index]
      let lead =
        lane.settings.takesTurnsWith.map { id in lanes.firstIndex { $0.id == id } } ?? index
      guard lane.lead == lead, (try? lane.settings.validate()) != nil,
        lane.waiting.order == lane.settings.order,
        lane.waiting.hasFloors == lane.settings.showsModalsAbove,
        Set(lane.followers).count == lane.followers.count,
        lane.followers.allSatisfy({
          $0 < lanes.endIndex && $0 != index && lanes[$0].lead == index
        })
      else { return false }
      followers += lane.followers.count
    }
    return followers == lanes.indices.count { lanes[$0].lead != $0 }
  }

  /// Whether each request is pending only once, is in its lane, and is counted under its name.
  private var areRequestsConsistent: Bool {
    var pending = Set<OverlayID>()
    var arrived = Set<Int>()
    var restored = Set<Int>()
    var names: [OverlayName: Int] = [:]
    func admits(_ id: OverlayID, _ arrival: Int, _ name: OverlayName?) -> Bool {
      if let name { names[name, default: 0] += 1 }
      return arrival <= arrivals && pending.insert(id).inserted
        && arrived.insert(arrival).inserted
    }
    for presentation in presentations {
      guard
        admits(presentation.id, presentation.arrival, presentation.overlay.name)
      else { return false }
    }
    for lane in lanes {
      for entry in lane.waiting.inOrder + lane.delayed.inOrder {
        guard entry.overlay.lane == lane.id, entry.restoration <= arrivals,
          entry.restoration == 0 || restored.insert(entry.restoration).inserted,
          admits(entry.id, entry.arrival, entry.overlay.name)
        else { return false }
      }
    }
    return names == tallies.mapValues { $0.pending }
  }
}

extension WindowState: RecordedCase {}

extension Step: RecordedFields {
  /// Passes every field except the commands, because a step between two events has no commands.
  init<C: FieldCoder>(_ value: Step?, by coder: inout C) throws(C.Failure) {
    self.init(
      now: try coder.pass(value?.now), viewport: try coder.pass(value?.viewport),
      focusedArea: try coder.pass(optional: value?.focusedArea),
      preferences: try coder.pass(value?.preferences),
      attention: try coder.pass(value?.attention),
      timeoutScale: try coder.pass(value?.timeoutScale))
    try coder.require(timeoutScale.isUsable)
  }
}

extension QuietRule: RecordedFields {
  init<C: FieldCoder>(_ value: QuietRule?, by coder: inout C) throws(C.Failure) {
    self.init(
      id: try coder.pass(value?.id), quiet: try coder.pass(value?.quiet),
      end: try coder.pass(optional: value?.end))
  }
}
