public import Usher

/// The banners in the app's window, both shown and waiting.
public struct UsherBanners: Sendable {
  /// The lane of all banners; lane number -3.
  ///
  /// A presenter can pause, resume and clear this lane like any other, and keeps an app's own
  /// settings for it.
  public let lane = LaneID(-3)

  /// The number of waiting banners; a shown banner is not counted.
  @MainActor public var waitingCount: Int {
    (Banner.presenter ?? Presenter.default)?.waitingCount(in: lane) ?? 0
  }

  /// Dismisses the shown banner; waiting banners stay in the queue.
  ///
  /// Callable from any thread.
  public func dismissCurrent() {
    dismiss(.shown(in: lane))
  }

  /// Removes the waiting banners from the queue; a shown banner stays.
  ///
  /// Callable from any thread.
  public func cancelWaiting() {
    dismiss(.waiting(in: lane))
  }

  /// Dismisses the shown banner and removes the waiting banners; callable from any thread.
  public func dismissAll() {
    dismiss(.all(in: lane))
  }

  private func dismiss(_ selection: OverlaySelection<String>) {
    Presenter.enqueue(in: { Banner.presenter }) { $0.dismiss(selection) }
  }
}
