internal import Usher

extension NotesModel {
  /// The number of messages that the user has missed, in all windows.
  public var missedCount: Int { store.history.unseenCount }

  /// Calls `act` after each change of the messages, for as long as `owner` lives.
  public func followMessages(by owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    store.history.addObserver(owner, act)
  }

  /// Shows the list of all messages, after which none is missed any more.
  public func showMessages() {
    presenter.presentHistory()
  }
}
