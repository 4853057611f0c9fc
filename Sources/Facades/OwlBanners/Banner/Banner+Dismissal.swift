public import Usher

extension Banner {
  /// The lane in which banners wait for their turn; -3.
  ///
  /// A presenter can pause, resume and clear it as any other, and keeps the settings that an app gives it.
  public static let lane = LaneID(-3)

  /// Sends it away if it is shown, and takes it back if it waits, from any thread.
  ///
  /// What was put in line afterwards is not meant.
  public func dismiss() {
    nonisolated(unsafe) let banner = self
    Presenter.enqueue(in: { Self.presenter }) { _ in
      for request in banner.requests { request.dismiss() }
    }
  }

  /// Sends the banner away that is shown in the window of the app, from any thread; those that wait go
  /// on.
  public static func dismissCurrent() {
    dismiss(.shown(in: lane))
  }

  /// Takes back the banners that wait in the window of the app, from any thread; what is shown stays.
  public static func cancelWaiting() {
    dismiss(.waiting(in: lane))
  }

  /// Sends away what is shown and takes back what waits in the window of the app, from any thread.
  public static func dismissAll() {
    dismiss(.all(in: lane))
  }

  /// Whether it is shown, on its way in or out included.
  @MainActor public var isVisible: Bool { requests.contains { $0.isShown } }

  /// How many banners wait in the window of the app, the one that is shown not counted.
  @MainActor public static var waitingCount: Int {
    (presenter ?? Presenter.default)?.waitingCount(in: lane) ?? 0
  }

  private static func dismiss(_ selection: OverlaySelection) {
    Presenter.enqueue(in: { presenter }) { $0.dismiss(selection) }
  }
}
