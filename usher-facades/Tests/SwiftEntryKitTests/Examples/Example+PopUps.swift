import Foundation
import SwiftEntryKit

extension Example {
  /// The attributes shared by several pop-ups.
  static var bottomAlert: EKAttributes {
    var attributes = EKAttributes.bottomFloat
    attributes.hapticFeedbackType = .success
    attributes.displayDuration = .infinity
    attributes.entryBackground = .color(color: .standardBackground)
    attributes.screenBackground = .color(color: light)
    attributes.shadow = shadow(0.3, 8)
    attributes.screenInteraction = .dismiss
    attributes.entryInteraction = .absorbTouches
    attributes.scroll = .enabled(swipeable: true, pullbackAnimation: .jolt)
    attributes.roundCorners = .all(radius: 25)
    attributes.entranceAnimation = .init(
      translate: .init(duration: 0.7, spring: spring(1)),
      scale: .init(from: 1.05, to: 1, duration: 0.4, spring: spring(1)))
    attributes.exitAnimation = .init(translate: .init(duration: 0.2))
    attributes.popBehavior = .animated(animation: .init(translate: .init(duration: 0.2)))
    attributes.positionConstraints.verticalOffset = 10
    attributes.positionConstraints.size = .init(width: .offset(value: 20), height: .intrinsic)
    attributes.positionConstraints.maxSize = most
    attributes.statusBar = .dark
    return attributes
  }

  static var popUps: [Example] {
    [
      Example("Alerts & Popups / Pop Up I", popUp("Thank you", .standardContent), base: bottomAlert)
      {
        $0.entryBackground = .color(
          color: EKColor(light: .white, dark: EKColor(red: 36, green: 39, blue: 42).light))
      },
      Example("Alerts & Popups / Pop Up II", popUp("Congratulations", .white), base: .centerFloat) {
        $0.hapticFeedbackType = .success
        $0.displayDuration = .infinity
        $0.entryBackground = gradient(EKColor(rgb: 0xFFFBD5), EKColor(rgb: 0xB20A2C))
        $0.screenBackground = .color(color: dark)
        $0.shadow = shadow(0.3, 8)
        $0.screenInteraction = .dismiss
        $0.entryInteraction = .absorbTouches
        $0.scroll = .enabled(swipeable: true, pullbackAnimation: .jolt)
        $0.roundCorners = .all(radius: 8)
        $0.entranceAnimation = .init(
          translate: .init(duration: 0.7, spring: spring(0.7)),
          scale: .init(from: 0.7, to: 1, duration: 0.4, spring: spring(1)))
        $0.exitAnimation = .init(translate: .init(duration: 0.2))
        $0.popBehavior = .animated(animation: .init(translate: .init(duration: 0.35)))
        $0.positionConstraints.size = .init(width: .offset(value: 20), height: .intrinsic)
        $0.positionConstraints.maxSize = most
        $0.statusBar = .dark
      },
      Example("Alerts & Popups / Pop Up III", popUp("Sorry", .black), base: bottomAlert) {
        $0.scroll = .edgeCrossingDisabled(swipeable: true)
        $0.entranceAnimation = .init(translate: .init(duration: 0.5, spring: spring(1)))
        $0.entryBackground = gradient(EKColor(rgb: 0xFF9A9E), EKColor(rgb: 0xFAD0C4))
        $0.positionConstraints = .fullWidth
        $0.positionConstraints.safeArea = .empty(fillSafeArea: true)
        $0.roundCorners = .top(radius: 20)
      },
    ]
  }

  private static func alert(
    _ position: EKAlertMessage.ImagePosition, side: CGFloat, buttons: [String], height: CGFloat = 50
  ) -> UIView {
    EKAlertMessageView(
      with: EKAlertMessage(
        simpleMessage: EKSimpleMessage(
          image: .init(
            image: icon("apple"), size: CGSize(width: side, height: side),
            contentMode: .scaleAspectFit),
          title: .init(text: "Hungry?", style: style(15, .medium, .black, .center)),
          description: .init(text: "Take one", style: style(13, .light, .black, .center))),
        imagePosition: position,
        buttonBarContent: .init(
          with: buttons.map { button($0, .black) },
          separatorColor: EKColor(UIColor(white: 0.8784, alpha: 0.6)), buttonHeight: height,
          expandAnimatedly: true)))
  }

  private static var rating: UIView {
    let items = ["💩", "🤨", "👍", "👌", "💎"].map { emoji in
      EKProperty.EKRatingItemContent(
        title: .init(text: emoji, style: style(48, .medium, .standardContent, .center)),
        description: .init(text: "Why?", style: style(24, .light, .standardContent, .center)),
        unselectedImage: .init(image: icon("star-open")),
        selectedImage: .init(image: icon("star")))
    }
    return EKRatingMessageView(
      with: EKRatingMessage(
        initialTitle: .init(
          text: "Rate us", style: style(34, .medium, .standardContent, .center)),
        initialDescription: .init(
          text: "How was it?", style: style(24, .light, .standardContent, .center)),
        ratingItems: items,
        buttonBarContent: .init(
          with: button("Send", .standardContent), button("Cancel", .standardContent),
          separatorColor: EKColor(UIColor(white: 0.8784, alpha: 0.6)),
          horizontalDistributionThreshold: 1, expandAnimatedly: true)))
  }

  static var alerts: [Example] {
    [
      Example(
        "Alerts & Popups / Top Alert View",
        alert(.left, side: 35, buttons: ["Not now", "OK"], height: 60), base: .topFloat
      ) {
        $0.hapticFeedbackType = .success
        $0.statusBar = .dark
        $0.displayDuration = .infinity
        $0.screenInteraction = .dismiss
        $0.entryInteraction = .absorbTouches
        $0.scroll = .enabled(swipeable: true, pullbackAnimation: .jolt)
        $0.screenBackground = .color(color: light)
        $0.entryBackground = .color(color: .white)
        $0.entranceAnimation = .init(
          translate: .init(duration: 0.7, spring: spring(1)),
          scale: .init(from: 0.6, to: 1, duration: 0.7),
          fade: .init(from: 0.8, to: 1, duration: 0.3))
        $0.exitAnimation = .init(
          scale: .init(from: 1, to: 0.7, duration: 0.3), fade: .init(from: 1, to: 0, duration: 0.3))
        $0.border = .value(color: .black, width: 0.5)
        $0.shadow = shadow(0.5, 5)
        $0.positionConstraints.maxSize = most
      },
      Example(
        "Alerts & Popups / Center Alert View",
        alert(.top, side: 25, buttons: ["One", "Two", "Three"]), base: .centerFloat
      ) {
        $0.windowLevel = .alerts
        $0.displayDuration = .infinity
        $0.hapticFeedbackType = .success
        $0.screenInteraction = .absorbTouches
        $0.entryInteraction = .absorbTouches
        $0.scroll = .disabled
        $0.screenBackground = .color(color: light)
        $0.entryBackground = .color(color: .white)
        $0.entranceAnimation = .init(
          scale: .init(from: 0.9, to: 1, duration: 0.4, spring: spring(1)),
          fade: .init(from: 0, to: 1, duration: 0.3))
        $0.exitAnimation = .init(fade: .init(from: 1, to: 0, duration: 0.2))
        $0.shadow = shadow(0.3, 5)
        $0.positionConstraints.maxSize = most
      },
      Example("Alerts & Popups / Service Rating", rating, base: .centerFloat) {
        $0.windowLevel = .alerts
        $0.displayDuration = .infinity
        $0.hapticFeedbackType = .success
        $0.screenInteraction = .absorbTouches
        $0.entryInteraction = .absorbTouches
        $0.scroll = .disabled
        $0.screenBackground = .color(color: light)
        $0.entryBackground = .visualEffect(style: .standard)
        $0.entranceAnimation = .init(
          scale: .init(from: 0.9, to: 1, duration: 0.4, spring: spring(0.8)),
          fade: .init(from: 0, to: 1, duration: 0.3))
        $0.exitAnimation = .init(
          scale: .init(from: 1, to: 0.4, duration: 0.4, spring: spring(1)),
          fade: .init(from: 1, to: 0, duration: 0.2))
        $0.positionConstraints.maxSize = most
      },
    ]
  }
}
