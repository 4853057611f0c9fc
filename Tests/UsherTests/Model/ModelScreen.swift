import Usher
import UsherCore

/// A slow description of a lane with one place for each kind of overlays, as the article *Who is
/// shown, and when* says.
struct ModelScreen {
  var lives: [String] = []
  var now = 0
  /// What happened to the requests, for the ability to take note of.
  var news: [News] = []
  private(set) var isClosed = false
  var requests: [Request] = []
  /// The requests in line, by number: those that gave way, and then those of a higher priority
  /// first.
  var line: [Int] = []
  /// The requests that are kept until they can enter the lane.
  var kept: [Int] = []
  /// The requests whose anchors are not there.
  var adrift: Set<Int> = []
  /// The number of requests that have arrived so far, again after a delay and after being kept.
  var arrivalCount = 0
  /// The requests whose turn has come at this moment.
  var arrivals: [Int] = []
  /// The requests that have given their places away at this moment.
  var givenWay: [Int] = []
  /// The requests on the screen, back to front.
  var shown: [Int] = []
  /// The requests that were refused, for the ability to take note of.
  var refused: [Int] = []
  /// The rules of quiet, in the order in which they began.
  var quiets: [ModelQuiet] = []
  /// The rate of the lane; `nil` for none.
  var rate: ModelRate?
  /// Whether the window can be seen.
  private(set) var isVisible = true
  /// Whether the app is in front; countdowns stop while it is not.
  private(set) var isActive = true

  /// Something that happened to a request.
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

  /// A kind of overlays, which has a place of its own; in line, the first kind goes first.
  enum Kind: Int, CaseIterable {
    case asks
    case offersUndo
    case replies
    case informs
  }

  /// How a request behaves, besides its name, kind and lifetime.
  struct Manner {
    var delay = 0
    /// The maximum time in line; `nil` for none.
    var maximumWait: Int?
    var priority = 0
    /// Whether the overlay takes the place of the others of its kind.
    var takesPlace = false
    /// Whether these come back.
    var restores = true
    /// Whether the overlay is shown beside the others at once.
    var stacks = false
    var entrance = 100
    var exit = 100
    /// Whether it only fades, so that an exit before anything was seen takes no time.
    var fades = false
  }

  struct Request {
    let name: String
    let kind: Kind
    var lifetime: Int?
    var manner: Manner
    /// The end of the delay; `nil` for none.
    var delayed: Int?
    /// The place among all arrivals.
    var arrival = 0
    /// The moment at which its wait ends; `nil` for never.
    var expiry: Int?
    var phase = Phase.waiting
    /// What is left of the countdown of a request that gave way, or is behind a question.
    var rest: Int?
    /// The number of times that a merged request has restarted the countdown.
    var restarts = 0
    var isHeld = false
    /// The moment at which it entered; `nil` if it came back from an exit.
    var entered: Int?
    /// Whether it has come to rest since its last entrance.
    var hasRested = false
    var hasAppeared = false
    /// Whether it gave way and has not come back.
    var isAway = false
    /// Whether it gave way before.
    var isRestored = false
    /// Whether it is first in line for that; another priority gives it another place.
    var isFirst = false
    /// Whether an exit was told; it is told once, also of an overlay that an update brought back.
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

  /// Holds the countdowns behind a question and while the app is not in front, and lets the others
  /// go on.
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

  /// The time that an exit takes.
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

  /// Lets an overlay come back from an exit; one that rested and has not moved yet is there.
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

  /// Notes that an overlay is no longer in its place, if its exit has begun before this moment.
  private mutating func noteMove(of number: Int, until: Int) {
    if until != now + requests[number].manner.exit { requests[number].hasRested = false }
  }

  /// Restarts the countdown of a request into which another one has merged, ten times at most.
  mutating func restart(_ number: Int) {
    guard case .resting = requests[number].phase, requests[number].restarts < 10 else { return }
    requests[number].restarts += 1
    requests[number].isHeld = false
    requests[number].phase = .resting(until: requests[number].lifetime.map { now + $0 })
    hold()
  }

  /// Notes whether the app is in front.
  mutating func setActive(_ isActive: Bool) {
    self.isActive = isActive
    hold()
  }

  /// Notes whether the window can be seen.
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

  /// Tells which overlays give way and which appear, once everything else at this moment has
  /// happened.
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

// What happens by itself, in the order of its moments.

extension ModelScreen {
  /// The next time at which something happens, if that is until `time`.
  func nextStep(until time: Int) -> Int? {
    (requests.indices.compactMap(due) + quiets.compactMap(\.end)).filter { $0 <= time }.min()
  }

  /// Lets time pass until the next step, or to a time before that.
  mutating func advance(to time: Int) {
    now = time
    while stepOnce(at: time) { admit() }
    arrive()
    hold()
  }

  /// Lets the first of the steps of a moment happen; returns whether there was any.
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

  /// Whether a request began to wait before another one whose wait ends at the same moment.
  private func waitsLonger(_ one: Int, _ other: Int) -> Bool {
    let waits = [one, other].map { requests[$0].manner.maximumWait ?? 0 }
    return waits[0] != waits[1] ? waits[0] > waits[1] : one < other
  }

  /// Whether the request waits for the end of its delay.
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

// What is known of the requests.

extension ModelScreen {
  /// Whether the request's overlay rests in front of all questions.
  func isAtRest(_ request: Int) -> Bool {
    if case .resting = requests[request].phase { !requests[request].isHeld } else { false }
  }

  /// The waiting requests, the next one first.
  var waiting: [Int] { line + kept }

  /// The request that another one of the same name updates: the first that is shown and stays, else
  /// the first in line, else the last that leaves without the user having sent it away.
  func requestToUpdate(named name: String) -> Int? {
    request(named: name)
      ?? shown.last { requests[$0].name == name && !isLeavingByUser($0) }
  }

  /// The first request of a name that is shown and stays, else the first in line.
  func request(named name: String) -> Int? {
    shown.first { requests[$0].name == name && isUsable($0) }
      ?? waiting.first { requests[$0].name == name }
  }

  /// The number that the next request has.
  var nextNumber: Int { requests.count }

  /// Whether a question is shown, which lets nothing else come but another question.
  var showsQuestion: Bool { shown.contains { requests[$0].kind == .asks } }

  /// Whether the user can use the request's overlay.
  func isUsable(_ request: Int) -> Bool {
    switch requests[request].phase {
    case .entering, .resting: true
    case .waiting, .leaving, .givingWay, .gone: false
    }
  }

  /// Whether the request's overlay leaves because the user sent it away.
  func isLeavingByUser(_ request: Int) -> Bool {
    if case .leaving(_, let reason) = requests[request].phase { reason.isByUser } else { false }
  }

  /// The requests whose overlays the user can use, in order.
  var usable: [Int] { shown.filter(isUsable).sorted() }

  /// Those of them that can be seen: of the replies the latest three.
  var seen: [Int] {
    let hidden = shown.filter { isUsable($0) && requests[$0].kind == .replies }.dropLast(3)
    return usable.filter { !hidden.contains($0) }
  }
}
