extension OverlayEngine {
  /// Performs every step due by `now`, the earliest first, each as of its own deadline.
  mutating func settle(dueBy now: Instant, commands: inout [Command]) {
    while let (index, deadline) = earliestDeadline, deadline <= now {
      let id = lane.shown[index].id
      let step = lane.shown[index].settle(
        at: deadline, isHeld: press?.overlay == id, in: surroundings)
      commands += step.commands
      if step.isFinished {
        lane.shown.remove(at: index)
        admit(commands: &commands)
      }
    }
  }

  /// Shows who waits while there is room.
  mutating func admit(commands: inout [Command]) {
    guard let viewport = surface.viewport else { return }
    while lane.hasRoom, let next = lane.waiting.popFirst() {
      lane.shown.append(Presentation(id: next.id, overlay: next.overlay))
      commands.append(.attach(next.id))
      commands.append(.measure(next.id, next.overlay.proposal(in: viewport)))
    }
  }

  /// The earliest deadline; among equal ones, that of the overlay admitted first.
  private var earliestDeadline: (index: Int, deadline: Instant)? {
    var earliest: (index: Int, deadline: Instant)?
    for (index, presentation) in lane.shown.enumerated() {
      guard let deadline = presentation.phase.deadline else { continue }
      if let known = earliest, known.deadline <= deadline { continue }
      earliest = (index, deadline)
    }
    return earliest
  }
}
