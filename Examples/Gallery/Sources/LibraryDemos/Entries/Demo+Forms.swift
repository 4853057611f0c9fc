internal import SwiftEntryKit
internal import Usher

extension Demo {
  /// The forms of SwiftEntryKit's example.
  @MainActor static let entryForms: [Demo] = [
    Demo.entry("Top Float", "A sign-in form that avoids the keyboard.", { .float }) {
      form(&$0, bottom: 10, resistance: 5)
      $0.position = .top
      move(&$0, damping: 0.8)
      $0.entryBackground = .visualEffect(style: .standard)
    } of: {
      view("Sign in to continue", ["E-mail", "Password"], .standardContent)
    },
    Demo.entry(
      "Center Float", "A sign-up form that enters from below and leaves at the top.", { .float }
    ) {
      form(&$0, bottom: 15, resistance: 0)
      $0.position = .center
      move(&$0, damping: 1)
      $0.entranceAnimation = .init(
        translate: EntryPieces.slide(0.65, damping: 1, from: .bottom))
      $0.exitAnimation = .init(translate: EntryPieces.slide(0.65, damping: 1, from: .top))
      $0.entryBackground = .color(color: .standardBackground)
      $0.border = .value(color: UIColor(white: 0.6, alpha: 1), width: 1)
      $0.shadow = EntryPieces.shadow(0.3, 3)
    } of: {
      view(
        "Fill in your details", ["Full name", "Mobile phone", "E-mail", "Password"],
        .standardContent)
    },
    Demo.entry("Bottom Toast", "A sign-up form from edge to edge.", { .toast }) {
      form(&$0, bottom: 0, resistance: 0)
      $0.position = .bottom
      move(&$0, damping: 1)
      $0.entryBackground = EntryPieces.gradient(0x485563, 0x29323C)
      $0.shadow = EntryPieces.shadow(0.3, 3)
      $0.scroll = .edgeCrossingDisabled(swipeable: true)
    } of: {
      view(
        "Fill in your details", ["Full name", "Mobile phone", "E-mail", "Password"],
        .white, button: .black, on: .white)
    },
  ]

  @MainActor
  private static func form(_ attributes: inout EKAttributes, bottom: CGFloat, resistance: CGFloat) {
    attributes.windowLevel = .normal
    attributes.displayDuration = .infinity
    attributes.entryInteraction = .absorbTouches
    attributes.screenInteraction = .dismiss
    attributes.screenBackground = EntryPieces.dimDark
    attributes.scroll = .enabled(swipeable: false, pullbackAnimation: .jolt)
    attributes.statusBar = .light
    attributes.positionConstraints.keyboardRelation = .bind(
      offset: .init(bottom: bottom, screenEdgeResistance: resistance))
    attributes.positionConstraints.maxSize = .init(
      width: .constant(value: 390), height: .intrinsic)
  }

  @MainActor
  private static func move(_ attributes: inout EKAttributes, damping: CGFloat) {
    let animation = EKAttributes.Animation(translate: EntryPieces.slide(0.65, damping: damping))
    attributes.entranceAnimation = animation
    attributes.exitAnimation = animation
    attributes.popBehavior = .animated(animation: animation)
  }

  @MainActor
  private static func view(
    _ title: String, _ names: [String], _ color: EKColor, button: EKColor = .white,
    on ground: EKColor = EKColor(rgb: 0xC62828)
  ) -> UIView {
    let kinds: [String: (UIKeyboardType, Glyph)] = [
      "Full name": (.namePhonePad, .person), "Mobile phone": (.phonePad, .phone),
      "E-mail": (.emailAddress, .envelope), "Password": (.default, .lock),
    ]
    let fields = names.map { name in
      let (keyboard, glyph) = kinds[name] ?? (.default, .person)
      return EKProperty.TextFieldContent(
        keyboardType: keyboard,
        placeholder: EntryPieces.label(name, 14, .light, color.with(alpha: 0.6)),
        tintColor: color, textStyle: EntryPieces.label("", 14, .light, color).style,
        isSecure: name == "Password",
        leadingImage: glyph.image(side: 24),
        bottomBorderColor: color.with(alpha: 0.3))
    }
    return EKFormMessageView(
      with: EntryPieces.label(title, 14, .light, color, .center), textFieldsContent: fields,
      buttonContent: EntryPieces.button("Continue", button, on: ground))
  }
}
