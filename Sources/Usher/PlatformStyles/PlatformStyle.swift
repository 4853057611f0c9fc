/// The look of a platform's own toasts and alerts, for an app that wants to fit in.
///
/// ```swift
/// presenter.present(.toast("Letter deleted", button: .button("Undo")))
/// if try await presenter.confirm(
///   "Empty the bin?", action: "Empty", role: .destructive, using: .platformAlert)
/// {
///   print("emptied")
/// }
/// ```
public enum PlatformStyle: Hashable, Sendable, CaseIterable {
  /// GNOME's: as libadwaita 1.7 draws `AdwToast` and `AdwAlertDialog`.
  case adwaita
  /// Apple's of iOS 26: a capsule, and a rounded alert with capsules for buttons, of glass where
  /// the system has glass. Apple publishes no figures; these were taken from the eye.
  case glass

  /// The look of the system that the app is built for: `glass` on Apple's systems, `adwaita`
  /// elsewhere.
  public static var native: PlatformStyle {
    #if canImport(Darwin)
    .glass
    #else
    .adwaita
    #endif
  }
}

/// The figures of libadwaita 1.7, read off its pictures; its texts have 11 typographic points.
enum Adwaita {
  /// The size of texts, in points.
  static let textSize = 44.0 / 3
  /// The size of an alert's heading, in points.
  static let headingSize = 20.0

  /// The color of texts in an alert.
  static let ink = AdaptiveColor(
    light: RGBA(hex: 0x000006, alpha: 0.8), dark: RGBA(hex: 0xFFFFFF),
    clearLight: RGBA(hex: 0x000000), clearDark: RGBA(hex: 0xFFFFFF))
  /// The color of what destroys.
  static let destructive = AdaptiveColor(
    hex: 0xC30000, dark: 0xFF938C, clear: 0x8C0000, clearDark: 0xFFC4BE)

  /// The surface of a toast, dark in both appearances.
  ///
  /// Its corners are half as high as a toast of one line, which is a pill; larger ones would cut
  /// the text of several lines.
  static let toast = OverlayStyle(
    background: .color(
      AdaptiveColor(hex: 0x505053, clear: 0x000000)),
    cornerRadius: 23, shadow: shadow(0.13, blur: 5, down: 1))
  /// The surface of an alert.
  static let alert = OverlayStyle(
    background: .color(
      AdaptiveColor(hex: 0xFAFAFB, dark: 0x36363A, clear: 0xFFFFFF, clearDark: 0x000000)),
    cornerRadius: 18, shadow: shadow(0.2, blur: 36, down: 2))
  /// The scrim behind an alert.
  static let scrim = Background.color(
    AdaptiveColor(
      light: RGBA(hex: 0x000006, alpha: 0.14), dark: RGBA(hex: 0x000006, alpha: 0.5),
      clearLight: RGBA(hex: 0x000000, alpha: 0.6), clearDark: RGBA(hex: 0x000000, alpha: 0.6)))

  private static func shadow(_ alpha: Double, blur: Double, down: Double) -> OverlayShadow {
    OverlayShadow(
      color: AdaptiveColor(hex: 0x000006, alpha: alpha), blur: blur,
      offset: Vector(dx: 0, dy: down))
  }
}

/// The figures of the look of glass, Usher's own.
enum Glass {
  /// The surface of a toast, with corners as those of `Adwaita.toast`.
  static let toast = OverlayStyle(background: .blur(material), cornerRadius: 24)
  /// The surface of an alert.
  static let alert = OverlayStyle(background: .blur(material), cornerRadius: 34)

  /// Glass, and where the system has none a blur lighter than a dark app behind it.
  private static let material = Blur(
    light: .light.tinted(0.75),
    dark: Blur.Material(deviation: 20, tint: RGBA(hex: 0x38383C, alpha: 0.85)), isGlass: true)
}
