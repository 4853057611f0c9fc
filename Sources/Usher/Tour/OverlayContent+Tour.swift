internal import UsherCore

extension OverlayContent {
  /// Returns the content of a tour's step: its words, its place among the steps, and the buttons.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - number: The step's number, from 0.
  ///   - count: The number of all steps.
  ///   - back: Goes to the step before; `nil` without one.
  ///   - next: Goes to the next step; `nil` at the last one, which has no button to skip.
  ///   - skip: Ends the tour before its last step.
  ///   - finish: Ends the tour at its last step.
  /// - Returns: The content.
  static func tourStep(
    _ step: TourStep, number: Int, of count: Int,
    back: (@MainActor @Sendable () -> Void)?, next: (@MainActor @Sendable () -> Void)?,
    skip: @escaping @MainActor @Sendable () -> Void,
    finish: @escaping @MainActor @Sendable () -> Void
  ) -> OverlayContent {
    let place = OverlayNode.Text(
      count > 1 ? "\(number + 1)/\(count)" : "", size: 13, color: .secondaryLabel, lineLimit: 1)
    var bar: [OverlayNode] = [.text(place), .spacer(OverlayNode.Spacer())]
    if next != nil {
      bar.append(
        .button(.tour(OverlayWords.current[.skip], .plain, in: .secondaryLabel, ends: true, skip)))
    }
    if let back {
      bar.append(.button(.tour(OverlayWords.current[.back], .standard, in: .accent, back)))
    }
    if let next {
      bar.append(
        .button(
          .tour(
            OverlayWords.current[.next], .prominent, in: .accentFillLabel, isDefault: true, next)))
    } else {
      bar.append(
        .button(
          .tour(
            OverlayWords.current[.done], .prominent, in: .accentFillLabel, isDefault: true,
            ends: true, finish)))
    }
    let lines = [
      OverlayNode.Text(step.title, size: 15, weight: .semibold, color: .label),
      OverlayNode.Text(step.text, size: 14, color: .label),
    ].filter { !$0.isBlank }
    var content = OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, spacing: 4, alignment: .fill,
          padding: Insets(top: 14, left: 16, bottom: 12, right: 12),
          children: lines.map { .text($0) } + [
            .spacer(OverlayNode.Spacer(6)),
            .stack(OverlayNode.Stack(.horizontal, spacing: 6, children: bar)),
          ])),
      style: .tip, scrim: .color(.tourScrim))
    content.closeButton = .never
    return content
  }
}

extension OverlayNode.Button {
  /// Returns a button of a tour.
  fileprivate static func tour(
    _ title: String, _ style: OverlayNode.ButtonStyle, in color: AdaptiveColor,
    isDefault: Bool = false, ends: Bool = false,
    _ perform: @escaping @MainActor @Sendable () -> Void
  ) -> OverlayNode.Button {
    OverlayNode.Button(
      label: OverlayNode.Text(
        title, size: 14, weight: .semibold, color: color, alignment: .center, lineLimit: 1),
      style: style.shaped(
        cornerRadius: 8, padding: Insets(horizontal: 12, vertical: 5), height: 32),
      dismisses: ends, isDefault: isDefault, perform: perform)
  }
}

extension AdaptiveColor {
  /// The scrim around a tour's anchor, darker than usual, so that the hole is seen.
  fileprivate static let tourScrim = AdaptiveColor(
    light: RGBA(hex: 0x000000, alpha: 0.45), dark: RGBA(hex: 0x000000, alpha: 0.55),
    clearLight: RGBA(hex: 0x000000, alpha: 0.7), clearDark: RGBA(hex: 0x000000, alpha: 0.7))
}
