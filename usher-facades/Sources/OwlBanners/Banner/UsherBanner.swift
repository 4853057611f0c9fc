#if os(iOS) || UIKIT_STAND_IN
@_spi(Facades) public import Usher

/// Usher's additions to a banner, under a name of their own to avoid collisions with a subclass's
/// members.
public struct UsherBanner {
  private let banner: Banner

  init(_ banner: Banner) {
    self.banner = banner
  }

  /// The callback for the end of each `enqueue()`, called with the outcome after
  /// `completionAction`.
  ///
  /// The callback is also called for banners that were never shown.
  public var outcomeAction: ((BannerOutcome) -> Void)? {
    get { banner.outcomeAction }
    nonmutating set { banner.outcomeAction = newValue }
  }

  /// The outcome of the latest `enqueue()` that has ended; `nil` before the first end.
  @MainActor public var outcome: BannerOutcome? { banner.outcome }

  /// Whether the banner is visible, including during its entrance and exit.
  @MainActor public var isVisible: Bool { banner.requests.contains { $0.isShown } }

  /// Dismisses a shown banner, or removes a waiting banner from the queue; callable from any
  /// thread.
  ///
  /// Later calls of `enqueue()` are not affected.
  public func dismiss() {
    nonisolated(unsafe) let banner = banner
    Presenter.enqueue(in: { Banner.presenter }) { _ in
      for request in banner.requests { request.dismiss() }
    }
  }
}

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
#endif
