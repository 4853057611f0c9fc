internal import UsherCore

// Usher's standard appearance: the colors, shapes and measures that its content shares.

/// The measures of Usher's content, in points.
///
/// The corner radius of a control is the radius of the surrounding surface minus the distance
/// between them, so that both curves have the same center.
enum Look {
  static let cardRadius = 20.0
  /// The difference between the corner radius of an alert or a sheet and the radius of a card.
  static let modalRadiusExcess = 8.0
  static let modalRadius = cardRadius + modalRadiusExcess
  /// The maximum corner radius of tips, which leaves space for an arrow next to a single line.
  static let tipRadius = 10.0
  /// The distances around the bar that shows the remaining time.
  static let timeBar = Insets(top: 0, left: 16, bottom: 8, right: 16)
  /// The handle of a sheet.
  static let grabber = OverlaySize(width: 36, height: 5)
  /// The minimum height of buttons on a card.
  static let buttonHeight = 36.0

  /// A notification and similar content: messages, progress, work and undo.
  ///
  /// If it has one line, it is 56 points high with an icon or a button, and 48 points with only
  /// text.
  enum Notification {
    static let titleSize = 15.0
    static let textSize = 14.0
    /// The distance between two lines.
    static let lineGap = 2.0
    /// The distance between the icon, the lines and the buttons.
    static let gap = 12.0
    /// The side of a glyph, and the distance between the glyph and the edge of its chip.
    static let (glyph, chipInset) = (20.0, 6.0)
    static let chipRadius = 10.0
    static let chip = glyph + 2 * chipInset
    /// The side of an image that replaces a chip.
    static let picture = 36.0

    /// Returns the distances around the content of a notification.
    static func padding(lines: Int, hasIcon: Bool, hasButtons: Bool) -> Insets {
      let vertical = lines > 1 ? 12.0 : hasButtons ? 10 : hasIcon ? 12 : 14
      return Insets(top: vertical, left: 16, bottom: vertical, right: hasButtons ? 10 : 16)
    }
  }

  /// The motion of overlays that aren't messages.
  enum Motion {
    /// A question that grows slightly at its position.
    static let alertEntrance = OverlayTransition(
      scale: Scale(
        .spring(Timing.Spring(uncheckedResponse: .milliseconds(350), dampingRatio: 0.86)),
        from: 0.92),
      fade: .easeOut(.milliseconds(120)))
    static let alertExit = OverlayTransition(
      scale: Scale(.easeIn(.milliseconds(150)), from: 0.96), fade: .easeIn(.milliseconds(150)))
    static let sheet = Timing.Spring(
      uncheckedResponse: .milliseconds(500), dampingRatio: 0.9)
  }

  /// A field of a form, below its label.
  enum Field {
    static let labelSize = 12.0
    static let radius = 10.0
    static let labelGap = 6.0
    /// The distance between two fields.
    static let gap = 14.0
  }

  /// A switch, a slider, a stepper or a choice.
  enum Input {
    static let titleSize = 15.0
    /// UIKit's size before iOS 26.
    static let toggle = OverlaySize(width: 51, height: 31)
    /// The distance between the knob and the edge of a switch.
    static let knobInset = 2.0
    /// The filled part of a slider is thicker than the track, because at increased contrast, their
    /// colors can be similar.
    static let (sliderKnob, sliderTrack, sliderFill) = (22.0, 4.0, 6.0)
    /// The two buttons of a stepper, in UIKit's size, and the line between them.
    static let stepper = OverlaySize(width: 94, height: 32)
    static let (stepperRadius, stepperLine) = (8.0, 18.0)
    /// The size of the minus sign.
    static let sign = OverlaySize(width: 14, height: 2)
    /// The opacity of a sign whose button is disabled.
    static let endOpacity = 0.3
    /// The circle of an option in a list, and the dot of the chosen option.
    static let (circle, dot) = (20.0, 8.0)
    static let optionGap = 10.0
    static let arrow = 18.0
    static let dateWidth = 166.0
    /// The minimum height of what the user presses.
    static let target = 36.0
    /// The minimum height of two small buttons next to each other.
    static let touchTarget = 44.0
  }
}

extension OverlayStyle {
  /// The standard card, which follows the appearance and has a line along its edge.
  public static let card = card(cornerRadius: Look.cardRadius)
  /// The surface of alerts and forms, which is a rounder card.
  static let alert = card(cornerRadius: Look.modalRadius)
  /// A small card for tips.
  public static let tip = card(cornerRadius: Look.tipRadius, shadow: .tip)

  private static func card(
    cornerRadius: Double, shadow: OverlayShadow = .card
  ) -> OverlayStyle {
    OverlayStyle(
      background: .color(.card), cornerRadius: cornerRadius, border: OverlayBorder(.separator),
      shadow: shadow)
  }
}

extension OverlayStyle {
  /// Returns the style for an overlay's position, unless the app chose the corners.
  ///
  /// Next to an anchor, a card becomes a tip, to leave space for its arrow. If an edge of the
  /// overlay touches the edge of the window, the corners at that edge are square.
  func fitted(to overlay: OverlayConfiguration, under theme: ResolvedTheme?) -> OverlayStyle {
    let card = theme?.card ?? .card
    if overlay.anchor != nil { return self == card ? theme?.tip ?? .tip : self }
    guard corners == card.corners, overlay.safeArea != .respected else { return self }
    let (margins, place) = (overlay.margins, overlay.placement.vertical)
    let isWide = overlay.size.width == .inset(0) && overlay.size.maximumWidth == .intrinsic
    let (left, right) = (isWide && margins.left == 0, isWide && margins.right == 0)
    let (top, bottom) = (
      place == .top && margins.top == 0, place == .bottom && margins.bottom == 0
    )
    func radius(_ radius: Double, _ edges: Bool...) -> Double {
      edges.contains(true) ? 0 : radius
    }
    var fitted = self
    fitted.corners = Corners(
      topLeft: radius(corners.topLeft, top, left), topRight: radius(corners.topRight, top, right),
      bottomRight: radius(corners.bottomRight, bottom, right),
      bottomLeft: radius(corners.bottomLeft, bottom, left), curve: corners.curve)
    return fitted
  }
}

extension OverlayShadow {
  /// The standard shadow of a card.
  public static let card = OverlayShadow(
    color: AdaptiveColor(
      light: RGBA(hex: 0x000000, alpha: 0.14), dark: RGBA(hex: 0x000000, alpha: 0.5)),
    blur: 28, offset: Vector(dx: 0, dy: 8),
    contact: Contact(
      color: AdaptiveColor(
        light: RGBA(hex: 0x000000, alpha: 0.1), dark: RGBA(hex: 0x000000, alpha: 0.3)),
      blur: 3, offset: Vector(dx: 0, dy: 1)))
  /// The shadow of a tip.
  static let tip = OverlayShadow(color: card.color, blur: 14, offset: Vector(dx: 0, dy: 4))
}

extension AdaptiveColor {
  /// The color of titles.
  public static let label = AdaptiveColor(
    hex: 0x1D1D20, dark: 0xF6F6F7, clear: 0x000000, clearDark: 0xFFFFFF, for: .label)
  /// The color of descriptions.
  ///
  /// Its contrast on a card is at least 4.5:1.
  public static let secondaryLabel = AdaptiveColor(
    hex: 0x5E5E66, dark: 0xB9B9C2, clear: 0x000000, clearDark: 0xFFFFFF, for: .secondaryLabel)
  /// The color of controls, which follows the accent of the system or the app.
  ///
  /// In GTK, it is libadwaita's accent if the app uses libadwaita, otherwise the accent in the
  /// desktop's settings. On iOS, it is the tint color of the app's window. If no accent is known,
  /// it is a blue with a contrast of at least 4.5:1 on a card.
  public static let accent = AdaptiveColor(
    for: .accent, light: RGBA(hex: 0x1A5FB4), dark: RGBA(hex: 0x8CBBF2),
    clearLight: RGBA(hex: 0x003F8C), clearDark: RGBA(hex: 0xC2DCFA))
  /// The background of a prominent control: the accent of the theme, or of the system or the app.
  public static let accentFill = AdaptiveColor(
    for: .accentFill, light: accent.light, dark: accent.dark, clearLight: accent.clearLight,
    clearDark: accent.clearDark)
  /// The color of text on `accentFill`, which is white or black.
  ///
  /// If no accent is known, the contrast is at least 4.5:1.
  public static let accentFillLabel = AdaptiveColor(
    for: .accentFillLabel, light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x000000),
    clearLight: RGBA(hex: 0xFFFFFF), clearDark: RGBA(hex: 0x000000))
  /// The color of success.
  ///
  /// Its contrast on a card is at least 4.5:1.
  public static let success = AdaptiveColor(
    hex: 0x17703F, dark: 0x6FD59A, clear: 0x0B4D29, clearDark: 0xA8EBC4, for: .success)
  /// The color of warnings.
  ///
  /// Its contrast on a card is at least 4.5:1.
  public static let warning = AdaptiveColor(
    hex: 0x8A5A00, dark: 0xF2C14E, clear: 0x5E3D00, clearDark: 0xFFDD8F, for: .warning)
  /// The color of errors and of destructive controls.
  ///
  /// Its contrast on a card, and on a button on a card, is at least 4.5:1.
  public static let danger = AdaptiveColor(
    hex: 0xB3261E, dark: 0xFFB0AA, clear: 0x8C0009, clearDark: 0xFFC4BE, for: .danger)
  /// The line around a field.
  ///
  /// Its contrast on a card is at least 3:1.
  static let fieldEdge = AdaptiveColor(
    light: RGBA(hex: 0x000000, alpha: 0.45), dark: RGBA(hex: 0xFFFFFF, alpha: 0.42),
    clearLight: RGBA(hex: 0x000000), clearDark: RGBA(hex: 0xFFFFFF))
  /// The background of a card.
  public static let card = AdaptiveColor(
    hex: 0xFFFFFF, dark: 0x36363B, clear: 0xFFFFFF, clearDark: 0x000000, for: .card)
  /// The color of lines on cards and along their edge.
  ///
  /// It is 12 % black or 14 % white, and opaque at increased contrast.
  public static let separator = AdaptiveColor(
    for: .separator, light: RGBA(hex: 0x000000, alpha: 0.12),
    dark: RGBA(hex: 0xFFFFFF, alpha: 0.14),
    clearLight: RGBA(hex: 0x000000), clearDark: RGBA(hex: 0xFFFFFF))
  /// The background of buttons and fields on any surface.
  public static let fill = AdaptiveColor(
    for: .fill, light: RGBA(hex: 0x808080, alpha: 0.16), dark: RGBA(hex: 0x808080, alpha: 0.16),
    clearLight: RGBA(hex: 0x808080, alpha: 0.3), clearDark: RGBA(hex: 0x808080, alpha: 0.4))
  /// The background of a button while it is pressed.
  public static let pressedFill = AdaptiveColor(
    for: .pressedFill, light: RGBA(hex: 0x808080, alpha: 0.42),
    dark: RGBA(hex: 0x808080, alpha: 0.42))
  /// The color of the standard scrim.
  ///
  /// It is black with an opacity of 24 % in light and 48 % in dark appearance, and 60 % at
  /// increased contrast.
  public static let scrim = AdaptiveColor(
    for: .scrim, light: RGBA(hex: 0x000000, alpha: 0.24), dark: RGBA(hex: 0x000000, alpha: 0.48),
    clearLight: RGBA(hex: 0x000000, alpha: 0.6), clearDark: RGBA(hex: 0x000000, alpha: 0.6))
}
