internal import Usher

extension Preset {
  /// Messages of the kinds that most apps need.
  static let basics: [Preset] = [
    Preset(
      "message-top", "Message at the top", "Icon, title and description; swipe up to dismiss it.",
      in: .basics,
      .notification(
        icon: .letter, title: "Two new letters",
        text: "Ada and Grace wrote while you were away.")),
    Preset(
      "message-bottom-action", "Message with a button",
      "The trailing button dismisses the message.",
      in: .basics,
      .notification(
        icon: .bin, title: "Conversation deleted",
        text: "It stays in the bin for 30 days.", button: .button("Undo")
      ).position(.bottom)),
    Preset(
      "message-center", "Message in the middle", "Scales in on a spring, and scales out.",
      in: .basics,
      .notification(
        icon: .alarm, title: "Standup in five minutes",
        text: "Room 2, or join from here."
      ).position(.center).entrance(.scaleIn).exit(.scaleOut)),
    Preset(
      "title-only", "A single line", "As wide as its text.", in: .basics,
      .notification(icon: .tick, title: "Saved").position(.bottom)),
    Preset(
      "success", "Success", "A green icon says what it is about.", in: .basics,
      .message(
        .success, title: "Payment received", text: "Your receipt is on its way.")),
    Preset(
      "error-retry", "Error with a retry", "States the problem and offers a remedy.",
      in: .basics,
      .message(
        .error, title: "No connection", text: "The letter waits in the outbox.",
        button: .button("Retry"))),
    Preset(
      "gradient", "Gradient", "A diagonal gradient of two colours.", in: .basics,
      .notification(
        icon: .star, title: "Welcome to Usher",
        text: "One queue for everything on screen.",
        theme: .white(
          on: .gradient(
            Background.Gradient(
              AdaptiveColor(hex: 0x5B3FD6), AdaptiveColor(hex: 0xB0307F), direction: .downRight))))),
    Preset(
      "picture", "With a picture", "A picture in its own colours instead of an icon.", in: .basics,
      .notification(
        icon: .calendar, title: "Thursday, 26 November",
        text: "Launch review at ten.", button: .button("Open"))),
    Preset(
      "long-text", "Long text", "The card grows with its text.", in: .basics,
      .notification(
        icon: .information,
        title: "A title that is too long for a single line wraps onto the next one",
        text:
          "And so does a description. The card grows as tall as it needs, its icon stays in the "
          + "middle, and the margins stay what they are."
      ).position(.bottom)),
  ]
}
