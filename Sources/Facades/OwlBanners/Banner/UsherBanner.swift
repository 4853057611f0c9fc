internal import Usher

/// Usher's additions to a banner, under one name, so that they never collide with a subclass's members.
public struct UsherBanner {
  private let banner: Banner

  init(_ banner: Banner) {
    self.banner = banner
  }

  /// Called once for every `enqueue()`, with how that ended, after `completionAction`.
  ///
  /// It is called for banners that were never shown, too.
  public var outcomeAction: ((BannerOutcome) -> Void)? {
    get { banner.outcomeAction }
    nonmutating set { banner.outcomeAction = newValue }
  }

  /// The outcome of the last `enqueue()` that has ended; `nil` before the first.
  @MainActor public var outcome: BannerOutcome? { banner.outcome }

  /// Whether the banner is shown, on its way in or out included.
  @MainActor public var isVisible: Bool { banner.requests.contains { $0.isShown } }

  /// Sends the banner away if it is shown, and takes it back if it waits, from any thread.
  ///
  /// What was put in line afterwards is not meant.
  public func dismiss() {
    nonisolated(unsafe) let banner = banner
    Presenter.enqueue(in: { Banner.presenter }) { _ in
      for request in banner.requests { request.dismiss() }
    }
  }
}
