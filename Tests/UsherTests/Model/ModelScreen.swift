import Usher
import UsherCore

/// A slow model of a lane with one place for each kind of overlay, as described in the article *Who
/// is shown, and when*.
struct ModelScreen {
  var lives: [String] = []
  var now = 0
  /// The events of requests that the ability hasn't processed yet.
  var news: [News] = []
  private(set) var isClosed = false
  var requests: [Request] = []
  /// The requests in line by number: interrupted requests first, then by priority.
  var line: [Int] = []
  /// The requests that are kept until they can enter the lane.
  var kept: [Int] = []
  /// The requests whose anchors are missing.
  var adrift: Set<Int> = []
  /// The number of arrivals so far, including arrivals after a delay or after being kept.
  var arrivalCount = 0
  /// The requests whose turn came at this moment.
  var arrivals: [Int] = []
  /// The requests that were interrupted at this moment.
  var givenWay: [Int] = []
  /// The shown requests, from back to front.
  var shown: [Int] = []
  /// The refused requests, for the ability.
  var refused: [Int] = []
  /// The quiet rules, in the order in which they started.
  var quiets: [ModelQuiet] = []
  /// The lane's rate, or `nil` for none.
  var rate: ModelRate?
  /// Whether the window is visible.
  private(set) var isVisible = true
  /// Whether the app is active.
  ///
  /// Countdowns pause while it's inactive.
  private(set) var isActive = true

  /// An event of a request.
  struct News {
    let request: Int
    let kind: Kind

    enum Kind: Equatable {
      case appears
      case comesBack
      case leaves(DismissReason)
      case isGone(DismissReason)
    }
  }

  /// A kind of overlay, which has its own place.
  ///
  /// In line, earlier kinds are first.
  enum Kind: Int, CaseIterable {
    case asks
    case offersUndo
    case replies
    case informs
  }

  /// A request's settings, except its name, kind and lifetime.
  struct Manner {
    var delay = 0
    /// The maximum wait, or `nil` for none.
    var maximumWait: Int?
    var priority = 0
    /// Whether the overlay displaces the other overlays of its kind.
    var takesPlace = false
    /// Whether the displaced overlays return.
    var restores = true
    /// Whether the overlay is shown immediately next to the others.
    var stacks = false
    var entrance = 100
    var exit = 100
    /// Whether the overlay only fades, so that an exit before the first frame takes no time.
    var fades = false
  }

  struct Request {
    let name: String
    let kind: Kind
    var lifetime: Int?
    var manner: Manner
    /// The end of the delay, or `nil` for none.
    var delayed: Int?
    /// The position among all arrivals.
    var arrival = 0
    /// The moment at which its wait expires, or `nil` for never.
    var expiry: Int?
    var phase = Phase.waiting
    /// The remaining countdown of a request that was interrupted or is behind a question.
    var rest: Int?
    /// The number of times that a merged request has restarted the countdown.
    var restarts = 0
    var isHeld = false
    /// The moment at which it entered, or `nil` if it was revived during its exit.
    var entered: Int?
    /// Whether it has rested since its last entrance.
    var hasRested = false
    var hasAppeared = false
    /// Whether it was interrupted and hasn't returned.
    var isAway = false
    /// Whether it was interrupted before.
    var isRestored = false
    /// Whether it's first in line because it was interrupted.
    ///
    /// A new priority changes its position.
    var isFirst = false
    /// Whether an exit was reported.
    ///
    /// It's reported only once, even if an update revives the overlay.
    var hasLeft = false
  }

  enum Phase: Equatable {
    case waiting
    case entering(until: Int)
    case resting(until: Int?)
    case leaving(until: Int, DismissReason)
    case givingWay(until: Int)
    case gone
  }

  /// Pauses the countdowns behind a question or while the app is inactive, and continues the
  /// others.
  mutating func hold() {
    for (place, number) in shown.enumerated() {
      guard case .resting(let until) = requests[number].phase else { continue }
      let isBehind =
        !isActive
        || shown[(place + 1)...].contains { requests[$0].kind == .asks && isUsable($0) }
      guard isBehind != requests[number].isHeld else { continue }
      requests[number].isHeld = isBehind
      if isBehind { requests[number].rest = until.map { $0 - now } }
      requests[number].phase = .resting(
        until: isBehind ? nil : requests[number].rest.map { now + $0 })
    }
  }

  /// The duration of an exit.
  func exitTime(of number: Int) -> Int {
    let manner = requests[number].manner
    return manner.fades && requests[number].entered == now ? 0 : manner.exit
  }

  func phase(of request: Int) -> Phase { requests[request].phase }

  /// Dismisses a request.
  mutating func dismiss(_ number: Int, for reason: DismissReason = .programmatic) {
    sendAway(number, for: reason)
    admit()
    arrive()
    hold()
  }

  private mutating func sendAway(_ number: Int, for reason: DismissReason) {
    switch requests[number].phase {
    case .waiting:
      if requests[number].hasAppeared { leave(number, for: reason) }
      let isUnseen = !requests[number].hasAppeared && reason == .programmatic
      end(number, for: isUnseen ? .cancelled : reason)
    case .entering, .resting:
      requests[number].phase = .leaving(until: now + exitTime(of: number), reason)
      leave(number, for: reason)
    case .givingWay(let until):
      requests[number].phase = .leaving(until: until, reason)
      leave(number, for: reason)
    case .leaving, .gone: break
    }
  }

  /// Updates a request.
  mutating func update(_ number: Int, lifetime: Int?, priority: Int? = nil) {
    switch requests[number].phase {
    case .leaving(_, let reason) where reason.isByUser: return
    case .waiting, .entering, .resting, .leaving, .givingWay, .gone: break
    }
    requests[number].rest = nil
    if let priority, priority != requests[number].manner.priority {
      requests[number].manner.priority = priority
      count(number)
      if let place = line.firstIndex(of: number) {
        requests[number].isFirst = false
        line.remove(at: place)
        join(number)
      }
    }
    switch requests[number].phase {
    case .resting:
      requests[number].phase = .resting(until: lifetime.map { now + $0 })
      requests[number].isHeld = false
    case .leaving(let until, let reason) where !reason.isByUser:
      turnBack(number, from: until, lifetime: lifetime)
    case .givingWay(let until) where isQuiet(number):
      noteMove(of: number, until: until)
      requests[number].phase = .givingWay(until: now + requests[number].manner.exit)
    case .givingWay(let until):
      turnBack(number, from: until, lifetime: lifetime)
    case .leaving, .gone: return
    case .waiting, .entering: break
    }
    requests[number].lifetime = lifetime
    silence()
    admit()
    arrive()
    hold()
  }

  /// Revives an overlay during its exit.
  ///
  /// It rests immediately if it rested before and hasn't moved yet.
  private mutating func turnBack(_ number: Int, from until: Int, lifetime: Int?) {
    let manner = requests[number].manner
    requests[number].isHeld = false
    if requests[number].isAway { tell(number, "comes back") }
    requests[number].isAway = false
    noteMove(of: number, until: until)
    requests[number].entered = nil
    requests[number].phase =
      requests[number].hasRested
      ? .resting(until: lifetime.map { now + $0 }) : .entering(until: now + manner.entrance)
  }

  /// Records that an overlay has moved, if its exit started before this moment.
  private mutating func noteMove(of number: Int, until: Int) {
    if until != now + requests[number].manner.exit { requests[number].hasRested = false }
  }

  /// Restarts a request's countdown after another request has merged, at most ten times.
  mutating func restart(_ number: Int) {
    guard case .resting = requests[number].phase, requests[number].restarts < 10 else { return }
    requests[number].restarts += 1
    requests[number].isHeld = false
    requests[number].phase = .resting(until: requests[number].lifetime.map { now + $0 })
    hold()
  }

  /// Sets whether the app is active.
  mutating func setActive(_ isActive: Bool) {
    self.isActive = isActive
    hold()
  }

  /// Sets whether the window is visible.
  mutating func setVisible(_ isVisible: Bool) {
    self.isVisible = isVisible
    admit()
    arrive()
    hold()
  }

  mutating func closeWindow() {
    guard !isClosed else { return }
    isClosed = true
    let delayed = (requests.indices.filter { isDelayed($0) } + kept)
      .sorted { requests[$0].arrival < requests[$1].arrival }
    let lines = Dictionary(grouping: line) { requests[$0].kind.rawValue }
    let sorted = lines.sorted { $0.key < $1.key }.flatMap(\.value)
    let inLine = sorted.filter { !isQuiet($0) } + sorted.filter(isQuiet)
    for number in shown.reversed() + inLine + delayed {
      if case .leaving(_, let reason) = requests[number].phase {
        end(number, for: reason)
      } else {
        if requests[number].hasAppeared { leave(number, for: .hostClosed) }
        end(number, for: .hostClosed)
      }
    }
    shown = []
    quiets = []
  }

  mutating func step(_ number: Int) {
    switch requests[number].phase {
    case .entering:
      requests[number].hasRested = true
      let time = requests[number].rest ?? requests[number].lifetime
      requests[number].phase = .resting(until: time.map { now + $0 })
    case .resting: sendAway(number, for: .timedOut)
    case .leaving(_, let reason):
      shown.removeAll { $0 == number }
      end(number, for: reason)
    case .givingWay:
      putBack(number)
    case .waiting:
      requests[number].delayed = nil
      count(number)
      enterLane(number)
    case .gone: break
    }
  }

  mutating func enter(_ number: Int) {
    shown.append(number)
    requests[number].phase = .entering(until: now + requests[number].manner.entrance)
    requests[number].expiry = nil
    requests[number].hasRested = false
    requests[number].entered = now
    arrivals.append(number)
  }

  /// Reports interrupted and appearing overlays, after everything else at this moment.
  mutating func arrive() {
    for number in givenWay { tell(number, "gives way") }
    givenWay = []
    for number in arrivals {
      let isBack = requests[number].hasAppeared
      requests[number].isAway = false
      requests[number].hasAppeared = true
      tell(number, isBack ? "comes back" : "appears")
      news.append(News(request: number, kind: isBack ? .comesBack : .appears))
    }
    arrivals = []
  }

  mutating func leave(_ number: Int, for reason: DismissReason) {
    guard !requests[number].hasLeft else { return }
    requests[number].hasLeft = true
    tell(number, "leaves")
    news.append(News(request: number, kind: .leaves(reason)))
  }

  mutating func end(_ number: Int, for reason: DismissReason) {
    line.removeAll { $0 == number }
    kept.removeAll { $0 == number }
    requests[number].phase = .gone
    requests[number].delayed = nil
    requests[number].expiry = nil
    tell(number, "is gone: \(reason)")
    news.append(News(request: number, kind: .isGone(reason)))
  }

  mutating func tell(_ number: Int, _ words: String) {
    lives.append("\(now) \(requests[number].name) \(words)")
  }
}

// Steps that happen over time, in order.

extension ModelScreen {
  /// The time of the next step, if it's at most `time`.
  func nextStep(until time: Int) -> Int? {
    (requests.indices.compactMap(due) + quiets.compactMap(\.end)).filter { $0 <= time }.min()
  }

  /// Advances to the next step, or to an earlier time.
  mutating func advance(to time: Int) {
    now = time
    while stepOnce(at: time) { admit() }
    arrive()
    hold()
  }

  /// Performs the first due step of a moment, and returns whether a step was due.
  private mutating func stepOnce(at time: Int) -> Bool {
    if let number = shown.first(where: { due($0) == time }) {
      step(number)
      return true
    }
    let expired = (line + kept).filter { requests[$0].expiry == time }
    if let number = expired.min(by: { waitsLonger($0, $1) }) {
      end(number, for: .expired)
      return true
    }
    if let rule = quiets.first(where: { $0.end == time }) {
      endQuiet(rule.id)
      return true
    }
    guard let number = requests.indices.first(where: { due($0) == time }) else { return false }
    step(number)
    return true
  }

  /// Whether a request started to wait before another request that expires at the same moment.
  private func waitsLonger(_ one: Int, _ other: Int) -> Bool {
    let waits = [one, other].map { requests[$0].manner.maximumWait ?? 0 }
    return waits[0] != waits[1] ? waits[0] > waits[1] : one < other
  }

  /// Whether the request is delayed.
  func isDelayed(_ request: Int) -> Bool { requests[request].delayed != nil }

  private func due(_ number: Int) -> Int? {
    switch requests[number].phase {
    case .entering(let until), .leaving(let until, _), .givingWay(let until): until
    case .resting(let until): until
    case .waiting: requests[number].delayed ?? requests[number].expiry
    case .gone: nil
    }
  }
}

// Queries.

extension ModelScreen {
  /// Whether the request's overlay rests in front of all questions.
  func isAtRest(_ request: Int) -> Bool {
    if case .resting = requests[request].phase { !requests[request].isHeld } else { false }
  }

  /// The waiting requests, in order.
  var waiting: [Int] { line + kept }

  /// The request that a new request with this name updates.
  ///
  /// This is the first request that is shown and staying, or else the first in line, or else the
  /// last exiting request that the user hasn't dismissed.
  func requestToUpdate(named name: String) -> Int? {
    request(named: name)
      ?? shown.last { requests[$0].name == name && !isLeavingByUser($0) }
  }

  /// The first request with a name that is shown and staying, or else the first in line.
  func request(named name: String) -> Int? {
    shown.first { requests[$0].name == name && isUsable($0) }
      ?? waiting.first { requests[$0].name == name }
  }

  /// The number of the next request.
  var nextNumber: Int { requests.count }

  /// Whether a question is shown, so that only other questions can appear.
  var showsQuestion: Bool { shown.contains { requests[$0].kind == .asks } }

  /// Whether the user can use the request's overlay.
  func isUsable(_ request: Int) -> Bool {
    switch requests[request].phase {
    case .entering, .resting: true
    case .waiting, .leaving, .givingWay, .gone: false
    }
  }

  /// Whether the request's overlay is exiting because the user dismissed it.
  func isLeavingByUser(_ request: Int) -> Bool {
    if case .leaving(_, let reason) = requests[request].phase { reason.isByUser } else { false }
  }

  /// The requests whose overlays the user can use, in order.
  var usable: [Int] { shown.filter(isUsable).sorted() }

  /// The usable overlays that are visible, with the latest three replies.
  var seen: [Int] {
    let hidden = shown.filter { isUsable($0) && requests[$0].kind == .replies }.dropLast(3)
    return usable.filter { !hidden.contains($0) }
  }
}
