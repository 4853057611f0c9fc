internal import Usher

extension NotesModel {
  /// The number of messages that the user missed, in all windows.
  public var missedCount: Int { store.history.unseenCount }

  /// Calls `act` after each change of the messages, as long as `owner` exists.
  public func followMessages(by owner: AnyObject, _ act: @escaping @MainActor () -> Void) {
    store.history.addObserver(owner, act)
  }

  /// Shows the list of all messages.
  ///
  /// Afterward, no message is missed anymore.
  public func showMessages() {
    presenter.presentHistory()
  }
}
