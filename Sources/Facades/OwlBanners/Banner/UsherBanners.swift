public import Usher

/// The banners in the window of the app: the one that is shown, and those in line.
public struct UsherBanners: Sendable {
  /// The lane in which banners wait for their turn; -3.
  ///
  /// A presenter can pause, resume and clear it as any other, and keeps the settings that an app gives it.
  public let lane = LaneID(-3)

  /// The number of waiting banners, without the one that is shown.
  @MainActor public var waitingCount: Int {
    (Banner.presenter ?? Presenter.default)?.waitingCount(in: lane) ?? 0
  }

  /// Sends the banner away that is shown, from any thread; those that wait go on.
  public func dismissCurrent() {
    dismiss(.shown(in: lane))
  }

  /// Takes back the banners that wait, from any thread; what is shown stays.
  public func cancelWaiting() {
    dismiss(.waiting(in: lane))
  }

  /// Sends away what is shown and takes back what waits, from any thread.
  public func dismissAll() {
    dismiss(.all(in: lane))
  }

  private func dismiss(_ selection: OverlaySelection) {
    Presenter.enqueue(in: { Banner.presenter }) { $0.dismiss(selection) }
  }
}
