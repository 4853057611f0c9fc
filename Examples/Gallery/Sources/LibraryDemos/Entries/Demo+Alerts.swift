internal import SwiftEntryKit
internal import Usher

extension Demo {
  /// The alerts and popups of SwiftEntryKit's example.
  @MainActor static let entryAlerts: [Demo] = [
    .entry("Pop Up I", "A picture overlaps the card's top edge.", { bottomAlert }) {
      $0.entryBackground = .color(
        color: .init(light: .white, dark: UIColor(red: 0.14, green: 0.15, blue: 0.16, alpha: 1)))
    } of: {
      popUp(
        "Awesome!", "You have found the hidden door. Behind it there is more.", .standardContent)
    },
    .entry("Pop Up II", "A popup in the centre that moves on springs.", { .centerFloat }) {
      waiting(&$0, EntryPieces.dimDark)
      $0.entryBackground = EntryPieces.gradient(0xFFFBD5, 0xE8A6B4)
      $0.shadow = EntryPieces.shadow(0.3, 8)
      $0.roundCorners = .all(radius: 8)
      $0.entranceAnimation = .init(
        translate: EntryPieces.slide(0.7, damping: 0.7),
        scale: EntryPieces.range(0.7, 1, 0.4, damping: 1))
      $0.exitAnimation = .init(translate: EntryPieces.slide(0.2))
    } of: {
      popUp("Hurray!", "The table is yours, at eight, by the window.", .black)
    },
    .entry("Pop Up III", "Edge to edge, with rounded top corners.", { bottomAlert }) {
      $0.scroll = .edgeCrossingDisabled(swipeable: true)
      $0.entranceAnimation = .init(translate: EntryPieces.slide(0.5, damping: 1))
      $0.entryBackground = EntryPieces.gradient(0xFFB6B6, 0xFAD0C4)
      $0.positionConstraints = .fullWidth
      $0.positionConstraints.safeArea = .empty(fillSafeArea: true)
      $0.roundCorners = .top(radius: 20)
    } of: {
      popUp("Thank you", "Your words help others to find their way.", .black)
    },
    .entry("Top Alert View", "OK shows a popup at the bottom.", { .topFloat }) {
      waiting(&$0, EntryPieces.dimLight)
      $0.entryBackground = EntryPieces.fill(0xFFFFFF)
      $0.displayMode = .light
      $0.entranceAnimation = .init(
        translate: EntryPieces.slide(0.7, damping: 1), scale: EntryPieces.range(0.6, 1, 0.7),
        fade: EntryPieces.range(0.8, 1, 0.3))
      $0.exitAnimation = .init(
        scale: EntryPieces.range(1, 0.7, 0.3), fade: EntryPieces.range(1, 0, 0.3))
      $0.border = .value(color: .black, width: 0.5)
      $0.shadow = EntryPieces.shadow(0.5, 5)
    } of: {
      alert(
        .left,
        [
          EntryPieces.button("NOT NOW", EKColor(rgb: 0x616161)),
          EntryPieces.button("OK", EKColor(rgb: 0x00695C)) { followUp() },
        ])
    },
    .entry("Center Alert View", "Three stacked buttons.", { .centerFloat }) {
      centered(&$0)
      $0.entryBackground = EntryPieces.fill(0xFFFFFF)
      $0.displayMode = .light
      $0.entranceAnimation = .init(
        scale: EntryPieces.range(0.9, 1, 0.4, damping: 1), fade: EntryPieces.range(0, 1, 0.3))
      $0.exitAnimation = .init(fade: EntryPieces.range(1, 0, 0.2))
      $0.shadow = EntryPieces.shadow(0.3, 5)
    } of: {
      alert(
        .top,
        ["MAYBE", "NEVER", "OF COURSE"].map {
          EntryPieces.button($0, EKColor(rgb: 0x00695C))
        })
    },
    .entry("Service Rating", "Five symbols; the text changes with the choice.", { .centerFloat }) {
      centered(&$0)
      $0.entryBackground = .visualEffect(style: .standard)
      $0.entranceAnimation = .init(
        scale: EntryPieces.range(0.9, 1, 0.4, damping: 0.8), fade: EntryPieces.range(0, 1, 0.3))
      $0.exitAnimation = .init(
        scale: EntryPieces.range(1, 0.4, 0.4, damping: 1), fade: EntryPieces.range(1, 0, 0.2))
    } of: {
      rating()
    },
  ]

  /// The common attributes of the example's popups at the bottom.
  @MainActor static var bottomAlert: EKAttributes {
    var attributes = EKAttributes.bottomFloat
    waiting(&attributes, EntryPieces.dimLight)
    attributes.entryBackground = .color(color: .standardBackground)
    attributes.shadow = EntryPieces.shadow(0.3, 8)
    attributes.roundCorners = .all(radius: 25)
    attributes.entranceAnimation = .init(
      translate: EntryPieces.slide(0.7, damping: 1),
      scale: EntryPieces.range(1.05, 1, 0.4, damping: 1))
    attributes.exitAnimation = .init(translate: EntryPieces.slide(0.2))
    attributes.popBehavior = .animated(animation: .init(translate: EntryPieces.slide(0.2)))
    attributes.positionConstraints.verticalOffset = 10
    attributes.positionConstraints.size = .init(width: .offset(value: 20), height: .intrinsic)
    attributes.positionConstraints.maxSize = .init(
      width: .constant(value: 390), height: .intrinsic)
    return attributes
  }

  @MainActor
  private static func waiting(
    _ attributes: inout EKAttributes, _ dim: EKAttributes.BackgroundStyle
  ) {
    attributes.hapticFeedbackType = .success
    attributes.displayDuration = .infinity
    attributes.screenBackground = dim
    attributes.screenInteraction = .dismiss
    attributes.entryInteraction = .absorbTouches
    attributes.scroll = .enabled(swipeable: true, pullbackAnimation: .jolt)
    attributes.positionConstraints.maxSize = .init(
      width: .constant(value: 390), height: .intrinsic)
  }

  @MainActor
  private static func centered(_ attributes: inout EKAttributes) {
    waiting(&attributes, EntryPieces.dimLight)
    attributes.windowLevel = .alerts
    attributes.screenInteraction = .absorbTouches
    attributes.scroll = .disabled
  }

  @MainActor
  private static func popUp(_ title: String, _ description: String, _ color: EKColor) -> UIView {
    EKPopUpMessageView(
      with: EKPopUpMessage(
        themeImage: .init(
          image: EntryPieces.icon(.successDisc, side: 60, tint: EKColor(rgb: 0x2E7D32))),
        title: EntryPieces.label(title, 24, .regular, color, .center),
        description: EntryPieces.label(description, 16, .light, color, .center),
        button: EntryPieces.button("Got it!", .white, on: EKColor(rgb: 0x2E4BC6))
      ) { SwiftEntryKit.dismiss() })
  }

  @MainActor
  private static func alert(
    _ position: EKAlertMessage.ImagePosition, _ buttons: [EKProperty.ButtonContent]
  ) -> UIView {
    let isAtTop = position == .top
    let alignment: NSTextAlignment = isAtTop ? .center : .left
    let simple = EKSimpleMessage(
      image: EntryPieces.icon(.info, side: isAtTop ? 25 : 35, tint: EKColor(rgb: 0x00695C)),
      title: EntryPieces.label("Hello!", 18, .medium, .black, alignment),
      description: EntryPieces.label(
        "Would you like to hear about new features?", 15, .light, .black, alignment))
    return EKAlertMessageView(
      with: EKAlertMessage(
        simpleMessage: simple, imagePosition: position,
        buttonBarContent: .init(
          with: buttons, separatorColor: EKColor(rgb: 0xC8C8C8), buttonHeight: 60,
          expandAnimatedly: true)))
  }

  @MainActor
  private static func followUp() {
    var attributes = bottomAlert
    attributes.entryBackground = EntryPieces.fill(0x00695C)
    attributes.entranceAnimation = .init(translate: EntryPieces.slide(0.65, damping: 0.8))
    SwiftEntryKit.display(
      entry: popUp("Good.", "We will let you know.", .white), using: attributes)
  }

  @MainActor
  private static func rating() -> UIView {
    let moods = [
      ("💩", "Pretty bad"), ("🤨", "Not so good"), ("👍", "Good"), ("👌", "Very good"),
      ("🍾", "Excellent"),
    ]
    let items = moods.map { emoji, words in
      EKProperty.EKRatingItemContent(
        title: EntryPieces.label(emoji, 48, .medium, .standardContent, .center),
        description: EntryPieces.label(words, 24, .light, .standardContent, .center),
        unselectedImage: EntryPieces.icon(.openStar, side: 34, tint: .standardContent),
        selectedImage: EntryPieces.icon(.star, side: 34, tint: EKColor(rgb: 0xB26A00)))
    }
    return EKRatingMessageView(
      with: EKRatingMessage(
        initialTitle: EntryPieces.label("Rate our food", 34, .medium, .standardContent, .center),
        initialDescription: EntryPieces.label(
          "How was it?", 24, .light, .standardContent, .center),
        ratingItems: items,
        buttonBarContent: .init(
          with: [
            EntryPieces.button("Tell us more", .standardContent),
            EntryPieces.button("Close", .standardContent),
          ], separatorColor: EKColor(rgb: 0xC8C8C8), horizontalDistributionThreshold: 1,
          expandAnimatedly: true)))
  }
}
