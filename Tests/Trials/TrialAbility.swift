internal import Usher

/// A call of the app that shows an overlay, with the steps that lead to its end.
struct TrialAbility: Sendable {
  let name: String
  /// The call's end as text, unless it's interrupted.
  let end: String
  let steps: [TrialPlay.Step]
  let call: @MainActor @Sendable (TrialPlay) async throws -> String

  private init(
    _ name: String, after steps: [TrialPlay.Step], ends end: String,
    call: @escaping @MainActor @Sendable (TrialPlay) async throws -> String
  ) {
    self.name = name
    self.end = end
    self.steps = steps
    self.call = call
  }

  /// All abilities, with every end.
  static let all = questions + work + undoables + owned

  private static let questions: [TrialAbility] = [
    TrialAbility("a question that is answered", after: [.press], ends: "1") { play in
      try await play.ask(.choice("Yes", 1))
    },
    TrialAbility("a question that is dismissed", after: [.dismiss], ends: "no answer") { play in
      try await play.ask(.choice("Yes", 1))
    },
    TrialAbility("a question that is replaced", after: [.replace], ends: "no answer") { play in
      try await play.ask(.choice("Yes", 1))
    },
    TrialAbility("a question that is cancelled", after: [.cancel], ends: "CancellationError") {
      play in
      try await play.ask(.choice("Yes", 1))
    },
    TrialAbility("a question that is refused", after: [], ends: "RefusedQuestion") { play in
      _ = try await play.presenter.reply([Choice<Int>]()) { _ in
        withExtendedLifetime(play) { OverlayContent(.text(OverlayNode.Text(""))) }
      }
      return "shown"
    },
    TrialAbility("a choice that works", after: [.press, .finish], ends: "2") { play in
      try await play.ask(play.working)
    },
    TrialAbility("a choice that fails", after: [.press, .fail, .dismiss], ends: "no answer") {
      play in
      try await play.ask(play.working)
    },
    TrialAbility("a choice whose question goes", after: [.press, .dismiss], ends: "no answer") {
      play in
      try await play.ask(play.working)
    },
    TrialAbility("a form that is sent", after: [.press], ends: "sent") { play in
      try await play.askForName { _ in nil }
    },
    TrialAbility("a form with a mistake", after: [.press, .dismiss], ends: "no answer") { play in
      try await play.askForName { _ in "Wrong" }
    },
  ]

  private static let work: [TrialAbility] = [
    TrialAbility("quick work", after: [], ends: "done") { play in
      try await play.present(saysEnd: true) {}
    },
    TrialAbility("quick work without a last word", after: [], ends: "done") { play in
      try await play.present(saysEnd: false) {}
    },
    TrialAbility("work that is done", after: [.finish], ends: "done") { play in
      try await play.present(saysEnd: true) { try await play.work() }
    },
    TrialAbility("work that is done without a last word", after: [.finish], ends: "done") { play in
      try await play.present(saysEnd: false) { try await play.work() }
    },
    TrialAbility("work that fails", after: [.fail, .dismiss], ends: "Broken") { play in
      try await play.present(saysEnd: true) { try await play.work() }
    },
    TrialAbility("work that fails without a last word", after: [.fail], ends: "Broken") { play in
      try await play.present(saysEnd: false) { try await play.work() }
    },
    TrialAbility("work that is retried", after: [.fail, .press, .finish], ends: "done") { play in
      try await play.present(saysEnd: true) { try await play.work() }
    },
    TrialAbility("work that the user cancels", after: [.press], ends: "CancellationError") { play in
      try await play.present(saysEnd: true) { try await play.work() }
    },
    TrialAbility("work whose task is cancelled", after: [.cancel], ends: "CancellationError") {
      play in
      try await play.present(saysEnd: true) { try await play.work() }
    },
    TrialAbility("work behind a swipe", after: [.swipe, .finish], ends: "done") { play in
      try await play.present(saysEnd: true, dismissPolicy: .continueWork) { try await play.work() }
    },
    TrialAbility("work that fails behind a swipe", after: [.swipe, .fail, .swipe], ends: "Broken") {
      play in
      try await play.present(saysEnd: true, dismissPolicy: .continueWork) { try await play.work() }
    },
  ]

  private static let undoables: [TrialAbility] = [
    TrialAbility("a change that is undone", after: [.press], ends: "undone") { play in
      await play.change().words
    },
    TrialAbility("a change that is committed by time", after: [], ends: "committed") { play in
      await play.change().words
    },
    TrialAbility("a change that is committed by a swipe", after: [.swipe], ends: "committed") {
      play in
      await play.change().words
    },
    TrialAbility("a change that is left", after: [.dismiss], ends: "undone") { play in
      await play.change(whenAbandoned: .undoes).words
    },
    TrialAbility("a change whose commit fails", after: [.swipe], ends: "failed") { play in
      await play.change { throw TrialPlay.Broken() }.words
    },
    TrialAbility("a change whose commit takes time", after: [.swipe, .finish], ends: "committed") {
      play in
      await play.change { try await play.work() }.words
    },
    TrialAbility("changes that share a message", after: [.press], ends: "undone, undone") { play in
      async let first = play.change().words
      async let second = play.change().words
      return await "\(first), \(second)"
    },
  ]

  private static let owned: [TrialAbility] = [
    TrialAbility("an overlay whose owner goes", after: [.finish], ends: "ownerGone") { play in
      var owner: OverlayOwner? = OverlayOwner()
      let handle = play.present()
      if let owner { handle.dismisses(with: owner) }
      try await play.work()
      owner = nil
      return try await handle.end
    },
    TrialAbility("an overlay that its owner outlives", after: [.swipe, .finish], ends: "swipe") {
      play in
      let owner = OverlayOwner()
      let handle = play.present().dismisses(with: owner)
      try await play.work()
      owner.dismissAll()
      return try await handle.end
    },
    TrialAbility("an overlay whose task ends", after: [.finish], ends: "ownerGone") { play in
      try await play.present().dismisses(with: Task { try await play.work() }).end
    },
    TrialAbility("an overlay whose view is removed", after: [.finish], ends: "ownerGone") { play in
      let handle = play.present()
      let remove = play.stage.tie(handle)
      try await play.work()
      remove()
      return try await handle.end
    },
    TrialAbility("an overlay that its view outlives", after: [.swipe, .finish], ends: "swipe") {
      play in
      let handle = play.present()
      let remove = play.stage.tie(handle)
      try await play.work()
      remove()
      return try await handle.end
    },
    TrialAbility("an overlay around a call", after: [.finish], ends: "done") { play in
      try await play.presenter.withOverlay(TrialPlay.words, as: TrialPlay.lasting) { _ in
        try await play.work()
      }
      return "done"
    },
  ]
}

extension TrialPlay {
  fileprivate static let words = OverlayContent.notification(title: "Words", closeButton: .never)
  fileprivate static let lasting = OverlayConfiguration(
    lifetime: .infinite, swipe: SwipePolicy(directions: [.up]))

  /// A choice with the call's work.
  fileprivate var working: Choice<Int> {
    .choice("Work") {
      try await self.work()
      return 2
    }
  }

  fileprivate func ask(_ choice: Choice<Int>) async throws -> String {
    let reply = try await presenter.reply([.choice("No", 0), choice]) { parts in
      withExtendedLifetime(self) {
        .alert(
          title: OverlayNode.Text("Sure?"), description: OverlayNode.Text(parts.failure ?? ""),
          bar: parts.bar)
      }
    }
    return reply.answer.map { "\($0)" } ?? "no answer"
  }

  fileprivate func askForName(
    check: @escaping @MainActor @Sendable (String) -> String?
  ) async throws -> String {
    let field = FormField.text("Name") { text in withExtendedLifetime(self) { check(text) } }
    let reply = try await presenter.reply(toForm: "Title", fields: [field], action: "Send")
    return reply.answer == nil ? "no answer" : "sent"
  }

  fileprivate func present(
    saysEnd: Bool, dismissPolicy: WorkDismissPolicy = .cancelsWork,
    _ work: @escaping @MainActor @Sendable () async throws -> Void
  ) async throws -> String {
    try await presenter.present(
      while: .progress(
        OverlayNode.Text("Work"), done: ObservableValue(0.5),
        button: OverlayNode.Button("Cancel") { withExtendedLifetime(self) {} }),
      using: OverlayPreset(Self.lasting), dismissPolicy: dismissPolicy
    ) {
      try await work()
    } success: {
      saysEnd ? Self.words : nil
    } failure: {
      saysEnd
        ? .notification(title: "Failed", button: $0.retry(), closeButton: .never) : nil
    }
    return "done"
  }

  fileprivate func change(
    whenAbandoned: UndoAbandonPolicy = .commits,
    commit: @escaping @MainActor @Sendable () async throws -> Void = {}
  ) async -> UndoOutcome {
    await presenter.undoable(
      "changes", duration: .seconds(5), whenAbandoned: whenAbandoned,
      using: OverlayPreset(Self.lasting),
      message: { count in withExtendedLifetime(self) { "\(count) changed" } }
    ) {
      try await commit()
      withExtendedLifetime(self) {}
    } undo: {
      withExtendedLifetime(self) {}
    }
  }

  fileprivate func present() -> PresentationHandle {
    presenter.present(
      Self.words, as: Self.lasting,
      lifecycle: Lifecycle(didDismiss: { _ in withExtendedLifetime(self) {} }))
  }
}

extension PresentationHandle {
  /// The outcome as one word.
  fileprivate var end: String {
    get async throws {
      if case .dismissed(let reason) = await outcome { "\(reason)" } else { "refused" }
    }
  }
}

extension UndoOutcome {
  /// The end as one word.
  fileprivate var words: String {
    switch self {
    case .committed: "committed"
    case .undone: "undone"
    case .failed: "failed"
    }
  }
}
