/// The look that an app gives to the overlays of a presenter, or of all presenters: a typeface,
/// colors by meaning, and the shape of cards and buttons.
///
/// Everything that names its colors by meaning follows the theme, live: Usher's messages,
/// questions, forms, work, tours and history, and content of your own that has `.label`, `.accent`
/// or `.card`. What a preset or an overlay sets wins, and so does content whose color says
/// something, such as an error. Overlays of the older libraries keep their look.
///
/// ```swift
/// presenter.theme = OverlayTheme(font: "Inter", accent: .indigo, cornerRadius: 12)
/// presenter.theme.background = .color(AdaptiveColor(hex: 0xFFF8E7))
/// presenter.present(.notification(title: "Saved"))
/// ```
public struct OverlayTheme: Equatable, Sendable {
  /// The typeface of texts that name none; `nil` for the system's font, which also replaces a
  /// typeface that is not installed.
  ///
  /// "Monospace", "Serif" and "Rounded" stand for the system's typeface of that kind.
  public var font: String?
  /// The color of titles and of texts.
  public var foreground = AdaptiveColor.label
  /// The color of descriptions, and of what matters less.
  public var secondaryForeground = AdaptiveColor.secondaryLabel
  /// The surface of cards.
  ///
  /// If it is a color, other surfaces that have the color of a card have it, too.
  public var background = Background.color(.card)
  /// The color of controls; `nil` for the accent of the system or of the app.
  ///
  /// On a control that it fills, the letters are white where their contrast is at least 3 to 1,
  /// and black elsewhere. Letters and icons on a card have it where its contrast is at least 4.5 to
  /// 1, and elsewhere the nearest color of its hue that has.
  public var accent: AdaptiveColor?
  /// The color of what went well.
  public var success = AdaptiveColor.success
  /// The color of warnings.
  public var warning = AdaptiveColor.warning
  /// The color of errors and of controls that destroy.
  public var danger = AdaptiveColor.danger
  /// The surface of buttons and fields.
  public var fill = AdaptiveColor.fill
  /// The color of dividing lines.
  public var separator = AdaptiveColor.separator
  /// The fill of a backdrop.
  public var scrim = Background.scrim
  /// The corner radius of cards, in points; alerts are rounder by 8 points, and tips have
  /// at most 10.
  public var cornerRadius = Look.cardRadius
  /// The line along the edge of cards; `nil` for none.
  public var border: OverlayBorder? = OverlayBorder(.separator)
  /// The shadow of cards; `nil` for none.
  public var shadow: OverlayShadow? = .card
  /// The surface of buttons that have the style `bordered`.
  public var buttonStyle = OverlayNode.ButtonStyle.bordered

  /// Creates Usher's own theme, with what is not `nil` in place of its values.
  ///
  /// - Parameters:
  ///   - font: The typeface of texts that name none.
  ///   - foreground: The color of titles and of texts.
  ///   - background: The color of cards.
  ///   - accent: The color of controls.
  ///   - cornerRadius: The corner radius of cards, in points; 0 if it is negative or not finite.
  public init(
    font: String? = nil, foreground: AdaptiveColor? = nil, background: AdaptiveColor? = nil,
    accent: AdaptiveColor? = nil, cornerRadius: Double? = nil
  ) {
    self.font = font
    self.accent = accent
    if let foreground { self.foreground = foreground }
    if let background { self.background = .color(background) }
    if let cornerRadius { self.cornerRadius = cornerRadius }
  }

  /// Usher's own theme.
  public static let usher = OverlayTheme()

  /// The system's own dialogs: those of libadwaita on Linux, and glass on Apple's systems.
  public static var native: OverlayTheme { native(.native) }

  /// Cards with corners of 16 points and a wide shadow, without a line along their edge.
  public static let classic = {
    var theme = OverlayTheme(cornerRadius: 16)
    theme.border = nil
    theme.shadow = OverlayShadow(
      color: AdaptiveColor(
        light: RGBA(hex: 0x000000, alpha: 0.2), dark: RGBA(hex: 0x000000, alpha: 0.5)),
      blur: 20, offset: Vector(dx: 0, dy: 6))
    return theme
  }()

  static func native(_ platform: PlatformStyle) -> OverlayTheme {
    let alert = platform.alert
    var theme = OverlayTheme(
      foreground: alert.headingColor,
      cornerRadius: alert.surface.corners.topLeft - Look.modalRadiusExcess)
    theme.background = alert.surface.background
    theme.shadow = alert.surface.shadow
    theme.border = alert.surface.border
    theme.danger = alert.destructive.letters
    theme.fill = alert.plain.ground
    theme.scrim = alert.scrim
    return theme
  }

  /// The theme of each presenter that has none of its own; Usher's unless the app sets one.
  ///
  /// A change reaches the overlays that are shown or waiting.
  ///
  /// ```swift
  /// OverlayTheme.current = OverlayTheme(accent: .purple)
  /// ```
  @MainActor public static var current: OverlayTheme {
    get { Defaults.current.theme?.theme ?? .usher }
    set { Defaults.current.theme = ResolvedTheme(newValue) }
  }
}
