import Foundation
import SwiftEntryKit

extension Example {
  private static func form(
    _ title: String, _ fields: [(String, UIKeyboardType, Bool)], _ color: EKColor
  ) -> UIView {
    let line = EKColor(UIColor(white: 0.8784, alpha: 0.6))
    return EKFormMessageView(
      with: .init(text: title, style: style(14, .light, color, .center)),
      textFieldsContent: fields.map { name, keyboard, isSecure in
        .init(
          keyboardType: keyboard,
          placeholder: .init(text: name, style: style(14, .light, EKColor.white.with(alpha: 0.5))),
          tintColor: color, textStyle: style(14, .light, color), isSecure: isSecure,
          leadingImage: icon("field"), bottomBorderColor: line)
      },
      buttonContent: .init(
        label: .init(text: "Continue", style: style(16, .bold, .white)),
        backgroundColor: EKColor(rgb: 0xFF5252),
        highlightedBackgroundColor: EKColor(rgb: 0xFF5252).with(alpha: 0.8)
      ) { SwiftEntryKit.dismiss() })
  }

  private static let signIn: [(String, UIKeyboardType, Bool)] = [
    ("E-mail", .emailAddress, false), ("Password", .default, true),
  ]
  private static let signUp: [(String, UIKeyboardType, Bool)] =
    [("Full name", .default, false), ("Mobile phone", .decimalPad, false)] + signIn

  static var forms: [Example] {
    [
      Example(
        "Forms / Top Float", form("Sign in", signIn, .standardContent), base: .float
      ) {
        let animation = EKAttributes.Animation(
          translate: .init(duration: 0.65, spring: spring(0.8)))
        $0.windowLevel = .normal
        $0.position = .top
        $0.displayDuration = .infinity
        $0.entranceAnimation = animation
        $0.exitAnimation = animation
        $0.popBehavior = .animated(animation: animation)
        $0.entryInteraction = .absorbTouches
        $0.screenInteraction = .dismiss
        $0.entryBackground = .visualEffect(style: .standard)
        $0.screenBackground = .color(color: dark)
        $0.scroll = .enabled(swipeable: false, pullbackAnimation: .jolt)
        $0.statusBar = .light
        $0.positionConstraints.keyboardRelation = .bind(
          offset: .init(bottom: 10, screenEdgeResistance: 5))
        $0.positionConstraints.maxSize = most
      },
      Example(
        "Forms / Center Float", form("Sign up", signUp, .standardContent), base: .float
      ) {
        $0.windowLevel = .normal
        $0.position = .center
        $0.displayDuration = .infinity
        $0.entranceAnimation = .init(
          translate: .init(duration: 0.65, anchorPosition: .bottom, spring: spring(1)))
        $0.exitAnimation = .init(
          translate: .init(duration: 0.65, anchorPosition: .top, spring: spring(1)))
        $0.popBehavior = .animated(
          animation: .init(translate: .init(duration: 0.65, spring: spring(1))))
        $0.entryInteraction = .absorbTouches
        $0.screenInteraction = .dismiss
        $0.entryBackground = .color(color: .standardBackground)
        $0.screenBackground = .color(color: dark)
        $0.border = .value(color: UIColor(white: 0.6, alpha: 1), width: 1)
        $0.shadow = shadow(0.3, 3)
        $0.scroll = .enabled(swipeable: false, pullbackAnimation: .jolt)
        $0.statusBar = .light
        $0.positionConstraints.keyboardRelation = .bind(
          offset: .init(bottom: 15, screenEdgeResistance: 0))
        $0.positionConstraints.maxSize = most
      },
      Example("Forms / Bottom Toast", form("Sign up", signUp, .white), base: .toast) {
        let animation = EKAttributes.Animation(translate: .init(duration: 0.65, spring: spring(1)))
        $0.windowLevel = .normal
        $0.position = .bottom
        $0.displayDuration = .infinity
        $0.entranceAnimation = animation
        $0.exitAnimation = animation
        $0.popBehavior = .animated(animation: animation)
        $0.entryInteraction = .absorbTouches
        $0.screenInteraction = .dismiss
        $0.entryBackground = gradient(EKColor(rgb: 0x485563), EKColor(rgb: 0x29323C))
        $0.shadow = shadow(0.3, 3)
        $0.screenBackground = .color(color: dark)
        $0.scroll = .edgeCrossingDisabled(swipeable: true)
        $0.statusBar = .light
        $0.positionConstraints.keyboardRelation = .bind(
          offset: .init(bottom: 0, screenEdgeResistance: 0))
        $0.positionConstraints.maxSize = most
      },
    ]
  }
}
