internal import Usher

extension Preset {
  /// Usher's own texts.
  static let usherWords: [Preset] = [
    Preset(
      "words-message", "In your language", "Choose another one above, and press again.",
      in: .words, retry(in: .current).duration(.seconds(5))),
    Preset(
      "words-plurals", "Plurals", "Each number takes its own form.",
      in: .words, requests: counted(in: { .current }), lane: listed),
    Preset(
      "words-arabic", "Six plurals", "Arabic has six forms. Try it from right to left.",
      in: .words, requests: counted(in: { OverlayStrings(.arabic) }), lane: listed),
    Preset(
      "words-own", "The app's own words", "Two texts are replaced by their keys.", in: .words,
      requests: [Request(retry(in: own).inList)]
        + [1, 3].map { number in Request(own.summary(of: number)) },
      lane: listed),
    Preset(
      "words-polish", "A language of the app's own", "Polish, by the app's plural rule and texts.",
      in: .words,
      requests: [1, 3, 5].map { number in Request(polish.summary(of: number)) },
      lane: listed),
  ]

  private static let listed = LaneSettings(capacity: 6, arrangement: .list(spacing: 10))

  /// Creates requests with a number for each of Arabic's plural categories.
  private static func counted(in words: @escaping @MainActor @Sendable () -> OverlayStrings)
    -> [Request]
  {
    [0, 1, 2, 3, 11, 100].map { number in Request(words().summary(of: number)) }
  }

  /// A message that contains only Usher's texts.
  private static func retry(in words: OverlayStrings) -> Overlay {
    .notification(
      icon: .glyph(.exclamation), title: words[.notDone],
      button: .button(words[.retry]), closeButton: .never)
  }

  /// English, with the app's texts instead of Usher's word for messages.
  private static var own: OverlayStrings {
    var words = OverlayStrings(.english)
    words[.retry] = "Once more"
    words[.messages] = OverlayStrings.Forms(one: "# letter", other: "# letters")
    return words
  }

  private static var polish: OverlayStrings {
    var words = OverlayStrings { number in
      number == 1
        ? .one
        : (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
    }
    words[.messages] = OverlayStrings.Forms(
      one: "# wiadomość", few: "# wiadomości", many: "# wiadomości", other: "# wiadomości")
    return words
  }
}

extension OverlayStrings {
  /// Returns a message with the title of a summary, in the list.
  @MainActor
  fileprivate func summary(of number: Int) -> Overlay {
    .notification(icon: .glyph(.envelope), title: text(.messages, number), closeButton: .never)
      .inList
  }
}

extension Overlay {
  /// The overlay in the list, for eight seconds.
  fileprivate var inList: Overlay { queue(LaneID(1)).duration(.seconds(8)) }
}
