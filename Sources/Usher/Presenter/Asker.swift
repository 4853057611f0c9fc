internal import UsherCore

/// An overlay or a change that waits for work to which the current task belongs.
enum Asker: Sendable {
  /// An overlay and its presenter, because ids are unique only within a presenter.
  case overlay(OverlayID, of: ObjectIdentifier)
  /// Another asker, for example a change that is being committed.
  case other(any AnyObject & Sendable)

  /// The askers of the current task, the outermost first.
  ///
  /// A detached task has no askers. `Presenter.watch(_:)` finds the requests that are therefore
  /// blocked.
  @TaskLocal static var current: [Asker] = []

  /// Returns the ids of the askers that belong to a presenter.
  static func ids(of presenter: Presenter, in askers: [Asker] = current) -> [OverlayID] {
    guard !askers.isEmpty else { return [] }
    return askers.compactMap {
      if case .overlay(let id, ObjectIdentifier(presenter)) = $0 { id } else { nil }
    }
  }

  /// Runs work for an overlay, which stays behind overlays from inside the work.
  ///
  /// - Parameters:
  ///   - handle: The handle of the overlay that waits for the work, or `nil` if there is none.
  ///   - askers: The askers of that overlay.
  ///   - work: The work.
  /// - Returns: The value of `work`.
  @MainActor
  static func run<Value>(
    for handle: PresentationHandle?, inside askers: [Asker],
    _ work: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    let asker = handle.flatMap { begin($0) }
    defer { if let handle { handle.presenter?.working.remove(handle.id) } }
    return try await $current.withValue(askers + (asker.map { [$0] } ?? [])) { try await work() }
  }

  // A separate function, so that the work doesn't retain the presenter.
  @MainActor
  private static func begin(_ handle: PresentationHandle) -> Asker? {
    guard let presenter = handle.presenter else { return nil }
    presenter.working.insert(handle.id)
    return .overlay(handle.id, of: ObjectIdentifier(presenter))
  }
}

extension Presenter {
  /// The maximum time that a request waits for an overlay with work before a problem is reported.
  ///
  /// Usher's choice, because most work ends earlier.
  private static let waitForWork = Duration.seconds(2)

  /// Checks repeatedly whether a request that is made or awaited during work is blocked.
  ///
  /// The checks end when the request gets its turn or when all work has ended. If the request waits
  /// for a modal overlay with work, the work may wait for the request, for example from a detached
  /// task. Then a problem is reported, and Escape or a tap on the backdrop dismisses the overlay.
  ///
  /// If the request waits for the end of a quiet rule and is awaited inside the rule's closure, a
  /// problem is reported and the rule ends.
  func watch(_ handle: PresentationHandle, inside quiets: [QuietClosure] = QuietClosure.current) {
    guard !working.isEmpty || !quiets.isEmpty, !handle.isWatched else { return }
    handle.isWatched = true
    act(after: Self.waitForWork) { [weak self, weak handle] in
      guard let self, let handle else { return }
      handle.isWatched = false
      guard case .pending(let state) = handle.state else { return }
      switch state {
      case .waiting(let wait): look(at: wait, of: handle, inside: quiets)
      case .requested, .delayed: watch(handle, inside: quiets.filter { $0.isOpen() })
      case .checking, .measuring, .shown, .leaving: break
      }
    }
  }

  /// Ends a mutual wait of a request and an overlay's work or a quiet rule.
  private func look(
    at wait: PendingState.Wait, of handle: PresentationHandle, inside quiets: [QuietClosure]
  ) {
    if case .quiet(let ids, until: _) = wait.reason,
      case let own = quiets.filter({ ids.contains($0.id) }), !own.isEmpty
    {
      onProblem(.waitsForQuiet(handle.id))
      for quiet in own { quiet.end() }
      return
    }
    let worker = wait.blockers.last {
      working.contains($0) && engine.overlay(of: $0)?.backdrop?.isModal == true
    }
    guard let worker else { return watch(handle, inside: quiets.filter { $0.isOpen() }) }
    handle.isWatched = true
    onProblem(.waitsForWork(handle.id, of: worker))
    guard var overlay = overlay(of: worker),
      !overlay.dismissesOnEscape || overlay.backdrop?.tap != .dismiss
    else { return }
    overlay.dismissesOnEscape = true
    overlay.backdrop?.tap = .dismiss
    update(worker, to: nil, as: .configuration(overlay))
  }
}

extension PendingState.Wait {
  /// The shown overlays that the request waits for.
  fileprivate var blockers: [OverlayID] {
    switch reason {
    case .questions(let ids), .full(let ids), .othersShown(let ids): ids
    case nil, .notVisible, .noViewport, .paused, .quiet, .gap: []
    }
  }
}

/// A closure during which a quiet rule applies.
struct QuietClosure: Sendable {
  let id: QuietID
  /// The task that runs the closure.
  ///
  /// Tasks that the closure creates are different and may outlive it.
  let task: Int?
  /// Returns whether the quiet rule still applies.
  let isOpen: @MainActor @Sendable () -> Bool
  /// Ends the quiet rule before the closure ends.
  let end: @MainActor @Sendable () -> Void

  /// The closures around the current code, the outermost first.
  @TaskLocal static var all: [QuietClosure] = []

  /// The closures that the current task runs.
  static var current: [QuietClosure] {
    guard !all.isEmpty else { return [] }
    let current = currentTask
    return all.filter { $0.task == current }
  }

  static var currentTask: Int? { unsafe withUnsafeCurrentTask { unsafe $0?.hashValue } }
}
