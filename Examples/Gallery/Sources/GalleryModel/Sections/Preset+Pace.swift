internal import Usher

extension Preset {
  /// Lifetimes based on the content's reading time.
  static let pace: [Preset] = [
    reading(
      "pace-short", "A few words", "The bar shows how long they stay.",
      .notification(title: "Draft saved")),
    reading(
      "pace-long", "Many words", "Each word adds a third of a second.",
      .notification(
        title: "Backup finished",
        text: "All letters of this year and their pictures are safe. The next backup begins "
          + "tonight, once the battery is charged.")),
    reading(
      "pace-button", "A button", "Three more seconds to press it.",
      .notification(title: "Letter archived", button: .button("Show"))),
    Preset(
      "pace-endless", "Endless patience", "It stays, and has a close button, until you press that.",
      in: .pace,
      requests: [
        Request { presenter in
          presenter.timeoutScale = .endless
          return takeYourTime
        }
      ]
    ) { presenter in
      let usual = presenter.timeoutScale
      presenter.timeoutScale = .endless
      _ = await presenter.present(takeYourTime).outcome
      // The user may have chosen a different timeout scale in the meantime.
      if presenter.timeoutScale == .endless { presenter.timeoutScale = usual }
    },
  ]

  private static let read = OverlayDuration.reading(atLeast: .seconds(3))

  /// A message that normally has no close button.
  private static var takeYourTime: Overlay {
    .notification(
      title: "Take your time", text: "Other messages stay as well, and get a close button."
    ).duration(read)
  }

  private static func reading(
    _ name: String, _ title: String, _ note: String,
    _ overlay: @escaping @autoclosure @MainActor @Sendable () -> Overlay
  ) -> Preset {
    Preset(
      name, title, note, in: .pace, Overlay(.timed(overlay().content)).duration(read))
  }
}
