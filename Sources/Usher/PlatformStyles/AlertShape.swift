internal import UsherCore

/// The measures and colors of alerts, for Usher's style and for platform styles.
struct AlertShape {
  let heading: OverlayNode.Font
  let text: OverlayNode.Font
  let alignment: OverlayNode.Text.Alignment
  let headingColor: AdaptiveColor
  let textColor: AdaptiveColor
  /// The distances around the heading and the text, in points.
  let padding: Insets
  /// The distance between the heading and the text, in points.
  let lineSpacing: Double
  /// The distances around the group of buttons, in points.
  let margins: Insets
  /// The distance between two buttons, in points.
  let buttonSpacing: Double
  /// The minimum height of a button, in points.
  let buttonHeight: Double
  /// The corner radius of a button, in points.
  let buttonRadius: Double
  /// The distance between a button's sides and its title, in points.
  let buttonInset: Double
  /// The size of the buttons' titles, in points.
  let titleSize: Double
  let titleWeight: OverlayNode.Font.Weight
  let plain: Face
  let prominent: Face
  let destructive: Face
  /// Whether the last of three or more buttons is at the top.
  let stacksUpward: Bool
  /// The preferred width of the alert, in points.
  let idealWidth: Double
  let surface: OverlayStyle
  let scrim: Background

  /// The colors of a button.
  struct Face {
    let letters: AdaptiveColor
    let ground: AdaptiveColor
    let pressed: AdaptiveColor
  }

  static let usher = AlertShape(
    heading: OverlayNode.Font(size: 17, weight: .semibold), text: OverlayNode.Font(size: 14),
    alignment: .center, headingColor: .label, textColor: .secondaryLabel,
    padding: Insets(top: 24, left: 24, bottom: 20, right: 24), lineSpacing: 6,
    margins: Insets(top: 0, left: 16, bottom: 16, right: 16), buttonSpacing: 8,
    buttonHeight: 44, buttonRadius: OverlayStyle.alert.corners.topLeft - 16, buttonInset: 12,
    titleSize: 15, titleWeight: .semibold,
    plain: Face(letters: .label, ground: .fill, pressed: .pressedFill),
    prominent: prominent,
    destructive: Face(
      letters: .danger, ground: .danger.opacity(0.12), pressed: .danger.opacity(0.28)),
    stacksUpward: false, idealWidth: 270, surface: .alert, scrim: .scrim)

  static let adwaita = AlertShape(
    heading: OverlayNode.Font(size: Adwaita.headingSize, weight: .heavy),
    text: OverlayNode.Font(size: Adwaita.textSize), alignment: .center,
    headingColor: Adwaita.ink, textColor: Adwaita.ink,
    padding: Insets(top: 32, left: 24, bottom: 21, right: 24), lineSpacing: 10,
    margins: Insets(top: 0, left: 24, bottom: 24, right: 24), buttonSpacing: 12,
    buttonHeight: 44, buttonRadius: 12, buttonInset: 17, titleSize: Adwaita.textSize,
    titleWeight: .bold,
    plain: Face(
      letters: Adwaita.ink,
      ground: AdaptiveColor(
        light: RGBA(hex: 0x000006, alpha: 0.08), dark: RGBA(hex: 0xFFFFFF, alpha: 0.1)),
      pressed: AdaptiveColor(
        light: RGBA(hex: 0x000006, alpha: 0.24), dark: RGBA(hex: 0xFFFFFF, alpha: 0.3))),
    prominent: prominent,
    destructive: Face(
      letters: Adwaita.destructive, ground: Adwaita.destructive.opacity(0.15),
      pressed: Adwaita.destructive.opacity(0.4)),
    stacksUpward: true, idealWidth: 300, surface: Adwaita.alert, scrim: Adwaita.scrim)

  static let glass = AlertShape(
    heading: OverlayNode.Font(size: 17, weight: .semibold), text: OverlayNode.Font(size: 15),
    alignment: .leading, headingColor: .label, textColor: .label,
    padding: Insets(top: 24, left: 26, bottom: 22, right: 26), lineSpacing: 8,
    margins: Insets(top: 0, left: 16, bottom: 16, right: 16), buttonSpacing: 10,
    buttonHeight: 48, buttonRadius: 24, buttonInset: 16, titleSize: 17, titleWeight: .medium,
    plain: Face(letters: .label, ground: .fill, pressed: .pressedFill),
    prominent: prominent,
    destructive: Face(letters: .danger, ground: .fill, pressed: .pressedFill),
    stacksUpward: true, idealWidth: 300, surface: Glass.alert, scrim: .scrim)

  private static let prominent = Face(
    letters: .accentFillLabel, ground: .accentFill, pressed: .accentFill.opacity(0.8))

  func content(
    _ title: String, _ details: String, isFailure: Bool = false, image: OverlayNode.Image? = nil,
    option: OverlayNode.Button? = nil, bar: ButtonBar
  ) -> OverlayContent {
    OverlayContent(
      .box(
        OverlayNode.Box(
          column(title, details, isFailure: isFailure, image: image, option: option, bar: bar),
          idealWidth: idealWidth)),
      style: surface, scrim: scrim)
  }

  /// Returns the content of a form, which scrolls if it doesn't fit.
  func form(_ title: String, lines: [OverlayNode], bar: ButtonBar) -> OverlayContent {
    let title = OverlayNode.Text(title, font: heading, color: headingColor, alignment: alignment)
    let fields = OverlayNode.stack(
      OverlayNode.Stack(.vertical, spacing: Look.Field.gap, alignment: .fill, children: lines))
    let above = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical, spacing: lineSpacing * 2, alignment: .fill,
        padding: Insets(
          top: padding.top, left: margins.left, bottom: padding.bottom, right: margins.right),
        children: (title.isBlank ? [] : [.text(title)]) + (lines.isEmpty ? [] : [fields])))
    return OverlayContent(
      .scroll(
        OverlayNode.Scroll(
          .stack(
            OverlayNode.Stack(
              .vertical, spacing: 0, alignment: .fill,
              children: [above] + (buttons(of: bar).map { [$0] } ?? []))))),
      style: surface, scrim: scrim)
  }

  private func column(
    _ title: String, _ details: String, isFailure: Bool, image: OverlayNode.Image?,
    option: OverlayNode.Button?, bar: ButtonBar
  ) -> OverlayNode {
    let lines = [
      OverlayNode.Text(title, font: heading, color: headingColor, alignment: alignment),
      OverlayNode.Text(
        details, font: text, color: isFailure ? .danger : textColor, alignment: alignment),
    ].filter { !$0.string.isEmpty }
    let pictures = image.map { [OverlayContent.centered(.image($0))] } ?? []
    let words = OverlayNode.stack(
      OverlayNode.Stack(
        .vertical, spacing: lineSpacing, alignment: .fill, padding: padding,
        children: pictures + lines.map { .text($0) }))
    let buttons = buttons(of: bar)
    return .stack(
      OverlayNode.Stack(
        .vertical, spacing: 0, alignment: .fill,
        children: buttons.map {
          [.scroll(OverlayNode.Scroll(words))] + (option.map { [row(of: $0)] } ?? []) + [$0]
        } ?? [words]))
  }

  /// Returns an option between the text and the buttons, at the side where the text begins.
  private func row(of option: OverlayNode.Button) -> OverlayNode {
    .stack(
      OverlayNode.Stack(
        .vertical, spacing: 0, alignment: alignment == .center ? .center : .leading,
        padding: Insets(
          top: 0, left: margins.left, bottom: lineSpacing * 2, right: margins.right),
        children: [.button(option)]))
  }

  private func buttons(of bar: ButtonBar) -> OverlayNode? {
    guard !bar.buttons.isEmpty else { return nil }
    let buttons = bar.buttons.map { button in
      let face = button.isDestructive ? destructive : button.isDefault ? prominent : plain
      return OverlayNode.button(
        button.titled(
          size: titleSize, weight: titleWeight, in: face.letters,
          on: OverlayNode.ButtonStyle(
            background: face.ground, pressed: face.pressed, cornerRadius: buttonRadius,
            padding: Insets(horizontal: buttonInset, vertical: 5), height: buttonHeight)))
    }
    return .stack(
      OverlayNode.Stack(
        bar.isRow ? .horizontal : .vertical, spacing: buttonSpacing,
        alignment: bar.isRow ? .even : .fill, padding: margins, stacksUpward: bar.isRow,
        children: bar.isRow || !stacksUpward ? buttons : buttons.reversed()))
  }
}
