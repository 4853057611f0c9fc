import UsherCore

// Deadlines.

extension AdmissionModel {
  private enum Due {
    case step(ModelRequest)
    case expiry(ModelRequest)
    case quietEnd(QuietID)
    case delayEnd(ModelRequest)
    case gapEnd(ModelLane)
  }

  /// Performs the work due by `now`, earliest first, each at its own time.
  func performWhatIsDue(by now: Instant) {
    while let (moment, due) = next(by: now) {
      clock = max(clock, moment)
      perform(due)
      takeTurns()
      followFocus()
    }
  }

  /// The engine's expected next wakeup.
  var wakeup: Wakeup {
    let moves = shown.contains { request in
      if let end = request.fadeEnd, clock < end { return true }
      return switch request.stage {
      case .entering, .exiting: true
      case .asked, .delayed, .kept, .inLine, .checking, .measuring, .resting: false
      }
    }
    if moves { return .nextFrame }
    if shown.isEmpty, waiting.isEmpty { return .never }
    var moments =
      shown.compactMap { moment(of: $0) } + waiting.compactMap { $0.expiry ?? $0.delayEnd }
      + rules.compactMap { $0.end }
    for lane in lanes {
      if let end = lane.gapEnd, clock < end, !whoCouldBeNext(in: lane).isEmpty {
        moments.append(end)
      }
    }
    return moments.min().map { .at($0) } ?? .never
  }

  /// The earliest due work.
  ///
  /// If several are due at the same time, the first in this list.
  private func next(by now: Instant) -> (moment: Instant, due: Due)? {
    var found: (moment: Instant, due: Due)?
    func consider(_ moment: Instant?, _ due: Due) {
      guard let moment, moment <= now else { return }
      // Overdue work happens now.
      let late = max(moment, clock)
      if let known = found, known.moment <= late { return }
      found = (late, due)
    }
    for request in shown { consider(moment(of: request), .step(request)) }
    let waiting = waiting.isEmpty ? [] : waiting.sorted { $0.waits < $1.waits }
    for request in waiting { consider(request.expiry, .expiry(request)) }
    for rule in rules { consider(rule.end, .quietEnd(rule.id)) }
    for request in waiting { consider(request.delayEnd, .delayEnd(request)) }
    for lane in lanes where lane.awaitsGapEnd { consider(lane.gapEnd, .gapEnd(lane)) }
    return found
  }

  /// The time of a shown request's next step, or `nil` if there is none.
  private func moment(of request: ModelRequest) -> Instant? {
    switch request.stage {
    case .asked, .delayed, .kept, .inLine, .checking, .measuring: return nil
    case .exiting(let until, _): return until
    case .entering(let until):
      return request.promise == nil ? until : min(until, request.minimumEnd)
    case .resting:
      var moments = request.promise == nil ? [] : [request.minimumEnd]
      if case .running(let until) = request.countdown { moments.append(until) }
      return moments.min()
    }
  }

  private func perform(_ due: Due) {
    switch due {
    case .step(let request): step(request)
    case .expiry(let request): end(request, .expired)
    case .quietEnd(let id): endQuiet(id)
    case .delayEnd(let request):
      waiting.removeAll { $0 === request }
      request.delayEnd = nil
      request.arrival = nextNumber()
      enter(request)
    case .gapEnd(let lane): lane.awaitsGapEnd = false
    }
  }

  private func step(_ request: ModelRequest) {
    switch request.stage {
    case .asked, .delayed, .kept, .inLine, .checking, .measuring: break
    case .exiting(_, .ends(let reason)):
      end(request, reason)
      beginGap(of: lane(request.lane))
    case .exiting(_, .comesBack): putBack(request)
    case .entering(let until):
      if let promise = request.promise, request.minimumEnd < until {
        sendAway(request, promise)
      } else {
        arrive(request)
      }
    case .resting:
      // A countdown that ends before the minimum time has no effect.
      if clock < request.minimumEnd { request.countdown = .endless }
      sendAway(request, request.promise ?? .timedOut)
    }
  }
}
