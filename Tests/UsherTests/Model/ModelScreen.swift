import Usher

/// A slow description of a lane with one place for each kind of overlays, which all come and go in
/// 100 ms, as the article *Who is shown, and when* says.
struct ModelScreen {
  private(set) var lives: [String] = []
  private(set) var now = 0
  /// What happened to the requests, for the ability to take note of.
  var news: [News] = []
  private(set) var isClosed = false
  private var requests: [Request] = []
  /// The requests in line, by number.
  private var line: [Int] = []
  /// Those of the requests in line that came while a question was shown, which is still there.
  private var kept: [Int] = []
  /// The requests whose anchors are not there.
  var adrift: Set<Int> = []
  /// The requests whose turn has come at this moment.
  private var arrivals: [Int] = []
  /// The requests on the screen, back to front.
  private(set) var shown: [Int] = []

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
  enum Kind: Int {
    case asks
    case goesByItself
    case stays
    case informs
  }

  private struct Request {
    let name: String
    /// The kind, which is that of the place from its turn until it has gone.
    var kind: Kind
    /// The kind by its values, which counts at its next turn.
    var nextKind: Kind
    var lifetime: Int?
    /// The end of the delay; `nil` for none.
    var delayed: Int?
    var phase = Phase.waiting
    /// What is left of the countdown of a request that gave way, or is behind a question.
    var rest: Int?
    var isHeld = false
    /// Whether it has come to rest since its last entrance.
    var hasRested = false
    /// Whether another overlay has its place for a while.
    var isAway = false
    var hasAppeared = false
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

  /// Holds the countdowns behind a question, and lets those go on that are no longer behind one.
  private mutating func hold() {
    for (place, number) in shown.enumerated() {
      guard case .resting(let until) = requests[number].phase else { continue }
      let isBehind = shown[(place + 1)...].contains { requests[$0].kind == .asks && isUsable($0) }
      guard isBehind != requests[number].isHeld else { continue }
      requests[number].isHeld = isBehind
      if isBehind { requests[number].rest = until.map { $0 - now } }
      requests[number].phase = .resting(
        until: isBehind ? nil : requests[number].rest.map { now + $0 })
    }
  }

  func phase(of request: Int) -> Phase { requests[request].phase }

  /// Whether the request's overlay rests in front of all questions.
  func isAtRest(_ request: Int) -> Bool {
    if case .resting = requests[request].phase { !requests[request].isHeld } else { false }
  }

  /// The waiting requests, the next one first.
  var waiting: [Int] { line.filter { !kept.contains($0) } + kept }

  /// The request that another one of the same name updates: the first that is shown and stays, else
  /// the first in line, else the last that leaves without the user having sent it away.
  func requestToUpdate(named name: String) -> Int? {
    request(named: name)
      ?? shown.last { requests[$0].name == name && !isLeavingByUser($0) }
  }

  /// The first request of a name that is shown and stays, else the first in line.
  func request(named name: String) -> Int? {
    shown.first { requests[$0].name == name && isUsable($0) }
      ?? line.first { requests[$0].name == name }
  }

  /// Notes a request that is refused.
  mutating func refuse(_ name: String) -> Int {
    requests.append(Request(name: name, kind: .informs, nextKind: .informs, phase: .gone))
    lives.append("\(now) \(name) is refused")
    return requests.count - 1
  }

  /// Notes a request that updates another one.
  mutating func merge(_ name: String) {
    requests.append(Request(name: name, kind: .informs, nextKind: .informs, phase: .gone))
  }

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

  /// The number that the next request has.
  var nextNumber: Int { requests.count }

  /// Whether a question is shown, which lets nothing else come but another question.
  var showsQuestion: Bool { shown.contains { requests[$0].kind == .asks } }

  /// Makes a request, and returns its number.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - kind: The kind.
  ///   - lifetime: The lifetime; `nil` for an endless one.
  ///   - delay: The delay.
  ///   - takesPlace: Whether the overlay takes the place of others of its kind, if no question is
  ///     shown.
  ///   - restores: Whether these come back.
  /// - Returns: The number.
  mutating func present(
    _ name: String, _ kind: Kind, lifetime: Int?, delay: Int = 0, takesPlace: Bool = false,
    restores: Bool = true
  ) -> Int {
    let number = requests.count
    requests.append(Request(name: name, kind: kind, nextKind: kind, lifetime: lifetime))
    guard !isClosed else {
      requests[number].phase = .gone
      lives.append("\(now) \(name) is refused")
      return number
    }
    guard delay == 0 else {
      requests[number].delayed = now + delay
      return number
    }
    guard takesPlace else {
      line.append(number)
      if showsQuestion, kind != .asks { kept.append(number) }
      admit()
      arrive()
      hold()
      return number
    }
    let displaced = shown.filter { isUsable($0) && requests[$0].kind == kind }
    for other in restores ? displaced : displaced.reversed() {
      guard restores else {
        requests[other].phase = .leaving(until: now + 100, .replaced)
        leave(other, for: .replaced)
        continue
      }
      if case .resting(let until) = requests[other].phase, !requests[other].isHeld {
        requests[other].rest = until.map { $0 - now }
      }
      requests[other].isHeld = false
      requests[other].phase = .givingWay(until: now + 100)
      requests[other].isAway = true
      tell(other, "gives way")
    }
    enter(number)
    arrive()
    hold()
    return number
  }

  /// Dismisses a request.
  mutating func dismiss(_ number: Int, for reason: DismissReason = .requested) {
    switch requests[number].phase {
    case .waiting:
      line.removeAll { $0 == number }
      kept.removeAll { $0 == number }
      requests[number].delayed = nil
      if requests[number].hasAppeared { leave(number, for: reason) }
      let isKnown = requests[number].hasAppeared || reason.isByUser
      end(number, for: isKnown ? reason : .cancelled)
    case .entering, .resting:
      requests[number].phase = .leaving(until: now + 100, reason)
      leave(number, for: reason)
    case .givingWay(let until):
      requests[number].phase = .leaving(until: until, reason)
      leave(number, for: reason)
    case .leaving, .gone: break
    }
    hold()
  }

  /// Updates a request, which has another kind from its next turn on unless `kind` is `nil`.
  mutating func update(_ number: Int, _ kind: Kind? = nil, lifetime: Int?) {
    requests[number].rest = nil
    if let kind { requests[number].nextKind = kind }
    switch requests[number].phase {
    case .resting:
      requests[number].phase = .resting(until: lifetime.map { now + $0 })
      requests[number].isHeld = false
    case .leaving(let until, let reason) where !reason.isByUser:
      turnBack(number, from: until, lifetime: lifetime)
    case .givingWay(let until): turnBack(number, from: until, lifetime: lifetime)
    case .leaving, .gone: return
    case .waiting, .entering: break
    }
    requests[number].lifetime = lifetime
    admit()
    arrive()
    hold()
  }

  /// Lets an overlay come back from an exit; one that rested and has not moved yet is there.
  private mutating func turnBack(_ number: Int, from until: Int, lifetime: Int?) {
    requests[number].isHeld = false
    if requests[number].isAway { tell(number, "comes back") }
    requests[number].isAway = false
    requests[number].phase =
      until == now + 100 && requests[number].hasRested
      ? .resting(until: lifetime.map { now + $0 }) : .entering(until: now + 100)
  }

  mutating func closeWindow() {
    guard !isClosed else { return }
    isClosed = true
    let delayed = requests.indices.filter { isDelayed($0) }
    let lines = Dictionary(grouping: line) { requests[$0].nextKind.rawValue }
    let inLine = lines.sorted { $0.key < $1.key }.flatMap(\.value).filter { !kept.contains($0) }
    for number in shown.reversed() + inLine + (delayed + kept).sorted() {
      if case .leaving(_, let reason) = requests[number].phase {
        end(number, for: reason)
      } else {
        if requests[number].hasAppeared { leave(number, for: .hostClosed) }
        end(number, for: .hostClosed)
      }
    }
    line = []
    kept = []
    shown = []
  }

  /// The next time at which something happens, if that is until `time`.
  func nextStep(until time: Int) -> Int? {
    requests.indices.compactMap(due).filter { $0 <= time }.min()
  }

  /// Lets time pass until the next step, or to a time before that.
  mutating func advance(to time: Int) {
    now = time
    while let number = (shown + requests.indices).first(where: { due($0) == time }) {
      step(number)
      admit()
    }
    arrive()
    hold()
  }

  /// Whether the request waits for the end of its delay.
  func isDelayed(_ request: Int) -> Bool { requests[request].delayed != nil }

  private func due(_ number: Int) -> Int? {
    switch requests[number].phase {
    case .entering(let until), .leaving(let until, _), .givingWay(let until): until
    case .resting(let until): until
    case .waiting: requests[number].delayed
    case .gone: nil
    }
  }

  private mutating func step(_ number: Int) {
    switch requests[number].phase {
    case .entering:
      requests[number].hasRested = true
      let time = requests[number].rest ?? requests[number].lifetime
      requests[number].phase = .resting(until: time.map { now + $0 })
    case .resting: dismiss(number, for: .timedOut)
    case .leaving(_, let reason):
      shown.removeAll { $0 == number }
      end(number, for: reason)
    case .givingWay:
      shown.removeAll { $0 == number }
      requests[number].phase = .waiting
      line.insert(number, at: 0)
    case .waiting:
      requests[number].delayed = nil
      line.append(number)
    case .gone: break
    }
  }

  private mutating func admit() {
    if !showsQuestion { kept = [] }
    while let place = line.indices.filter({ hasPlace(line[$0]) })
      .min(by: { requests[line[$0]].nextKind.rawValue < requests[line[$1]].nextKind.rawValue })
    {
      let number = line.remove(at: place)
      guard adrift.contains(number) else {
        enter(number)
        continue
      }
      if requests[number].hasAppeared { leave(number, for: .anchorGone) }
      end(number, for: .anchorGone)
    }
  }

  private func hasPlace(_ number: Int) -> Bool {
    let kind = requests[number].nextKind
    return !shown.contains { requests[$0].kind == kind || requests[$0].kind == .asks }
  }

  private mutating func enter(_ number: Int) {
    shown.append(number)
    requests[number].kind = requests[number].nextKind
    requests[number].phase = .entering(until: now + 100)
    requests[number].hasRested = false
    arrivals.append(number)
  }

  /// Tells which overlays appear, once everything else at this moment has happened.
  private mutating func arrive() {
    for number in arrivals {
      let isBack = requests[number].hasAppeared
      requests[number].hasAppeared = true
      requests[number].isAway = false
      tell(number, isBack ? "comes back" : "appears")
      news.append(News(request: number, kind: isBack ? .comesBack : .appears))
    }
    arrivals = []
  }

  private mutating func leave(_ number: Int, for reason: DismissReason) {
    guard !requests[number].hasLeft else { return }
    requests[number].hasLeft = true
    tell(number, "leaves")
    news.append(News(request: number, kind: .leaves(reason)))
  }

  private mutating func end(_ number: Int, for reason: DismissReason) {
    requests[number].phase = .gone
    requests[number].delayed = nil
    tell(number, "is gone: \(reason)")
    news.append(News(request: number, kind: .isGone(reason)))
  }

  private mutating func tell(_ number: Int, _ words: String) {
    lives.append("\(now) \(requests[number].name) \(words)")
  }
}
