import Usher

/// A rule of quiet of a `ModelScreen`.
struct ModelQuiet {
  let id: Int
  /// The priority from which on requests pass; `nil` for none.
  let below: Int?
  /// The names of the requests that it concerns; `nil` for all.
  let names: Set<String>?
  /// The moment at which it ends by itself; `nil` for never.
  let end: Int?
  let afterwards: QuietEndAction
}

extension ModelScreen {
  private func concerns(_ rule: ModelQuiet, _ number: Int) -> Bool {
    let request = requests[number]
    return request.kind == .informs
      && rule.below.map { request.manner.priority < $0 } ?? true
      && rule.names.map { $0.contains(request.name) } ?? true
  }

  /// Whether a rule of quiet concerns a request.
  func isQuiet(_ number: Int) -> Bool { quiets.contains { concerns($0, number) } }

  /// Begins a rule of quiet; the overlays that it concerns leave, and come back later.
  mutating func beginQuiet(_ rule: ModelQuiet) {
    guard !isClosed else { return }
    quiets.append(rule)
    silence()
    admit()
    arrive()
    hold()
  }

  /// Lets the overlays leave that are quiet now.
  mutating func silence() {
    for number in shown where isUsable(number) && isQuiet(number) { giveWay(number) }
  }

  /// Ends a rule of quiet, as the app does; what was never shown takes its turn or ends.
  mutating func endQuietNow(_ id: Int) {
    endQuiet(id)
    admit()
    arrive()
    hold()
  }

  /// Ends a rule of quiet, if it has not ended.
  mutating func endQuiet(_ id: Int) {
    guard let place = quiets.firstIndex(where: { $0.id == id }) else { return }
    let wasQuiet = line.filter { isQuiet($0) && !requests[$0].isRestored }
    let rule = quiets.remove(at: place)
    let reason: DismissReason
    switch rule.afterwards {
    case .showAll: return
    case .summarize: reason = .summarized
    case .discard: reason = .suppressed
    }
    let keptThen = kept.filter { concerns(rule, $0) }
      .sorted { requests[$0].arrival < requests[$1].arrival }
    for number in wasQuiet + keptThen where !isQuiet(number) { end(number, for: reason) }
  }
}
