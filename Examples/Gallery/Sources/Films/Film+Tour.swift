internal import Usher

extension Film {
  /// The README's film: messages that arrive and stack, a swipe, undo, and a question.
  static let tour = Film(
    "tour", catalog: usher, app: .mail, size: OverlaySize(width: 528, height: 292),
    colors: 192
  ) {
    [
      .call { presenter in
        presenter.configure(
          messages, LaneSettings(capacity: 3, arrangement: .collapsed(CollapsedStack())))
      },
      .rest(.milliseconds(500)),
      .call {
        $0.present(
          .notification(
            icon: .glyph(.envelope), title: "Two new letters",
            text: "Ada and Grace wrote while you were away."
          ).queue(messages))
      },
      .rest(.milliseconds(950)),
      .call {
        $0.present(
          .notification(icon: .glyph(.download), title: "Report.pdf is saved").queue(messages))
      },
      .rest(.milliseconds(700)),
      .point(.overlay(Vector(dx: 40, dy: 8)), .milliseconds(480)),
      .rest(.milliseconds(400)),
      .drag(Vector(dx: 0, dy: -90), .milliseconds(200)),
      .rest(.milliseconds(600)),
      .call { $0.dismiss(.shown(in: messages)) },
      .point(.control(.delete), .milliseconds(500)),
      .press,
      .app(AppState(deletedLetters: 1)),
      .call(until: { !$0.shown.isEmpty }) { presenter in
        Task {
          await presenter.undoable(
            "letters", message: { $0 == 1 ? "1 letter deleted" : "\($0) letters deleted" },
            commit: {}, undo: {})
        }
      },
      .rest(.milliseconds(700)),
      .point(.button(0), .milliseconds(480)),
      .press,
      .app(AppState()),
      .rest(.milliseconds(300)),
      .point(.control(.bin), .milliseconds(560)),
      .press,
      .call(until: { !$0.shown.isEmpty }) { presenter in
        Task {
          let isAgreed = try await presenter.confirm(
            "Empty the bin?", text: "Three letters would be gone for good.", action: "Empty",
            role: .destructive)
          if isAgreed {
            presenter.present(
              .message(.success, title: "The bin is empty").queue(messages))
          }
        }
      },
      .rest(.milliseconds(700)),
      .point(.button(1), .milliseconds(480)),
      .press,
      .call(until: { isBinEmpty(for: $0) }) { _ in },
      .leave,
      .rest(.milliseconds(1050)),
      .call { $0.dismissAll() },
      .rest(.milliseconds(600)),
    ]
  }

  /// Whether the app reported the result, which it does in a separate task after the answer.
  @MainActor
  private static func isBinEmpty(for presenter: Presenter) -> Bool {
    presenter.shown.contains {
      presenter.content(of: $0)?.root.texts.contains("The bin is empty") == true
    }
  }

  private static let messages = LaneID(2)
}
