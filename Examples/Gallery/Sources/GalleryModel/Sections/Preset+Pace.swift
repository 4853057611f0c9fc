internal import Usher

extension Preset {
  /// Lifetimes by the time that the content takes to read.
  static let pace: [Preset] = [
    reading(
      "pace-short", "A few words", "The bar shows how long they stay.",
      .notification(title: "Draft saved")),
    reading(
      "pace-long", "Many words", "Each word adds a third of a second.",
      .notification(
        title: "Backup finished",
        description: "All letters of this year and their pictures are safe. The next backup begins "
          + "tonight, once the battery is charged.")),
    reading(
      "pace-button", "A button", "Three more seconds to press it.",
      .notification(title: "Letter archived", button: OverlayNode.Button("Show"))),
    Preset(
      "pace-endless", "Endless patience", "It stays, and has a close button, until you press that.",
      in: .pace,
      requests: [
        Request(using: OverlayPreset(read)) { presenter in
          presenter.timeoutScale = .endless
          return takeYourTime
        }
      ]
    ) { presenter in
      let usual = presenter.timeoutScale
      presenter.timeoutScale = .endless
      _ = await presenter.present(takeYourTime, as: read).outcome
      // The user may have chosen another timeout scale meanwhile.
      if presenter.timeoutScale == .endless { presenter.timeoutScale = usual }
    },
  ]

  private static let read = OverlayConfiguration(lifetime: .reading(atLeast: .seconds(3)))

  /// A message without a close button at other times.
  private static var takeYourTime: OverlayContent {
    .notification(
      title: "Take your time", description: "Other messages stay as well, and get a close button.",
      closeButton: .whenEndless)
  }

  private static func reading(
    _ name: String, _ title: String, _ note: String,
    _ content: @escaping @autoclosure @MainActor @Sendable () -> OverlayContent
  ) -> Preset {
    var overlay = read
    overlay.showsTimeLeft = true
    return Preset(name, title, note, in: .pace, .timed(content()), as: overlay)
  }
}
