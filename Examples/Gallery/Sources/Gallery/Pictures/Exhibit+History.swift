#if GTK
internal import Usher

extension Exhibit {
  /// The list of shown and missed messages.
  static let history = Exhibit(name: "history") { stage in
    let presenter = stage.presenter
    presenter.history.clear()
    for title in ["Letter from Grace", "Backup finished", "Letter from Ada"] {
      presenter.present(.notification(title: title).duration(.milliseconds(500)))
    }
    for _ in 1...3 {
      presenter.present(
        .notification(title: "No connection", text: "Letters are kept in the outbox.")
          .name("offline").duplicates(.mergeAndCount).duration(.seconds(2)))
    }
    stage.advance(by: .seconds(9))
    presenter.presentHistory()
  }
}
#endif
