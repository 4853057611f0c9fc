import SwiftEntryKit
import UIKit

// Every attribute of an entry, set as apps set it.

@MainActor
enum EntryAttributes {
  static var everything: EKAttributes {
    var attributes = EKAttributes()
    attributes.name = "everything"
    attributes.windowLevel = .custom(level: UIWindow.Level(rawValue: 1500))
    attributes.position = .center
    attributes.precedence = .override(priority: .max, dropEnqueuedEntries: true)
    attributes.precedence.priority = .high
    attributes.displayDuration = .infinity
    attributes.screenInteraction = .dismiss
    attributes.screenInteraction.customTapActions.append { print("screen tapped") }
    attributes.entryInteraction = .delayExit(by: 3)
    attributes.scroll = .enabled(
      swipeable: true,
      pullbackAnimation: .init(duration: 0.4, damping: 0.5, initialSpringVelocity: 8))
    attributes.hapticFeedbackType = .warning
    attributes.lifecycleEvents.willAppear = { print("will appear") }
    attributes.lifecycleEvents.didDisappear = { print("did disappear") }
    attributes.displayMode = .dark
    attributes.entryBackground = .gradient(
      gradient: .init(
        colors: [EKColor(rgb: 0x1B2F90), EKColor(red: 100, green: 172, blue: 196)],
        startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
    attributes.screenBackground = .visualEffect(style: .init(light: .light, dark: .dark))
    attributes.shadow = .active(
      with: .init(color: .black, opacity: 0.3, radius: 10, offset: CGSize(width: 0, height: 2)))
    attributes.roundCorners = .top(radius: 12)
    attributes.border = .value(color: .separator, width: 0.5)
    attributes.statusBar = .statusBar(by: (visible: true, style: .lightContent))
    attributes.entranceAnimation = .init(
      translate: .init(
        duration: 0.7, anchorPosition: .top, delay: 0.1,
        spring: .init(damping: 1, initialVelocity: 0)),
      scale: .init(from: 0.6, to: 1, duration: 0.7),
      fade: .init(from: 0.8, to: 1, duration: 0.3, delay: 0.2))
    attributes.exitAnimation = .init(fade: .init(from: 1, to: 0, duration: 0.2))
    attributes.popBehavior = .animated(animation: .init(translate: .init(duration: 0.2)))
    attributes.positionConstraints = constraints
    return attributes
  }

  static var constraints: EKAttributes.PositionConstraints {
    var constraints = EKAttributes.PositionConstraints(
      verticalOffset: 10, size: .init(width: .offset(value: 20), height: .intrinsic),
      maxSize: .init(
        width: .constant(value: UIScreen.main.bounds.width), height: .ratio(value: 0.8)))
    constraints.safeArea = .empty(fillSafeArea: true)
    constraints.keyboardRelation = .bind(offset: .init(bottom: 15, screenEdgeResistance: 0))
    constraints.rotation.isEnabled = true
    constraints.rotation.supportedInterfaceOrientations = .all
    if constraints.hasVerticalOffset, !constraints.safeArea.isOverridden,
      constraints.keyboardRelation.isBound
    {
      constraints.size = .sizeToWidth
    }
    return constraints
  }

  static let presets: [(String, EKAttributes)] = [
    ("toast", .toast), ("float", .float), ("top float", .topFloat), ("note", .topNote),
    ("bottom float", .bottomFloat), ("center float", .centerFloat), ("status", .statusBar),
    ("bottom toast", .bottomToast), ("top toast", .topToast), ("bottom note", .bottomNote),
    ("default", .default),
  ]

  static func vary(_ attributes: inout EKAttributes) {
    let backgrounds: [EKAttributes.BackgroundStyle] = [
      .clear, .color(color: .standardBackground), .image(image: UIImage()),
      .visualEffect(style: .standard), .visualEffect(style: .extra),
      .visualEffect(style: .prominent), .visualEffect(style: .dark),
      .visualEffect(style: .init(style: .systemMaterial)),
    ]
    let bars: [EKAttributes.StatusBar] = [.ignored, .hidden, .dark, .light, .inferred]
    let levels: [EKAttributes.WindowLevel] = [.alerts, .statusBar, .normal]
    let corners: [EKAttributes.RoundCorners] = [.none, .all(radius: 5), .bottom(radius: 5)]
    let scrolls: [EKAttributes.Scroll] = [
      .disabled, .edgeCrossingDisabled(swipeable: false),
      .enabled(swipeable: false, pullbackAnimation: .jolt),
      .enabled(swipeable: true, pullbackAnimation: .easeOut),
    ]
    let interactions: [EKAttributes.UserInteraction] = [
      .forward, .absorbTouches, .dismiss,
      .init(defaultAction: .dismissEntry, customTapActions: [{ print("tapped") }]),
    ]
    let queued: [EKAttributes.Precedence] = [
      .enqueue(priority: .init(600)), .enqueue(priority: .min),
      .override(priority: .normal, dropEnqueuedEntries: false),
    ]
    attributes.entryBackground = backgrounds[1] == backgrounds[0] ? backgrounds[2] : backgrounds[3]
    attributes.statusBar = bars.last ?? EKAttributes.StatusBar.currentStatusBar
    attributes.windowLevel = levels[0]
    attributes.windowLevel = .custom(level: levels[1].value + 1)
    attributes.roundCorners = corners[1]
    attributes.scroll = scrolls[2]
    attributes.screenInteraction = interactions[0]
    attributes.precedence = queued[0].priority > .low ? queued[1] : queued[2]
    attributes.popBehavior =
      attributes.popBehavior.isOverriden ? .overridden : attributes.popBehavior
    attributes.border = .none
    attributes.shadow = .none
    attributes.exitAnimation = attributes.exitAnimation.containsFade ? .none : .translation
    attributes.lifecycleEvents = .init(
      willAppear: {}, didAppear: {}, willDisappear: {}, didDisappear: {})
    attributes.positionConstraints = attributes.position.isTop ? .fullWidth : .fullScreen
    attributes.positionConstraints.maxSize = .init(
      width: .constant(value: min(UIScreen.main.bounds.width, UIScreen.main.bounds.height)),
      height: .fill)
    EKAttributes.default = attributes
    EKAttributes.Precedence.QueueingHeuristic.value = .chronological
  }

  // Colors are resolved with the traits of the visible screen.
  static func resolve(for controller: UIViewController) -> [UIColor] {
    let traits = controller.traitCollection
    let color = EKColor(
      light: .white, dark: UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
    let style = EKProperty.LabelStyle(
      font: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15)), color: color,
      alignment: .natural, displayMode: .inferred, numberOfLines: 2)
    let blur = EKAttributes.BackgroundStyle.BlurStyle.standard
    let effect = blur.blurEffect(for: traits, mode: .inferred)
    print(effect, blur.blurStyle(for: traits, mode: .light) == .light)
    return [
      color.color(for: traits, mode: .inferred), color.with(alpha: 0.5).light, color.inverted.dark,
      style.color(for: traits), EKColor(.label).dark,
      EKColor(UIColor(named: "accent") ?? .red).light,
      EKColor.standardContent.light,
    ]
  }
}
