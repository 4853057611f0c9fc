public import Usher

/// The actions of one window on the notes, and the overlays that report them.
@MainActor
public final class NotesModel {
  /// The notes, which other windows may also show.
  public let store: NotesStore
  let presenter: Presenter
  var isExporting = false
  /// The token of the user's quiet, or `nil`.
  var quiet: QuietToken?

  /// Creates the model of a window.
  ///
  /// Up to four messages are shown in a list.
  public init(store: NotesStore, presenter: Presenter) {
    self.store = store
    self.presenter = presenter
    presenter.history = store.history
    presenter.maximumVisible = 4
  }

  /// The preset of a message at the bottom that stays, as a reply to an action of the user.
  static let staying = OverlayPreset.persistent.position(.bottom).isUserInitiated()

  /// Adds a note and shows a message, which updates an earlier note's message.
  public func save(_ title: String) {
    store.add(title)
    presenter.present(
      .notification(icon: .glyph(.checkmark), title: "Saved").name("saved")
        .position(.bottom).duplicates(.updateInPlace).isUserInitiated())
  }
}
