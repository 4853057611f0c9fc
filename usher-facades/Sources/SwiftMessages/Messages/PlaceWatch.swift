#if os(iOS) || UIKIT_STAND_IN
internal import Usher

/// Observes whether a message's region is in a window.
///
/// If the region's view is in no window, the message isn't visible. It waits for the view to
/// return, but ends when a different overlay waits.
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

  /// Records that the region has entered or left a window.
  func placeMoved(isInWindow: Bool) {
    wait?.cancel()
    wait = nil
    guard !isInWindow, let presenter else { return }
    let (id, events) = (id, presenter.events)
    // The task starts later, so it ignores a view that only moves to a different superview.
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
