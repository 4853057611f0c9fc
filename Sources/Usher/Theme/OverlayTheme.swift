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
  /// and black elsewhere.
  public var accent: AdaptiveColor?
  /// The color of errors and of controls that destroy.
  public var danger = AdaptiveColor.danger
  /// The surface of buttons and fields.
  public var fill = AdaptiveColor.fill
  /// The color of dividing lines.
  public var separator = AdaptiveColor.separator
  /// The fill of a backdrop.
  public var scrim = Background.scrim
  /// The corner radius of cards, in points.
  public var cornerRadius = 16.0
  /// The line along the edge of cards; `nil` for none.
  public var border: OverlayBorder?
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

  /// The theme of each presenter that has none of its own; Usher's unless the app sets one.
  ///
  /// A change reaches the overlays that are shown or waiting.
  ///
  /// ```swift
  /// OverlayTheme.current = OverlayTheme(accent: .purple)
  /// ```
  @MainActor public static var current: OverlayTheme {
    get { Defaults.current.theme ?? .usher }
    set { Defaults.current.theme = newValue }
  }
}

extension OverlayTheme {
  /// The color for a purpose; `nil` where Usher's own, or the accent of the system, is not
  /// replaced.
  ///
  /// Usher's own colors of letters suit the background: if that is light in dark appearance, too,
  /// they are dark there.
  subscript(_ role: AdaptiveColor.Role) -> AdaptiveColor? {
    switch role {
    case .label: foreground == .label ? foreground.suiting(ground) : foreground
    case .secondaryLabel:
      secondaryForeground == .secondaryLabel
        ? secondaryForeground.suiting(ground) : secondaryForeground
    case .accent: accent
    case .accentFill: accent
    case .accentFillLabel: accent.map { Accent(tint: $0).fillLetters }
    case .danger: danger == .danger ? danger.suiting(ground) : danger
    case .card: ground
    case .separator: separator
    case .fill: fill
    case .pressedFill: nil
    case .scrim: if case .color(let color) = scrim { color } else { nil }
    }
  }

  /// The color of cards; `nil` for a background that is no color.
  var ground: AdaptiveColor? { if case .color(let color) = background { color } else { nil } }

  /// The style of cards.
  var card: OverlayStyle {
    OverlayStyle(
      background: background, cornerRadius: cornerRadius, border: border, shadow: shadow)
  }
}
