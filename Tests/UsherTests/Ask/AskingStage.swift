import Testing
import Usher
import UsherTesting

/// App work during which an overlay is shown or waits.
enum AskingWork: CaseIterable {
  case choice
  case progress
  case modalProgress
  case progressInGrace
  case scope
  case commit
  case tour

  /// Runs `body` as this kind of work.
  @MainActor
  func run(
    by presenter: Presenter, in attributes: OverlayPreset = OverlayPreset.question,
    _ body: @escaping @MainActor @Sendable () async throws -> Void
  ) async throws {
    let content = OverlayContent.processing(OverlayNode.Text("Working"))
    switch self {
    case .choice:
      let yes = Choice.choice("Yes", work: { try await body() })
      _ = try await presenter.reply(
        to: "First?", using: attributes, choices: [.choice("No", ()), yes])
    case .progress:
      try await presenter.present(while: content, grace: .zero, work: body)
    case .modalProgress:
      try await presenter.present(
        while: content, using: attributes, grace: .zero, dismissPolicy: .notDismissible, work: body)
    case .progressInGrace:
      try await presenter.present(while: content, using: attributes, work: body)
    case .scope:
      try await presenter.withOverlay(content, as: attributes.configuration) { _ in try await body()
      }
    case .commit:
      let yes = Choice.choice(
        "Yes",
        work: {
          _ = await presenter.undoable("letters", duration: .zero, message: { _ in "Sent" }) {
            try await body()
          } undo: {
          }
        })
      _ = try await presenter.reply(
        to: "First?", using: attributes, choices: [.choice("No", ()), yes])
    case .tour:
      let last = TourStep(title: "Last", prepare: { try? await body() })
      _ = try await presenter.tour([TourStep(title: "First"), last])
    }
  }
}

/// A way in which the app asks the user or waits for an overlay.
enum Asking: CaseIterable {
  case confirm
  case bar
  case form
  case retry
  case message
  case enqueued
  case undo

  private struct Failure: Error {}

  @MainActor
  private final class Attempts {
    var count = 0
  }

  /// Asks, and returns after the user has answered.
  @MainActor
  func ask(
    by presenter: Presenter, in attributes: OverlayPreset = OverlayPreset.question
  ) async throws {
    switch self {
    case .confirm: _ = try await presenter.confirm("Sure?", action: "Yes", using: attributes)
    case .bar:
      let beside = OverlayPreset(.lasting)
      _ = try await presenter.reply(to: "Where?", using: beside, choices: [.choice("Here", 1)])
    case .form:
      _ = try await presenter.reply(toForm: "Name?", fields: [.text("Name")], action: "Send")
    case .retry:
      let attempts = Attempts()
      // Without a retry, the call throws.
      try? await presenter.present(while: .words("Trying"), grace: .zero) {
        attempts.count += 1
        if attempts.count == 1 { throw Failure() }
      } failure: {
        .notification(title: "No connection", button: $0.retry())
      }
    case .message: _ = await presenter.present(.words("Hello"), as: .brief).outcome
    case .enqueued: _ = await presenter.enqueue(.words("Hello"), as: .brief).outcome
    case .undo:
      await presenter.undoable("notes", message: { _ in "Deleted" }) {
      } undo: {
      }
    }
  }
}

extension Stage {
  /// The last pressable button of the frontmost overlay that has one, and the overlay's ID.
  private var lastButton: (number: Int, id: OverlayID)? {
    for id in presenter.shown.reversed() {
      guard case .shown = presenter.pendingState(of: id), let content = host.attached[id] else {
        continue
      }
      let buttons = content.root.buttons
      if let number = buttons.lastIndex(where: { !$0.isBusy && $0.isPressable }) {
        return (number, id)
      }
    }
    return nil
  }

  /// Presses the last pressable button in front repeatedly while time passes, as a user would.
  ///
  /// - Returns: Whether `isDone` became true.
  func answers(until isDone: () -> Bool) async -> Bool {
    for _ in 0..<400 where !isDone() {
      advance(500)
      if let (number, id) = lastButton { host.pressButton(number, of: id) }
      for _ in 0..<40 { await Task.yield() }
    }
    return isDone()
  }
}
