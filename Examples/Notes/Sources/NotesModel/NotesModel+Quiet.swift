internal import Usher

extension NotesModel {
  /// Whether messages about others wait while the user writes; afterwards one message says how many
  /// there were.
  ///
  /// Answers to the user's own actions are shown all the same, and so is the loss of the
  /// connection.
  public var isQuiet: Bool {
    get { quiet != nil }
    set {
      guard newValue != isQuiet else { return }
      // The quiet lasts as long as its token.
      quiet = newValue ? presenter.quiet(below: .high, then: .summarize) : nil
    }
  }

  /// Adds a note that somebody else has written, and says so.
  ///
  /// After a minute in line this is no news any more, and counts as missed.
  public func arrived(_ title: String, from author: String) {
    store.add(title)
    presenter.present(
      .notification(icon: .glyph(.info), title: "\(author) added “\(title)”")
        .position(.bottom).maximumWait(.seconds(60)))
  }
}
