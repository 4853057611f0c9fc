internal import Usher

extension Preset {
  /// Banners that OwlBanners' demos don't start with.
  static let banners: [Preset] = [
    banner("info", "Info banner", .info, "Did you know? Owls cannot move their eyes."),
    banner(
      "persistent", "Requires dismissal", .persistentError,
      "This banner stays, however long it takes, until you tap it or swipe it away."),
    Preset(
      "banner-many", "Forty at once", "The banners wait in order of arrival.", in: .banners,
      requests: (1...40).map { number in
        let kind = BannerKind.allCases[number % BannerKind.allCases.count]
        return Request(
          .banner("Number \(number) of 40", kind: kind)
            .preset(.banner.duration(.milliseconds(900))))
      }, lane: OverlayPreset.bannerLane),
  ]

  private static func banner(
    _ name: String, _ title: String, _ kind: BannerKind, _ words: String
  ) -> Preset {
    Preset(
      "banner-" + name, title, "Enters with an overshoot; the background fills the gap.",
      in: .banners,
      .banner(words, kind: kind).preset(kind.preset).name(kind.name(title: words)))
  }
}
