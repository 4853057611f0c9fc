#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import UIKitBridge
internal import Usher

extension OverlayConfiguration {
  /// Creates the configuration for an entry's attributes, with corrected values if necessary.
  init(_ attributes: EKAttributes) {
    let constraints = attributes.positionConstraints
    self.init(
      lane: Entries.lane, placement: OverlayPosition(attributes.position),
      priority: Priority(attributes.precedence.priority),
      precedence: Precedence(attributes.precedence), lifetime: OverlayDuration(attributes),
      pausesFor: attributes.pausesFor, size: SizeConstraints(constraints),
      margins: Insets(constraints, at: attributes.position),
      safeArea: SafeAreaPolicy(constraints.safeArea, at: attributes.position),
      obstructions: ObstructionPolicy(constraints.keyboardRelation),
      tap: TapBehavior(attributes.entryInteraction.defaultAction),
      swipe: SwipePolicy(attributes.scroll, at: attributes.position),
      dismissesOnEscape: attributes.canBeSentAway, backdrop: Backdrop(attributes),
      entrance: OverlayTransition(comingBy: attributes.entranceAnimation),
      exit: OverlayTransition(leavingBy: attributes.exitAnimation),
      replaced: OverlayTransition(poppingBy: attributes.popBehavior))
  }
}

extension Priority {
  init(_ priority: EKAttributes.Precedence.Priority) {
    self.init(priority.rawValue)
  }
}

extension Precedence {
  fileprivate init(_ precedence: EKAttributes.Precedence) {
    switch precedence {
    case .override(_, let drops): self = .replace(dropsWaiting: drops)
    case .enqueue: self = .queue
    }
  }
}

extension OverlayPosition {
  fileprivate init(_ position: EKAttributes.Position) {
    switch position {
    case .top: self = .top
    case .bottom: self = .bottom
    case .center: self = .center
    }
  }
}

extension OverlayDuration {
  fileprivate init(_ attributes: EKAttributes) {
    let seconds = attributes.displayDuration
    self = seconds.isNaN ? .infinite : .seconds(max(seconds, 0))
  }
}

extension EKAttributes {
  /// The reasons to pause the countdown.
  ///
  /// If a tap delays the exit, touches and drags pause the countdown as well.
  fileprivate var pausesFor: Attention {
    if case .delayExit = entryInteraction.defaultAction {
      return [.assistiveTechnology, .touch, .drag]
    }
    return .assistiveTechnology
  }

  /// Whether a tap or a swipe dismisses the entry.
  fileprivate var canBeSentAway: Bool {
    entryInteraction.defaultAction == .dismissEntry
      || screenInteraction.defaultAction == .dismissEntry || scroll.isSwipeable
  }
}

extension WindowDemands {
  /// Creates an entry's demands on the window that shows it.
  init(_ attributes: EKAttributes, isKey: Bool) {
    self.init(level: attributes.windowLevel.value)
    self.isKey = isKey
    statusBar =
      switch attributes.statusBar {
      case .ignored, .inferred: .inherited
      case .hidden: .hidden
      case .dark: .shown(.darkContent)
      case .light: .shown(.lightContent)
      }
    let rotation = attributes.positionConstraints.rotation
    turning =
      switch rotation.supportedInterfaceOrientations {
      case _ where !rotation.isEnabled: .nowhere
      case .standard: .inherited
      case .all: .everywhere
      }
  }
}
#endif
