/// The appearance of the overlays of one or all presenters: a typeface, colors and shapes.
///
/// Content follows the theme if its colors are named for a purpose, for example `.label`, `.accent`
/// or `.card`. This includes Usher's messages, questions, forms, work, tours and history. Settings
/// of a preset or an overlay override the theme, as do colors with a meaning, such as the color of
/// an error. Overlays of the older libraries keep their appearance.
///
/// ```swift
/// presenter.theme = OverlayTheme(font: "Inter", accent: .indigo, cornerRadius: 12)
/// presenter.theme.background = .color(AdaptiveColor(hex: 0xFFF8E7))
/// presenter.present(.notification(title: "Saved"))
/// ```
public struct OverlayTheme: Equatable, Sendable {
  /// The typeface of texts that set none, or `nil` for the system's font.
  ///
  /// "Monospace", "Serif" and "Rounded" are the names of the system's typefaces with these designs.
  /// If the typeface isn't installed, the system's font is used.
  public var font: String?
  /// The color of titles and of texts.
  public var foreground = AdaptiveColor.label
  /// The color of descriptions and other secondary text.
  public var secondaryForeground = AdaptiveColor.secondaryLabel
  /// The surface of cards.
  ///
  /// If it is a color, it is also used for other surfaces with the color of a card.
  public var background = Background.color(.card)
  /// The color of controls, or `nil` to use the accent of the system or the app.
  ///
  /// Text on a control with this color is white if the contrast is at least 3:1, otherwise black.
  /// Text and icons on a card use this color if its contrast is at least 4.5:1. Otherwise, they use
  /// the most similar color of the same hue with this contrast.
  public var accent: AdaptiveColor?
  /// The color of success.
  public var success = AdaptiveColor.success
  /// The color of warnings.
  public var warning = AdaptiveColor.warning
  /// The color of errors and of destructive controls.
  public var danger = AdaptiveColor.danger
  /// The surface of buttons and fields.
  public var fill = AdaptiveColor.fill
  /// The color of lines between nodes.
  public var separator = AdaptiveColor.separator
  /// The fill of a backdrop.
  public var scrim = Background.scrim
  /// The corner radius of cards, in points.
  ///
  /// The radius of alerts is 8 points larger, unless this is 0. The radius of tips is at most 10
  /// points.
  public var cornerRadius = Look.cardRadius
  /// The line along the edge of cards, or `nil` if there is none.
  public var border: OverlayBorder? = OverlayBorder(.separator)
  /// The shadow of cards, or `nil` if there is none.
  public var shadow: OverlayShadow? = .card
  /// The surface of buttons with the style `bordered`.
  public var buttonStyle = OverlayNode.ButtonStyle.bordered

  /// Creates Usher's theme, in which values other than `nil` replace the defaults.
  ///
  /// - Parameters:
  ///   - font: The typeface of texts that set none.
  ///   - foreground: The color of titles and of texts.
  ///   - background: The color of cards.
  ///   - accent: The color of controls.
  ///   - cornerRadius: The corner radius of cards, in points. Values that are negative or not
  ///     finite are treated as 0.
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

  /// Usher's theme, which is the default.
  public static let usher = OverlayTheme()

  /// The appearance of the system's dialogs: libadwaita on Linux, and glass on Apple platforms.
  public static var native: OverlayTheme { native(.native) }

  /// Cards with a corner radius of 16 points and a wide shadow, without a line along their edge.
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

  /// The theme of all presenters that set none.
  ///
  /// The default is Usher's theme.
  ///
  /// A change also affects overlays that are already shown or waiting. Each change reports colors
  /// that are hard to read to `onProblem` of these presenters.
  ///
  /// ```swift
  /// OverlayTheme.current = OverlayTheme(accent: .purple)
  /// ```
  @MainActor public static var current: OverlayTheme {
    get { Defaults.current.theme?.theme ?? .usher }
    set { Defaults.current.theme = ResolvedTheme(newValue) }
  }
}
