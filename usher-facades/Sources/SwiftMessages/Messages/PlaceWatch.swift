#if os(iOS) || UIKIT_STAND_IN
internal import Usher

/// A watch over the place of a message in one of the app's views.
///
/// If that view is in no window, nobody sees the message. The message then stays for the view to
/// return, and ends as soon as another overlay waits.
@MainActor
final class PlaceWatch {
  private let id: OverlayID
  private weak var presenter: Presenter?
  private var wait: Task<Void, Never>?

  init(of id: OverlayID, on presenter: Presenter) {
    self.id = id
    self.presenter = presenter
  }

  deinit {
    wait?.cancel()
  }

  /// Records that the place has entered or left a window.
  func placeMoved(isInWindow: Bool) {
    wait?.cancel()
    wait = nil
    guard !isInWindow, let presenter else { return }
    let (id, events) = (id, presenter.events)
    // The task begins later, so a view that only moves to another superview is not affected.
    wait = Task { [weak presenter] in
      if presenter?.waitingCount == 0 {
        for await event in events where event.kind == .accepted && presenter?.waitingCount != 0 {
          break
        }
      }
      guard !Task.isCancelled, let presenter else { return }
      HostConnection(to: presenter).containerRemoved(for: id)
    }
  }
}
#endif
