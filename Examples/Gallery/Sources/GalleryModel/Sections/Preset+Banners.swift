internal import Usher

extension Preset {
  /// The buttons of OwlBanners' demo.
  static let banners: [Preset] = [
    banner("success", "Success banner", .success, "Great job you did it."),
    banner(
      "success-again", "Another success banner", .success, "Wooooooooooooooooooooooooooooooh."),
    banner("warning", "Warning banner", .warning, "Oops something went wrong. :S"),
    banner("error", "Error banner", .error, "#epicfail"),
    banner("info", "Info banner", .info, "Did you know? Owls cannot move their eyes."),
    banner("notice", "Notice banner", .notice, "The library closes at eight."),
    Preset(
      "banner-picture", "Custom banner", "A picture from edge to edge.", in: .banners,
      OverlayContent(
        Pieces.landscape(height: 90), style: Style(background: .hex(0x3B6FB6), corners: .none)),
      using: Presets.banner.with {
        $0.overlay.buffer = 30
        $0.overlay.lifetime = .timed(.seconds(4))
      }),
    Preset(
      "banner-label", "Another custom banner", "A label over a picture.", in: .banners,
      OverlayContent(
        .stack(
          Node.Stack(
            .depth, spacing: 0, alignment: .leading,
            children: [
              Pieces.landscape(height: 160),
              .box(
                Node.Box(
                  .text(Node.Text("WOOF!", size: 17, weight: .bold, color: .black)),
                  style: Style(background: .hex(0xA5D6A7), cornerRadius: 6, shadow: nil),
                  margins: Insets(top: 24, left: 24, bottom: 0, right: 0),
                  padding: Insets(horizontal: 14, vertical: 5))),
            ])),
        style: Style(background: .hex(0x3B6FB6), corners: .none)),
      using: Presets.banner.with {
        $0.overlay.buffer = 50
        $0.overlay.lifetime = .timed(.seconds(4))
      }),
    Preset(
      "banner-slow", "Success, custom timing", "Two seconds in, four at rest, two out.",
      in: .banners,
      .banner(.success, title: "Slooooooow but good."),
      using: Presets.banner.with {
        $0.overlay.entrance = OverlayTransition(
          slide: Slide(.spring(2000, damping: 0.3, velocity: 0.7)))
        $0.overlay.lifetime = .timed(.seconds(4))
        $0.overlay.exit = OverlayTransition(slide: Slide(.spring(2000, damping: 1, velocity: 0.7)))
      }),
    banner(
      "persistent", "Requires a person", .persistentError,
      "This banner stays, however long it takes, until you tap it or swipe it away."),
    banner("tap", "With an action", .info, "Tap me for an alert!"),
    Preset(
      "banner-same", "The same three times", "Only one is shown: two are like the one before.",
      in: .banners, requests: line([.success, .success, .success]), lane: Presets.bannerLane),
    Preset(
      "banner-alternating", "One, another, and the first again", "All are shown, one by one.",
      in: .banners, requests: line([.error, .info, .error]), lane: Presets.bannerLane),
    Preset(
      "banner-many", "Forty at once", "They wait in line, by arrival.", in: .banners,
      requests: (1...40).map { number in
        let kind = BannerKind.allCases[number % BannerKind.allCases.count]
        return Request(
          .banner(kind, title: "Number \(number) of 40"),
          using: Presets.banner.with { $0.overlay.lifetime = .timed(.milliseconds(900)) })
      }, lane: Presets.bannerLane),
  ]

  private static func banner(
    _ name: String, _ title: String, _ kind: BannerKind, _ words: String
  ) -> Preset {
    Preset(
      "banner-" + name, title, "Comes with an overshoot that its ground hides.", in: .banners,
      requests: [
        Request(
          .banner(kind, title: words), using: kind.attributes, name: kind.name(title: words))
      ])
  }

  private static func line(_ kinds: [BannerKind]) -> [Request] {
    kinds.map { kind in
      let words = "This one is \(kind)."
      return Request(
        .banner(kind, title: words), using: kind.attributes, name: kind.name(title: words))
    }
  }
}
