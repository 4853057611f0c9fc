internal import Usher

extension Film {
  /// A question with a choice that starts work, and its answer.
  static let question = Film(
    "question", catalog: usher, size: OverlaySize(width: 400, height: 305)
  ) {
    let network = Gate()
    return [
      .rest(.milliseconds(400)),
      .call(until: { !$0.shown.isEmpty }) { presenter in
        Task {
          let answer = try await presenter.ask(
            "Send the letter?", text: "It goes to Ada and Grace.",
            choices: [
              .choice("Later", "The letter is kept"),
              .choice(
                "Send", isDefault: true, failure: { _ in "There is no connection. Try again." },
                work: {
                  try await network.pass()
                  return "The letter is sent"
                }),
            ])
          if let answer {
            presenter.present(.notification(icon: .glyph(.successDisc), title: answer))
          }
        }
      },
      .rest(.milliseconds(900)),
      .point(.button(1)),
      .press,
      .rest(.milliseconds(600)),
      .call { _ in network.close() },
      .rest(.milliseconds(1300)),
      .press,
      .rest(.milliseconds(700)),
      .call { _ in network.open() },
      .rest(.milliseconds(300)),
      .leave,
      .rest(.milliseconds(1300)),
      .call { $0.dismissAll() },
      .rest(.milliseconds(700)),
    ]
  }

  /// Work that fails, is tried again, and succeeds.
  static let work = Film("work", catalog: usher, size: card) {
    let network = Gate()
    let amount = ObservableValue(0.0)
    return [
      .rest(.milliseconds(300)),
      .call { presenter in
        Task {
          _ = try await presenter.present(
            while: Overlay(
              .progress(OverlayNode.Text("Sending two letters", weight: .semibold), done: amount))
          ) {
            try await network.pass()
          } success: {
            .notification(icon: .glyph(.successDisc), title: "Both letters are sent")
          } failure: {
            .message(.error, title: "No connection", button: $0.retry())
          }
        }
      },
      .rest(.milliseconds(700)),
    ] + progress(of: amount, from: 0, to: 0.4) + [
      .call { _ in network.close() },
      .rest(.milliseconds(1200)),
      .point(.button(0)),
      .press,
      .call { _ in amount.value = 0.4 },
      .leave,
      .rest(.milliseconds(300)),
    ] + progress(of: amount, from: 0.4, to: 1) + [
      .call { _ in network.open() },
      .rest(.milliseconds(1500)),
      .call { $0.dismissAll() },
      .rest(.milliseconds(700)),
    ]
  }

  /// Deletions that share a message, and are undone.
  static let undo = Film(
    "undo", catalog: usher, app: .mail, size: OverlaySize(width: 400, height: 305)
  ) {
    [
      .rest(.milliseconds(400)),
      .point(.control(.delete)),
      .press,
      .app(AppState(deletedLetters: 1)),
      .call { delete(by: $0) },
      .rest(.milliseconds(1000)),
      .press,
      .app(AppState(deletedLetters: 2)),
      .call { delete(by: $0) },
      .rest(.milliseconds(900)),
      .point(.button(0), .milliseconds(650)),
      .press,
      .app(AppState()),
      .rest(.milliseconds(300)),
      .leave,
      .rest(.milliseconds(900)),
    ]
  }

  /// An editor whose overlay is dismissed when the editor is closed.
  static let owner = Film("owner", catalog: usher, size: card) {
    let owner = OverlayOwner()
    return [
      .rest(.milliseconds(300)),
      .app(AppState(isEditorOpen: true)),
      .rest(.milliseconds(500)),
      .call {
        $0.present(
          .notification(
            icon: .glyph(.envelope), title: "Draft kept", text: "Nobody has seen it yet."
          ).position(.bottom).duration(.infinite)
        ).dismisses(with: owner)
      },
      .rest(.milliseconds(1300)),
      .point(.control(.close)),
      .press,
      .app(AppState()),
      .call { _ in owner.dismissAll() },
      .leave,
      .rest(.milliseconds(900)),
    ]
  }

  @MainActor
  private static func delete(by presenter: Presenter) {
    Task {
      await presenter.undoable(
        "letters", message: { $0 == 1 ? "1 letter deleted" : "\($0) letters deleted" }, commit: {},
        undo: {})
    }
  }

  private static func progress(
    of amount: ObservableValue<Double>, from start: Double, to end: Double
  ) -> [Cue] {
    (1...8).flatMap { step -> [Cue] in
      [
        .call { _ in amount.value = start + (end - start) * Double(step) / 8 },
        .rest(.milliseconds(100)),
      ]
    }
  }
}

/// A gate that a film's work waits for.
@MainActor
private final class Gate {
  private var waiting: [CheckedContinuation<Void, any Error>] = []

  private struct Closed: Error {}

  /// Waits until the gate is opened.
  ///
  /// Throws if it is closed.
  func pass() async throws {
    try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  /// Resumes waiting work.
  func open() { end { $0.resume() } }

  /// Fails waiting work.
  func close() { end { $0.resume(throwing: Closed()) } }

  private func end(_ act: (CheckedContinuation<Void, any Error>) -> Void) {
    let ended = waiting
    waiting = []
    for continuation in ended { act(continuation) }
  }
}
