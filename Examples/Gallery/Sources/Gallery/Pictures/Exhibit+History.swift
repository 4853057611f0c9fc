#if GTK
internal import Usher

extension Exhibit {
  /// The list of what was shown and what was missed.
  static let history = Exhibit(name: "history") { stage in
    let presenter = stage.presenter
    presenter.history.clear()
    for title in ["Letter from Grace", "Backup finished", "Letter from Ada"] {
      presenter.present(
        .notification(title: title), as: OverlayConfiguration(lifetime: .timed(.milliseconds(500))))
    }
    for _ in 1...3 {
      presenter.present(
        .notification(title: "No connection", description: "Letters are kept in the outbox."),
        as: OverlayConfiguration(identity: .mergeAndCount, lifetime: .timed(.seconds(2))),
        name: "offline")
    }
    stage.advance(by: .seconds(9))
    presenter.present(.history(of: presenter), using: .history)
  }
}
#endif
