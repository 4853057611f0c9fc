internal import Usher

extension Banner {
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
    dismiss(.shown(in: .owlBanners))
  }

  /// Takes back the banners that wait in the window of the app, from any thread; what is shown stays.
  public static func cancelWaiting() {
    dismiss(.waiting(in: .owlBanners))
  }

  /// Sends away what is shown and takes back what waits in the window of the app, from any thread.
  public static func dismissAll() {
    dismiss(.all(in: .owlBanners))
  }

  /// Whether it is shown, on its way in or out included.
  @MainActor public var isVisible: Bool { requests.contains { $0.isShown } }

  /// How many banners wait in the window of the app, the one that is shown not counted.
  @MainActor public static var waitingCount: Int {
    (presenter ?? Presenter.default)?.waitingCount(in: .owlBanners) ?? 0
  }

  private static func dismiss(_ selection: OverlaySelection) {
    Presenter.enqueue(in: { presenter }) { $0.dismiss(selection) }
  }
}

extension LaneID {
  /// The line that banners wait in.
  static let owlBanners = LaneID(-3)
}
