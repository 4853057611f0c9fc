#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import UIKitBridge
@_spi(Facades) internal import Usher

extension Message {
  /// The message's vertical position.
  var place: OverlayPosition.Vertical { (animator as? any OverlayMotion)?.place ?? .center }

  /// The overlay for the message.
  func overlay(in lane: LaneID) -> OverlayConfiguration {
    var overlay = OverlayConfiguration(OverlayPreset.top)
    overlay.placement = OverlayPosition(place)
    // The app's animator adjusts the margins if necessary.
    MessageGeometry.prepare(
      view, for: place, keepsMargins: animation != nil && UIView.usherKeepsOwnMargins)
    let geometry = MessageGeometry(of: view, at: place)
    geometry.place(&overlay)
    overlay.lane = lane
    let (priority, isTooLarge) = 500.addingReportingOverflow(config.priority)
    overlay.priority = Priority(isTooLarge ? .max : priority)
    overlay.identity = config.ignoreDuplicates ? .ignore : .allow
    let times = config.duration.times
    overlay.lifetime = times.lifetime
    overlay.delay = times.delay
    overlay.pausesFor.subtract([.touch, .keyboardOpen])
    overlay.minimumTime = times.minimum
    overlay.obstructions = obstructions(beyond: geometry.margins)
    overlay.backdrop = config.dimMode.backdrop(isModal: config.becomeKeyWindow ?? true)
    overlay.dismissesOnEscape = config.interactiveHide || config.dimMode.interactive
    // The app's animator sets the swipe when it shows the message.
    overlay.swipe = nil
    if let motion = animator as? any OverlayMotion {
      motion.move(&overlay, touchesEdge: geometry.touchesEdge)
      // The message is removed when its exit ends, and the dimming ends at the same time.
      let leaving = Swift.Duration.lasting(motion.hideDuration, atMost: 60)
      overlay.backdrop?.fadeOut = .curve(.easeInOut, min(leaving, .milliseconds(200)))
    }
    if !config.interactiveHide { overlay.swipe = nil }
    countMargins(in: &overlay, on: presenter)
    return overlay
  }

  /// Returns the policy for keyboards, whose spacing includes the tracker's margin if there is a
  /// tracker.
  private func obstructions(beyond margins: Insets) -> ObstructionPolicy {
    let own = max(margins.bottom, 0)
    guard let tracker = config.keyboardTrackingView else { return .avoided(spacing: own) }
    let margin = Double(tracker.topMargin)
    return tracker.isPaused
      ? .ignored : .avoided(spacing: own + (margin.isFinite ? min(max(margin, 0), 10_000) : 0))
  }
}

extension OverlayPosition {
  fileprivate init(_ place: Vertical) {
    switch place {
    case .top: self = .top
    case .center: self = .center
    case .bottom: self = .bottom
    }
  }
}
#endif
