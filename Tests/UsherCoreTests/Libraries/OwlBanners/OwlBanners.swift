import UsherCore

/// Requests as OwlBanners asks for them.
enum OwlBanners {
  /// One line for all banners, by arrival, one at a time, without a gap.
  static let line = LaneSettings(order: .arrival)

  /// A banner that is dropped where the last one before it is of the same style and title, which
  /// `key` stands for; nothing but a person or its display time, 2 seconds, sends it away.
  ///
  /// It comes in 0.5 seconds and goes in 0.25, as there, though evenly.
  static func banner(
    _ key: UInt64, display: Duration = .seconds(2), requiresUserDismissal: Bool = false
  ) -> Overlay {
    Overlay.plain(
      lifetime: requiresUserDismissal ? .untilDismissed : .timed(display),
      entrance: OverlayTransition(slide: .linear(500)), exit: OverlayTransition(slide: .linear(250))
    )
    .with(\.name, OverlayName(key)).with(\.identity, .coalesceWithLast).with(\.pausesFor, [])
  }

  /// An engine that shows nothing.
  static var open: OverlayEngine {
    var engine = OverlayEngine(line)
    engine.prepare([(0, .viewportChanged(.phone))])
    return engine
  }

  /// An engine whose first banner, of key 1, is displayed since 500 ms.
  static func displaying(_ banner: Overlay = banner(1)) -> OverlayEngine {
    var engine = open
    engine.prepare([
      (0, .presentRequested(.first, banner)), (0, .measured(.first, .card)), (500, .timePassed),
    ])
    return engine
  }
}
