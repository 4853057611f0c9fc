public import Usher

/// The actions of one window on the notes, and the overlays that report them.
@MainActor
public final class NotesModel {
  /// The notes, which other windows may show, too.
  public let store: NotesStore
  let presenter: Presenter
  /// Whether an export is under way.
  var isExporting = false
  /// The token of the quiet that the user has asked for; `nil` for none.
  var quiet: QuietToken?

  /// Makes the model of a window.
  ///
  /// Up to four messages stand below each other.
  public init(store: NotesStore, presenter: Presenter) {
    self.store = store
    self.presenter = presenter
    presenter.history = store.history
    presenter.maximumVisible = 4
  }

  /// The preset of a message at the bottom that stays.
  ///
  /// It answers an action of the user.
  static let staying = OverlayPreset.persistent.position(.bottom).isUserInitiated()

  /// Adds a note, and says so; the message of an earlier note is used again.
  public func save(_ title: String) {
    store.add(title)
    presenter.present(
      .notification(icon: .glyph(.checkmark), title: "Saved").name("saved")
        .position(.bottom).duplicates(.updateInPlace).isUserInitiated())
  }
}
