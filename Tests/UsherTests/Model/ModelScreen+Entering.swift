import Usher

// Requests that enter the lane and take their turns.

extension ModelScreen {
  /// Presents a request, and returns its number.
  mutating func present(
    _ name: String, _ kind: Kind, lifetime: Int?, _ manner: Manner
  ) -> Int {
    let number = requests.count
    requests.append(
      Request(name: name, kind: kind, lifetime: lifetime, manner: manner))
    guard !isClosed else {
      refuse(number)
      return number
    }
    count(number)
    if manner.delay > 0 {
      requests[number].delayed = now + manner.delay
      return number
    }
    enterLane(number)
    admit()
    arrive()
    hold()
    return number
  }

  mutating func count(_ number: Int) {
    arrivalCount += 1
    requests[number].arrival = arrivalCount
  }

  /// Presents a request with only a few settings, and returns its number.
  mutating func present(
    _ name: String, _ kind: Kind, lifetime: Int?, delay: Int = 0, takesPlace: Bool = false,
    restores: Bool = true
  ) -> Int {
    present(
      name, kind, lifetime: lifetime,
      Manner(delay: delay, takesPlace: takesPlace, restores: restores))
  }

  /// Records a request that updates or merges into another request.
  mutating func merge(_ name: String) {
    requests.append(
      Request(
        name: name, kind: .informs, lifetime: nil, manner: Manner(),
        phase: .gone))
  }

  /// Records a refused request, and returns its number.
  mutating func refuse(_ name: String) -> Int {
    merge(name)
    lives.append("\(now) \(name) is refused")
    return requests.count - 1
  }

  private mutating func refuse(_ number: Int) {
    requests[number].phase = .gone
    requests[number].delayed = nil
    refused.append(number)
    lives.append("\(now) \(requests[number].name) is refused")
  }

  /// Admits a request to the lane, or keeps it until it can enter.
  mutating func enterLane(_ number: Int) {
    let manner = requests[number].manner
    guard isVisible, manner.stacks || !waitsForQuestion(number) else {
      kept.append(number)
      beginWait(number)
      return
    }
    switch rate?.admit(requests[number], at: now) {
    case .summarize: return end(number, for: .summarized)
    case .refuse: return refuse(number)
    case nil: break
    }
    if isQuiet(number) || !manner.takesPlace && !manner.stacks {
      join(number)
      beginWait(number)
      return
    }
    // Each reply has its own place, so a displaced reply would return immediately.
    let comesBeside = manner.restores && requests[number].kind == .replies
    if manner.takesPlace, !comesBeside { displace(for: number) }
    enter(number)
  }

  /// Displaces the overlays that a request replaces.
  private mutating func displace(for number: Int) {
    let manner = requests[number].manner
    let displaced = shown.filter {
      isUsable($0) && requests[$0].kind == requests[number].kind
    }
    for other in manner.restores ? displaced : displaced.reversed() {
      switch (manner.restores, arrivals.contains(other)) {
      case (true, true): putBack(other)
      case (true, false): giveWay(other)
      case (false, true):
        shown.removeAll { $0 == other }
        arrivals.removeAll { $0 == other }
        end(other, for: .replaced)
      case (false, false):
        requests[other].phase = .leaving(until: now + exitTime(of: other), .replaced)
        leave(other, for: .replaced)
      }
    }
  }

  private mutating func beginWait(_ number: Int) {
    guard requests[number].expiry == nil else { return }
    requests[number].expiry = requests[number].manner.maximumWait.map { now + $0 }
  }

  /// Adds a request to the line, after interrupted requests and requests with its priority.
  mutating func join(_ number: Int) {
    let place = line.firstIndex {
      !requests[$0].isFirst
        && requests[$0].manner.priority < requests[number].manner.priority
    }
    line.insert(number, at: place ?? line.count)
  }

  /// Interrupts an overlay, which returns later.
  mutating func giveWay(_ number: Int) {
    if case .resting(let until) = requests[number].phase, !requests[number].isHeld {
      requests[number].rest = until.map { $0 - now }
    }
    requests[number].isHeld = false
    requests[number].isAway = true
    requests[number].phase = .givingWay(until: now + exitTime(of: number))
    givenWay.append(number)
  }

  /// Puts an interrupted request at the front of the line.
  mutating func putBack(_ number: Int) {
    shown.removeAll { $0 == number }
    arrivals.removeAll { $0 == number }
    requests[number].phase = .waiting
    requests[number].isRestored = true
    requests[number].isFirst = true
    line.insert(number, at: 0)
  }

  /// Whether a shown question prevents a request's turn.
  private func waitsForQuestion(_ number: Int) -> Bool {
    requests[number].kind != .asks
      && shown.contains {
        requests[$0].kind == .asks
          && requests[$0].manner.priority >= requests[number].manner.priority
      }
  }

  /// Shows the requests whose turn it is: the first of each kind in line that isn't quiet.
  mutating func admit() {
    guard isVisible else { return }
    release()
    while let number = nextTurn() {
      line.removeAll { $0 == number }
      guard adrift.contains(number) else {
        enter(number)
        continue
      }
      if requests[number].hasAppeared { leave(number, for: .anchorGone) }
      end(number, for: .anchorGone)
    }
  }

  private func nextTurn() -> Int? {
    Kind.allCases.lazy.compactMap { [self] kind in
      line.first { requests[$0].kind == kind && !isQuiet($0) }
    }.first { hasPlace($0) && !waitsForQuestion($0) }
  }

  /// Admits the kept requests, unless a question is shown.
  private mutating func release() {
    guard !kept.isEmpty, !shown.contains(where: { requests[$0].kind == .asks }) else { return }
    let released = kept.sorted { requests[$0].arrival < requests[$1].arrival }
    kept = []
    for number in released {
      count(number)
      enterLane(number)
    }
  }

  private func hasPlace(_ number: Int) -> Bool {
    requests[number].kind == .replies
      || !shown.contains { requests[$0].kind == requests[number].kind }
  }
}
