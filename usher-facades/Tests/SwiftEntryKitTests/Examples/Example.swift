import Foundation
import SwiftEntryKit

/// A preset of the original's example app, with a view and its attributes.
@MainActor
struct Example {
  let title: String
  let view: UIView
  let attributes: EKAttributes

  /// Creates an example.
  init(
    _ title: String, _ view: UIView, base: EKAttributes, _ change: (inout EKAttributes) -> Void
  ) {
    self.title = title
    self.view = view
    var attributes = base
    change(&attributes)
    self.attributes = attributes
  }

  /// All examples, in the order of the example app.
  static var all: [Example] { toasts + notes + floats + popUps + alerts + forms + custom }

  /// The smaller side of the screen, in points.
  static let shortSide: CGFloat = 390
  static let most = EKAttributes.PositionConstraints.Size(
    width: .constant(value: shortSide), height: .intrinsic)
  static let light = EKColor(
    light: UIColor(white: 100 / 255, alpha: 0.3), dark: UIColor(white: 0, alpha: 0.5))
  static let dark = EKColor(
    light: UIColor(white: 50 / 255, alpha: 0.3), dark: UIColor(white: 0, alpha: 0.5))
  static let ink = EKColor(red: 48, green: 47, blue: 48)

  static func gradient(_ colors: EKColor...) -> EKAttributes.BackgroundStyle {
    .gradient(
      gradient: .init(colors: colors, startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
  }

  static func spring(_ damping: CGFloat) -> EKAttributes.Animation.Spring {
    .init(damping: damping, initialVelocity: 0)
  }

  static func shadow(_ opacity: Float, _ radius: CGFloat, _ color: EKColor = .black)
    -> EKAttributes.Shadow
  {
    .active(with: .init(color: color, opacity: opacity, radius: radius))
  }

  static func icon(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  // The texts of the views.

  static func style(
    _ size: CGFloat, _ weight: UIFont.Weight, _ color: EKColor, _ alignment: NSTextAlignment = .left
  ) -> EKProperty.LabelStyle {
    .init(font: .systemFont(ofSize: size, weight: weight), color: color, alignment: alignment)
  }

  static func notification(
    _ title: String, _ color: EKColor, image: String? = nil, time: String? = nil
  ) -> UIView {
    let message = EKSimpleMessage(
      image: image.map {
        .init(
          image: icon($0).withRenderingMode(.alwaysTemplate),
          size: CGSize(width: 35, height: 35), tint: color)
      },
      title: .init(text: title, style: style(16, .medium, color)),
      description: .init(text: "What happened, in a line", style: style(14, .light, color)))
    return EKNotificationMessageView(
      with: EKNotificationMessage(
        simpleMessage: message,
        auxiliary: time.map { .init(text: $0, style: style(10, .light, color)) }))
  }

  static func note(_ text: String) -> EKProperty.LabelContent {
    .init(text: text, style: style(14, .light, .white, .center))
  }

  static func popUp(_ title: String, _ color: EKColor) -> UIView {
    EKPopUpMessageView(
      with: EKPopUpMessage(
        themeImage: .init(
          image: .init(
            image: icon("gift"), size: CGSize(width: 60, height: 60), tint: color,
            contentMode: .scaleAspectFit)),
        title: .init(text: title, style: style(24, .medium, color, .center)),
        description: .init(text: "And why", style: style(16, .light, color, .center)),
        button: .init(
          label: .init(text: "Got it", style: style(16, .bold, .white)), backgroundColor: color,
          highlightedBackgroundColor: color.with(alpha: 0.05)
        )
      ) { SwiftEntryKit.dismiss() })
  }

  static func button(_ title: String, _ color: EKColor) -> EKProperty.ButtonContent {
    .init(
      label: .init(text: title, style: style(16, .medium, color)), backgroundColor: .clear,
      highlightedBackgroundColor: color.with(alpha: 0.05)
    ) { SwiftEntryKit.dismiss() }
  }
}
