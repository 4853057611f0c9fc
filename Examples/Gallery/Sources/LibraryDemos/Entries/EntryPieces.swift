internal import SwiftEntryKit
internal import Usher

/// The parts of SwiftEntryKit's example entries.
@MainActor
enum EntryPieces {
  /// A light dimming behind entries that wait for an answer.
  static let dimLight = EKAttributes.BackgroundStyle.color(
    color: EKColor(
      light: UIColor(white: 100 / 255, alpha: 0.3), dark: UIColor(white: 0, alpha: 0.5)))
  /// A dimming that is darker than `dimLight` in light mode, and the same in dark mode.
  static let dimDark = EKAttributes.BackgroundStyle.color(
    color: EKColor(
      light: UIColor(white: 50 / 255, alpha: 0.3), dark: UIColor(white: 0, alpha: 0.5)))

  /// Returns a gradient from the top left to the bottom right.
  static func gradient(_ colors: Int...) -> EKAttributes.BackgroundStyle {
    .gradient(
      gradient: .init(
        colors: colors.map { EKColor(rgb: $0) }, startPoint: .zero,
        endPoint: CGPoint(x: 1, y: 1)))
  }

  static func fill(_ rgb: Int) -> EKAttributes.BackgroundStyle { .color(color: EKColor(rgb: rgb)) }

  static func shadow(_ opacity: Float, _ radius: CGFloat) -> EKAttributes.Shadow {
    .active(with: .init(color: .black, opacity: opacity, radius: radius))
  }

  /// Returns a slide.
  ///
  /// With `damping`, it uses a spring.
  static func slide(
    _ duration: TimeInterval, damping: CGFloat? = nil,
    from anchor: EKAttributes.Animation.Translate.AnchorPosition = .automatic
  ) -> EKAttributes.Animation.Translate {
    .init(
      duration: duration, anchorPosition: anchor,
      spring: damping.map { .init(damping: $0, initialVelocity: 0) })
  }

  /// Returns a change of scale or opacity.
  ///
  /// With `damping`, it uses a spring.
  static func range(
    _ start: CGFloat, _ end: CGFloat, _ duration: TimeInterval, damping: CGFloat? = nil
  ) -> EKAttributes.Animation.RangeAnimation {
    .init(
      from: start, to: end, duration: duration,
      spring: damping.map { .init(damping: $0, initialVelocity: 0) })
  }

  /// Returns a label's content in the system font.
  static func label(
    _ text: String, _ size: CGFloat, _ weight: UIFont.Weight = .regular,
    _ color: EKColor = .standardContent, _ alignment: NSTextAlignment = .left
  ) -> EKProperty.LabelContent {
    .init(
      text: text,
      style: .init(
        font: .systemFont(ofSize: size, weight: weight), color: color, alignment: alignment))
  }

  static func icon(
    _ glyph: Glyph, side: CGFloat, tint: EKColor? = .white
  ) -> EKProperty.ImageContent {
    .init(
      image: glyph.image(side: Double(side)),
      size: CGSize(width: side, height: side), tint: tint, contentMode: .scaleAspectFit)
  }

  /// Returns a button that dismisses the displayed entry and then calls `act`.
  static func button(
    _ title: String, _ color: EKColor, on ground: EKColor = .clear,
    act: @escaping () -> Void = {}
  ) -> EKProperty.ButtonContent {
    .init(
      label: label(title, 16, .bold, color, .center), backgroundColor: ground,
      highlightedBackgroundColor: color.with(alpha: 0.15)
    ) {
      SwiftEntryKit.dismiss()
      act()
    }
  }

  static func notification(
    _ title: String, _ description: String, icon glyph: Glyph? = nil, color: EKColor = .white,
    auxiliary: String? = nil
  ) -> UIView {
    let simple = EKSimpleMessage(
      image: glyph.map { icon($0, side: 35, tint: color) },
      title: label(title, 16, .medium, color), description: label(description, 14, .light, color))
    return EKNotificationMessageView(
      with: EKNotificationMessage(
        simpleMessage: simple, auxiliary: auxiliary.map { label($0, 10, .light, color) }))
  }
}

extension Demo {
  @MainActor
  static func entry(
    _ title: String, _ note: String, _ preset: @escaping @MainActor @Sendable () -> EKAttributes,
    _ change: @escaping @MainActor @Sendable (inout EKAttributes) -> Void,
    of view: @escaping @MainActor @Sendable () -> UIView
  ) -> Demo {
    Demo(title, note) {
      var attributes = preset()
      change(&attributes)
      SwiftEntryKit.display(entry: view(), using: attributes)
    }
  }
}
