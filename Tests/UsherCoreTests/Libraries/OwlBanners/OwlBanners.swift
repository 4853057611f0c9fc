import UsherCore

/// Requests that correspond to OwlBanners' own.
enum OwlBanners {
  /// A lane for all banners: in order of arrival, one at a time, without a gap.
  static let line = LaneSettings(order: .arrival)

  /// A banner that is dropped if the banner before it has the same style and title, represented by
  /// `key`; only the user or its display time of 2 seconds ends it.
  ///
  /// As in OwlBanners, the banner appears in 0.5 seconds and disappears in 0.25, but linearly.
  static func banner(
    _ key: UInt64, display: Duration = .seconds(2), requiresUserDismissal: Bool = false
  ) -> Overlay {
    Overlay.plain(
      lifetime: requiresUserDismissal ? .untilDismissed : .timed(display),
      entrance: OverlayTransition(slide: .linear(500)), exit: OverlayTransition(slide: .linear(250))
    )
    .with(\.name, OverlayName(key)).with(\.identity, .coalesceWithLast).with(\.pausesFor, [])
  }

  /// An engine without overlays.
  static var open: OverlayEngine {
    var engine = OverlayEngine(line)
    engine.prepare([(0, .viewportChanged(.phone))])
    return engine
  }

  /// An engine whose first banner, with the key 1, has been displayed since 500 ms.
  static func displaying(_ banner: Overlay = banner(1)) -> OverlayEngine {
    var engine = open
    engine.prepare([
      (0, .presentRequested(.first, banner)), (0, .measured(.first, .card)), (500, .timePassed),
    ])
    return engine
  }
}
