#if os(iOS) || UIKIT_STAND_IN
internal import Usher

/// Ends a message whose region has left its window as soon as a different overlay waits.
///
/// Until then, the message isn't visible. If the region's view returns to a window, the message
/// stays.
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
