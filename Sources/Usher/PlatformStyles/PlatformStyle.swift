/// The style of a platform's toasts and alerts, for apps that should look like the platform.
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
  /// The style of GNOME, like `AdwToast` and `AdwAlertDialog` in libadwaita 1.7.
  case adwaita
  /// The style of iOS 26: a capsule, and a rounded alert with capsules as buttons.
  ///
  /// It uses glass if the system supports it. The values are estimates, because Apple doesn't
  /// publish them.
  case glass

  /// The style of the system: `glass` on Apple platforms, and `adwaita` on other systems.
  public static var native: PlatformStyle {
    #if canImport(Darwin)
    .glass
    #else
    .adwaita
    #endif
  }
}

/// The values of libadwaita 1.7, measured in its images.
///
/// Its texts have 11 typographic points.
enum Adwaita {
  static let textSize = 44.0 / 3
  static let headingSize = 20.0

  static let ink = AdaptiveColor(
    light: RGBA(hex: 0x000006, alpha: 0.8), dark: RGBA(hex: 0xFFFFFF),
    clearLight: RGBA(hex: 0x000000), clearDark: RGBA(hex: 0xFFFFFF))
  static let destructive = AdaptiveColor(
    hex: 0xC30000, dark: 0xFF938C, clear: 0x8C0000, clearDark: 0xFFC4BE)

  /// The surface of a toast, which is dark in both appearances.
  ///
  /// The corner radius is half the height of a toast with one line, which looks like a pill. Larger
  /// corners would clip a text with several lines.
  static let toast = OverlayStyle(
    background: .color(
      AdaptiveColor(hex: 0x505053, clear: 0x000000)),
    cornerRadius: 23, shadow: shadow(0.13, blur: 5, down: 1))
  static let alert = OverlayStyle(
    background: .color(
      AdaptiveColor(hex: 0xFAFAFB, dark: 0x36363A, clear: 0xFFFFFF, clearDark: 0x000000)),
    cornerRadius: 18, shadow: shadow(0.2, blur: 36, down: 2))
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

/// The values of the glass style, which Usher chose.
enum Glass {
  /// The surface of a toast, with corners like `Adwaita.toast`.
  static let toast = OverlayStyle(background: .blur(material), cornerRadius: 24)
  static let alert = OverlayStyle(background: .blur(material), cornerRadius: 34)

  /// Glass.
  ///
  /// If the system doesn't support it, a blur that is lighter than a dark app behind it.
  private static let material = Blur(
    light: .light.tinted(0.75),
    dark: Blur.Material(deviation: 20, tint: RGBA(hex: 0x38383C, alpha: 0.85)), isGlass: true)
}
