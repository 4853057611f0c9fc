/// A queue from any thread to the main actor, in order of arrival.
final class Handover: Sendable {
  private let acts = Locked<[@MainActor @Sendable () -> Void]>([])

  /// Calls `act` when the main actor is free, and never before this method returns.
  func add(_ act: @escaping @MainActor @Sendable () -> Void) {
    let isFirst = acts.withLock { acts in
      acts.append(act)
      return acts.count == 1
    }
    guard isFirst else { return }
    Task { @MainActor in
      for act in self.takeAll() { act() }
    }
  }

  private func takeAll() -> [@MainActor @Sendable () -> Void] {
    acts.withLock { acts in
      defer { acts = [] }
      return acts
    }
  }
}
