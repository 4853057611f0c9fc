/// Where the default presenter is kept, with those who wait for one.
final class Defaults: Sendable {
  /// The one that is in use; a task may have one of its own.
  @TaskLocal static var current = Defaults()

  /// The default presenter.
  @MainActor weak var presenter: Presenter? {
    didSet {
      guard let presenter, !presenter.isClosed else { return }
      let waiting = expectant
      expectant = []
      for act in waiting { act(presenter) }
    }
  }
  @MainActor private var expectant: [Act] = []
  private let inbox = Locked<[Act]>([])

  typealias Act = @MainActor @Sendable (Presenter) -> Void

  /// What goes with the default presenter, by its type.
  private let companions = Locked<[ObjectIdentifier: any Sendable]>([:])

  /// Does something with the presenter now, or as soon as there is one whose window is open.
  @MainActor func act(_ act: @escaping Act) {
    if let presenter, !presenter.isClosed { act(presenter) } else { expectant.append(act) }
  }

  /// The one companion of a type, made when it is first asked for.
  func companion<Companion: AnyObject & Sendable>(_ make: () -> Companion) -> Companion {
    companions.withLock { companions in
      let type = ObjectIdentifier(Companion.self)
      if let known = companions[type] as? Companion { return known }
      let companion = make()
      companions[type] = companion
      return companion
    }
  }

  /// Does something as `act(_:)` does, when the main actor is free.
  func enqueue(_ act: @escaping Act) {
    let isFirst = inbox.withLock { acts in
      acts.append(act)
      return acts.count == 1
    }
    guard isFirst else { return }
    Task { @MainActor in
      let acts = self.inbox.withLock { acts in
        defer { acts = [] }
        return acts
      }
      for act in acts { self.act(act) }
    }
  }
}
