import UsherCore

/// A quiet rule in `AdmissionModel`.
struct ModelRule {
  let id: QuietID
  let quiet: Quiet
  /// The time at which the rule ends automatically, or `nil` for never.
  let end: Instant?
}

// Quiet.

extension AdmissionModel {
  func isQuiet(_ overlay: OverlayConfiguration) -> Bool {
    rules.contains { concerns($0.quiet, overlay) }
  }

  private func concerns(_ quiet: Quiet, _ overlay: OverlayConfiguration) -> Bool {
    let hasPriority = quiet.priority.map { overlay.priority < $0 } ?? true
    let hasName = quiet.names.map { names in names.contains { $0 == overlay.name } } ?? true
    let hasLane = quiet.lane.map { $0 == overlay.lane } ?? true
    return hasPriority && hasName && hasLane && !asks(overlay) && !overlay.isReply
  }

  func beginQuiet(_ id: QuietID, _ quiet: Quiet) {
    guard !isClosed else { return }
    rules.removeAll { $0.id == id }
    let end = quiet.length.map { clock.advanced(by: max($0, .zero)) }
    rules.append(ModelRule(id: id, quiet: quiet, end: end))
    for request in shown.reversed() { silenceIfQuiet(request) }
  }

  /// Returns a shown request that becomes quiet to the queue.
  func silenceIfQuiet(_ request: ModelRequest) {
    guard request.stays, isQuiet(request.overlay) else { return }
    if !request.isUp {
      putBack(request)
    } else if request.overlay.drawing == .app {
      return
    } else if let reason = request.promise {
      reach(.willDismiss, request)
      setOut(request, false, .ends(reason))
    } else {
      giveWay(request, isReplaced: false)
    }
  }

  func endQuiet(_ id: QuietID) {
    guard let ended = rules.first(where: { $0.id == id })?.quiet else { return }
    rules.removeAll { $0.id == id }
    let reason: DismissReason
    switch ended.afterwards {
    case .showAll: return
    case .summarize: reason = .summarized
    case .discard: reason = .suppressed
    }
    var gone: [ModelRequest] = []
    for lane in lanes {
      let kept = delayed(in: lane.id).filter { $0.stage == .kept }
      for request in line(of: lane.id) + kept
      where concerns(ended, request.overlay) && !isQuiet(request.overlay) && !request.wasShown {
        gone.append(request)
      }
    }
    for request in gone {
      if reason == .summarized, let first = gone.first {
        commands.append(
          .summarize(
            request.id, in: ended.lane ?? first.lane, at: request.overlay.placement))
      }
      end(request, reason)
    }
  }
}
