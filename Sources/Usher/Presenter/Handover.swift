/// What any thread hands to the main actor, to be done there in the order in which it came.
final class Handover: Sendable {
  private let acts = Locked<[@MainActor @Sendable () -> Void]>([])

  /// Does something when the main actor is free, and never before this returns.
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
