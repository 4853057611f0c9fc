internal import Usher

extension NotesModel {
  /// Whether messages about others wait while the user writes.
  ///
  /// Afterward, one message shows their number.
  ///
  /// Replies to the user's actions and a lost connection are still shown.
  public var isQuiet: Bool {
    get { quiet != nil }
    set {
      guard newValue != isQuiet else { return }
      // The quiet lasts as long as its token.
      quiet = newValue ? presenter.quiet(below: .high, then: .summarize) : nil
    }
  }

  /// Adds a note by another author, and shows a message.
  ///
  /// After waiting for a minute, the message is outdated and is treated as missed.
  public func arrived(_ title: String, from author: String) {
    store.add(title)
    presenter.present(
      .notification(icon: .glyph(.info), title: "\(author) added “\(title)”")
        .position(.bottom).maximumWait(.seconds(60)))
  }
}
