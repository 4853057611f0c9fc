import Usher

/// A quiet rule of a `ModelScreen`.
struct ModelQuiet {
  let id: Int
  /// The minimum priority of requests that pass, or `nil` if all are affected.
  let below: Int?
  /// The names of the affected requests, or `nil` for all.
  let names: Set<String>?
  /// The moment at which the rule ends automatically, or `nil` for never.
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

  /// Whether a quiet rule affects a request.
  func isQuiet(_ number: Int) -> Bool { quiets.contains { concerns($0, number) } }

  /// Starts a quiet rule, and interrupts the affected overlays.
  mutating func beginQuiet(_ rule: ModelQuiet) {
    guard !isClosed else { return }
    quiets.append(rule)
    silence()
    admit()
    arrive()
    hold()
  }

  /// Interrupts the overlays that are quiet now.
  mutating func silence() {
    for number in shown where isUsable(number) && isQuiet(number) { giveWay(number) }
  }

  /// Ends a quiet rule, as the app would.
  ///
  /// Requests that were never shown take their turns or end.
  mutating func endQuietNow(_ id: Int) {
    endQuiet(id)
    admit()
    arrive()
    hold()
  }

  /// Ends a quiet rule, if it hasn't ended.
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
