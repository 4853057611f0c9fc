import Foundation
import SwiftEntryKit

extension Example {
  /// Creates a strip of 120 points with a line of text, like a media player.
  private static func strip(_ text: String) -> UIView {
    let (view, label) = (UIView(), UILabel())
    label.text = text
    view.backgroundColor = .white
    view.clipsToBounds = true
    view.layer.cornerRadius = 5
    view.addSubview(label)
    label.centerInSuperview()
    view.set(.height, of: 120)
    return view
  }

  private static func floating(_ attributes: inout EKAttributes) {
    attributes.hapticFeedbackType = .success
    attributes.displayDuration = 3
    attributes.screenBackground = .clear
    attributes.entryBackground = .clear
    attributes.screenInteraction = .forward
    attributes.entryInteraction = .absorbTouches
    attributes.entranceAnimation = .init(
      translate: .init(duration: 0.5, spring: spring(0.9)),
      scale: .init(from: 0.8, to: 1, duration: 0.5, spring: spring(0.8)),
      fade: .init(from: 0.7, to: 1, duration: 0.3))
    attributes.exitAnimation = .init(
      translate: .init(duration: 0.5), scale: .init(from: 1, to: 0.8, duration: 0.5),
      fade: .init(from: 1, to: 0, duration: 0.5))
    attributes.popBehavior = .animated(
      animation: .init(
        translate: .init(duration: 0.3), scale: .init(from: 1, to: 0.8, duration: 0.3)))
    attributes.shadow = shadow(0.3, 6)
    attributes.positionConstraints.verticalOffset = 10
    attributes.positionConstraints.size = .init(width: .offset(value: 20), height: .intrinsic)
    attributes.positionConstraints.maxSize = most
  }

  static var custom: [Example] {
    [
      Example("Custom / Navigation Flow", strip("List"), base: .bottomFloat) {
        $0.displayDuration = .infinity
        $0.screenBackground = .color(color: light)
        $0.entryBackground = .color(color: .white)
        $0.screenInteraction = .dismiss
        $0.entryInteraction = .absorbTouches
        $0.scroll = .edgeCrossingDisabled(swipeable: true)
        $0.entranceAnimation = .init(translate: .init(duration: 0.5, spring: spring(1)))
        $0.exitAnimation = .init(translate: .init(duration: 0.35))
        $0.popBehavior = .animated(animation: .init(translate: .init(duration: 0.35)))
        $0.shadow = shadow(0.3, 6)
        $0.positionConstraints.size = .init(width: .fill, height: .ratio(value: 0.6))
        $0.positionConstraints.verticalOffset = 0
        $0.positionConstraints.safeArea = .overridden
        $0.statusBar = .dark
      },
      Example("Custom / View Controller", strip("Player"), base: .bottomFloat) {
        floating(&$0)
        $0.statusBar = .dark
      },
      Example("Custom / View from Nib", strip("Player"), base: .bottomFloat) {
        floating(&$0)
        $0.statusBar = .ignored
      },
    ]
  }
}
