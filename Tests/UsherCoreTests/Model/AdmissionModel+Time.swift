import UsherCore

// What happens by itself.

extension AdmissionModel {
  private enum Due {
    case step(ModelRequest)
    case expiry(ModelRequest)
    case delayEnd(ModelRequest)
    case gapEnd(ModelLane)
  }

  /// Performs what is due until `now`, the earliest first, each as of its own moment.
  func performWhatIsDue(by now: Instant) {
    while let (moment, due) = next(by: now) {
      clock = max(clock, moment)
      perform(due)
      takeTurns()
      followFocus()
    }
  }

  /// When the engine should be called next.
  var wakeup: Wakeup {
    let moves = shown.contains { request in
      switch request.stage {
      case .entering, .exiting: true
      case .asked, .delayed, .inLine, .offered, .measuring, .resting: false
      }
    }
    if moves { return .nextFrame }
    var moments =
      shown.compactMap { moment(of: $0) } + waiting.compactMap { $0.expiry ?? $0.delayEnd }
    for lane in lanes {
      if let end = lane.gapEnd, clock < end, whoCouldBeNext(in: lane) != nil { moments.append(end) }
    }
    return moments.min().map { .at($0) } ?? .never
  }

  /// The earliest thing due; of several at one moment, the first one of this list.
  private func next(by now: Instant) -> (moment: Instant, due: Due)? {
    var found: (moment: Instant, due: Due)?
    func consider(_ moment: Instant?, _ due: Due) {
      guard let moment, moment <= now else { return }
      // What should have been over before is over now.
      let late = max(moment, clock)
      if let known = found, known.moment <= late { return }
      found = (late, due)
    }
    for request in shown { consider(moment(of: request), .step(request)) }
    if !waiting.isEmpty {
      let waiting = waiting.sorted { $0.waits < $1.waits }
      for request in waiting { consider(request.expiry, .expiry(request)) }
      for request in waiting { consider(request.delayEnd, .delayEnd(request)) }
    }
    for lane in lanes where lane.awaitsGapEnd { consider(lane.gapEnd, .gapEnd(lane)) }
    return found
  }

  /// When the shown one takes its next step by itself.
  private func moment(of request: ModelRequest) -> Instant? {
    switch request.stage {
    case .asked, .delayed, .inLine, .offered, .measuring: return nil
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
    case .asked, .delayed, .inLine, .offered, .measuring: break
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
      // A countdown that ends before the promised moment ends in vain.
      if clock < request.minimumEnd { request.countdown = .endless }
      sendAway(request, request.promise ?? .timedOut)
    }
  }
}
