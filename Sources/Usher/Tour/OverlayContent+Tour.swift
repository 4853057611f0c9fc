internal import UsherCore

extension OverlayContent {
  /// Returns the content of a tour's step: its number, its text, and the buttons.
  ///
  /// The skip button is above the text, because three buttons in a row are too wide in some
  /// languages.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - number: The step's number, starting at 0.
  ///   - count: The number of all steps.
  ///   - titles: The titles of the buttons.
  ///   - back: Moves to the previous step, or `nil` if there is none.
  ///   - next: Moves to the next step, or `nil` at the last step, which has no skip button.
  ///   - skip: Ends the tour before its last step.
  ///   - finish: Ends the tour at its last step.
  /// - Returns: The content.
  static func tourStep(
    _ step: TourStep, number: Int, of count: Int, titles: TourTitles,
    back: (@MainActor @Sendable () -> Void)?, next: (@MainActor @Sendable () -> Void)?,
    skip: @escaping @MainActor @Sendable () -> Void,
    finish: @escaping @MainActor @Sendable () -> Void
  ) -> OverlayContent {
    var bar: [OverlayNode] = [.spacer(OverlayNode.Spacer())]
    if let back {
      bar.append(.button(.tour(titles.back, .bordered, in: .accent, back)))
    }
    if let next {
      bar.append(
        .button(
          .tour(
            titles.next, .borderedProminent, in: .accentFillLabel,
            isDefault: true,
            next)))
    } else {
      bar.append(
        .button(
          .tour(
            titles.done, .borderedProminent, in: .accentFillLabel,
            isDefault: true,
            ends: true, finish)))
    }
    let lines = [
      OverlayNode.Text(step.title, size: 15, weight: .semibold, color: .label),
      OverlayNode.Text(step.text, size: 14, color: .label),
    ].filter { !$0.isBlank }
    let place = count > 1 ? "\(number + 1)/\(count)" : nil
    let head = place.map { tourHead($0, skip: next == nil ? nil : skip) }
    var content = OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, spacing: 4, alignment: .fill,
          padding: Insets(top: head == nil ? 16 : 8, left: 16, bottom: 12, right: 12),
          children: (head.map { [$0] } ?? []) + lines.map { .text($0) } + [
            .spacer(OverlayNode.Spacer(6)),
            .stack(OverlayNode.Stack(.horizontal, spacing: 6, children: bar)),
          ])),
      style: .tip, scrim: .color(.tourScrim))
    content.closeButton = .never
    // The step's number is shown first, but announced last.
    content.semantics.label = lines.first?.string
    content.semantics.description =
      (lines.dropFirst().map(\.string) + (place.map { [$0] } ?? [])).asSentences
    return content
  }

  /// Returns the row above a step's text.
  ///
  /// The last step has no skip button.
  private static func tourHead(
    _ place: String, skip: (@MainActor @Sendable () -> Void)?
  ) -> OverlayNode {
    let text = OverlayNode.Text(place, size: 13, color: .secondaryLabel)
    var pieces: [OverlayNode] = [.text(text), .spacer(OverlayNode.Spacer())]
    if let skip { pieces.append(.button(.skipping(skip))) }
    // As high as a row with the button, so that the text of each step starts at the same position.
    let padding = Insets(horizontal: 0, vertical: skip == nil ? 6 : 0)
    return .stack(
      OverlayNode.Stack(.horizontal, spacing: 6, padding: padding, children: pieces))
  }
}

extension OverlayNode.Button {
  fileprivate static func skipping(
    _ perform: @escaping @MainActor @Sendable () -> Void
  ) -> OverlayNode.Button {
    OverlayNode.Button(
      label: OverlayNode.Text(
        OverlayStrings.current[.skip], size: 13, weight: .semibold, color: .secondaryLabel,
        alignment: .center),
      style: .plain.shaped(
        cornerRadius: 8, padding: Insets(horizontal: 8, vertical: 3), height: 28),
      perform: perform)
  }

  fileprivate static func tour(
    _ title: String, _ style: OverlayNode.ButtonStyle, in color: AdaptiveColor,
    isDefault: Bool = false, ends: Bool = false,
    _ perform: @escaping @MainActor @Sendable () -> Void
  ) -> OverlayNode.Button {
    OverlayNode.Button(
      label: OverlayNode.Text(
        title, size: 14, weight: .semibold, color: color, alignment: .center),
      style: style.shaped(
        cornerRadius: 10, padding: Insets(horizontal: 14, vertical: 5),
        height: Look.buttonHeight),
      dismisses: ends, isDefault: isDefault, perform: perform)
  }
}

extension AdaptiveColor {
  /// The scrim around a tour's anchor, darker than usual so that the spotlight is visible.
  fileprivate static let tourScrim = AdaptiveColor(
    light: RGBA(hex: 0x000000, alpha: 0.45), dark: RGBA(hex: 0x000000, alpha: 0.55),
    clearLight: RGBA(hex: 0x000000, alpha: 0.7), clearDark: RGBA(hex: 0x000000, alpha: 0.7))
}
