internal import UsherCore

/// An overlay or a change that waits for the end of work, to which the current task belongs.
enum Asker: Sendable {
  /// An overlay; as an id may also be that of an overlay in another window, with its presenter.
  case overlay(OverlayID, of: ObjectIdentifier)
  /// Something else, such as a change that is being committed.
  case other(any AnyObject & Sendable)

  /// All that waits for the current task, the outermost first.
  ///
  /// A detached task loses it; `Presenter.watch(_:)` looks for the requests that this blocks.
  @TaskLocal static var current: [Asker] = []

  /// Returns the ids of askers, by default the current ones, that belong to a presenter.
  static func ids(of presenter: Presenter, in askers: [Asker] = current) -> [OverlayID] {
    guard !askers.isEmpty else { return [] }
    return askers.compactMap {
      if case .overlay(let id, ObjectIdentifier(presenter)) = $0 { id } else { nil }
    }
  }

  /// Runs work for whose end an overlay waits, so that what the work asks is shown above it.
  ///
  /// - Parameters:
  ///   - handle: The overlay's handle; `nil` if no overlay waits.
  ///   - askers: What waits for that overlay.
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

  // Apart, so that the work doesn't keep the presenter alive.
  @MainActor
  private static func begin(_ handle: PresentationHandle) -> Asker? {
    guard let presenter = handle.presenter else { return nil }
    presenter.working.insert(handle.id)
    return .overlay(handle.id, of: ObjectIdentifier(presenter))
  }
}

extension Presenter {
  /// The time for which a request may wait for an overlay that works before this is reported;
  /// Usher's choice, as most work has ended by then.
  private static let waitForWork = Duration.seconds(2)

  /// Looks now and then at a request that asks or is awaited while an overlay works, until its turn
  /// comes or no overlay works.
  ///
  /// If the request waits for a modal overlay that works, the work may wait for the request without
  /// Usher's knowledge, such as in a detached task. Then this is reported, and Escape or a tap on
  /// the backdrop ends that overlay.
  ///
  /// If the request waits for the end of a quiet in whose closure it is awaited, this is reported,
  /// too, and the quiet ends.
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

  /// Ends the wait of a request that waits for what waits for it.
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

/// A closure during which a presenter is quiet.
struct QuietClosure: Sendable {
  let id: QuietID
  /// The task that runs the closure; tasks that it begins are other ones, and may outlive it.
  let task: Int?
  /// Returns whether the quiet has yet to end.
  let isOpen: @MainActor @Sendable () -> Bool
  /// Ends the quiet before the closure does.
  let end: @MainActor @Sendable () -> Void

  /// Those around the current code, the outermost first.
  @TaskLocal static var all: [QuietClosure] = []

  /// Those that the current task runs.
  static var current: [QuietClosure] {
    guard !all.isEmpty else { return [] }
    let current = currentTask
    return all.filter { $0.task == current }
  }

  /// The current task.
  static var currentTask: Int? { unsafe withUnsafeCurrentTask { unsafe $0?.hashValue } }
}
