#if os(iOS) || UIKIT_STAND_IN
@_spi(Facades) public import Usher

/// Usher's additions to a banner, in a separate namespace to avoid collisions with a subclass's
/// members.
public struct UsherBanner {
  private let banner: Banner

  init(_ banner: Banner) {
    self.banner = banner
  }

  /// Called with the outcome of each `enqueue()`, after `completionAction`.
  ///
  /// It is also called for banners that were never shown.
  public var outcomeAction: ((BannerOutcome) -> Void)? {
    get { banner.outcomeAction }
    nonmutating set { banner.outcomeAction = newValue }
  }

  /// The outcome of the latest `enqueue()` that has ended, or `nil` if no call has ended yet.
  @MainActor public var outcome: BannerOutcome? { banner.outcome }

  /// Whether the banner is visible, including during its entrance and exit.
  @MainActor public var isVisible: Bool { banner.requests.contains { $0.isShown } }

  /// Dismisses a shown banner, or removes a waiting banner from the queue.
  ///
  /// You can call this from any thread. Later calls to `enqueue()` aren't affected.
  public func dismiss() {
    nonisolated(unsafe) let banner = banner
    Presenter.enqueue(in: { Banner.presenter }) { _ in
      for request in banner.requests { request.dismiss() }
    }
  }
}

/// The banners in the app's window, both shown and waiting.
public struct UsherBanners: Sendable {
  /// The lane of all banners, with the number -3.
  ///
  /// You can pause, resume and clear this lane like any other. If your app has configured the lane,
  /// its settings are kept.
  public let lane = LaneID(-3)

  /// The number of waiting banners, not including a shown banner.
  @MainActor public var waitingCount: Int {
    (Banner.presenter ?? Presenter.default)?.waitingCount(in: lane) ?? 0
  }

  /// Dismisses the shown banner.
  ///
  /// Waiting banners stay in the queue.
  ///
  /// You can call this from any thread.
  public func dismissCurrent() {
    dismiss(.shown(in: lane))
  }

  /// Removes the waiting banners from the queue.
  ///
  /// A shown banner stays.
  ///
  /// You can call this from any thread.
  public func cancelWaiting() {
    dismiss(.waiting(in: lane))
  }

  /// Dismisses the shown banner and removes the waiting banners.
  ///
  /// You can call this from any thread.
  public func dismissAll() {
    dismiss(.all(in: lane))
  }

  private func dismiss(_ selection: OverlaySelection<String>) {
    Presenter.enqueue(in: { Banner.presenter }) { $0.dismiss(selection) }
  }
}
#endif
