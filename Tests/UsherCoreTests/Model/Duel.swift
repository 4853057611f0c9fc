import UsherCore

/// The engine and the model, with the same events.
struct Duel {
  private(set) var engine = OverlayEngine()
  let model = AdmissionModel()
  private var events = 0
  /// Translates an event for the model.
  ///
  /// It is the identity, unless a test deceives the model.
  let retelling: (OverlayEvent) -> OverlayEvent

  init(retelling: @escaping (OverlayEvent) -> OverlayEvent = { $0 }) {
    self.retelling = retelling
  }

  /// Sends an event to the engine and the model, and returns the commands and any difference.
  mutating func receive(_ timed: Timed) -> (commands: [OverlayCommand], difference: Difference?) {
    let now = Instant.ms(timed.time)
    events += 1
    let commands = engine.receive(timed.event, at: now)
    let modelCommands = model.receive(retelling(timed.event), at: now)
    if model.isBeyondTheModel { return (commands, nil) }
    let comparable = commands.map { command in
      if case .measure(let id, _) = command { return OverlayCommand.measure(id, .unknown) }
      return command
    }
    if comparable != modelCommands {
      return (commands, Difference("commands", "\(comparable)", "\(modelCommands)"))
    }
    return (commands, compareStates())
  }

  private func compareStates() -> Difference? {
    if engine.shown != model.shown.map({ $0.id }) {
      return Difference("shown", "\(engine.shown)", "\(model.shown.map { $0.id })")
    }
    if engine.laneIDs != model.lanes.map({ $0.id }) {
      return Difference("lanes", "\(engine.laneIDs)", "\(model.lanes.map { $0.id })")
    }
    let lines = model.lanes.map { (model.line(of: $0.id), model.delayed(in: $0.id)) }
    let waiting = lines.flatMap { $0 + $1 }.map { $0.id }
    if engine.waiting != waiting {
      return Difference("waiting", "\(engine.waiting)", "\(waiting)")
    }
    // Comparing an entire snapshot is expensive, so the lanes are compared in turn.
    let turn = events % lines.count
    let lane = model.lanes[turn]
    let snapshot = engine.snapshot(of: lane.id)
    let expected = (
      shown: model.shown(in: lane.id).map { $0.id }, line: lines[turn].0.map { $0.id },
      delayed: lines[turn].1.map { $0.id }
    )
    let isSame =
      snapshot.shown == expected.shown && snapshot.waiting == expected.line
      && snapshot.delayed == expected.delayed && snapshot.isPaused == lane.isPaused
      && snapshot.settings == lane.settings
    if !isSame { return Difference("a lane", "\(snapshot)", "\(expected)") }
    for number in 1...4 as ClosedRange<UInt64> {
      let name = OverlayName(number)
      let (count, modelCount) = (engine.count(of: name), model.count(of: name))
      if count != modelCount { return Difference("count of \(name)", "\(count)", "\(modelCount)") }
    }
    let (wakeup, modelWakeup) = (engine.wakeup, model.wakeup)
    return wakeup == modelWakeup ? nil : Difference("wakeup", "\(wakeup)", "\(modelWakeup)")
  }
}

/// A difference between the engine and the model after an event.
struct Difference: CustomStringConvertible {
  let subject: String
  let engine: String
  let model: String

  init(_ subject: String, _ engine: String, _ model: String) {
    self.subject = subject
    self.engine = engine
    self.model = model
  }

  var description: String {
    "\(subject)\n  engine: \(engine)\n  model:  \(model)".withoutTypeNames
  }
}
