// Overlays avoid the area with the app's keyboard focus.

extension Presentation {
  /// Moves the overlay to the opposite edge if it covers the focused area, and wouldn't cover it
  /// there.
  ///
  /// The overlay moves only once. Otherwise, it would jump while the user moves between fields.
  mutating func avoidFocusedArea(in step: Step) {
    guard let area = step.focusedArea, avoidedFrom == nil, canAvoidFocus else { return }
    var turned = overlay
    turned.placement = overlay.placement.acrossTheHeight
    let frame = restingFrame(in: step.viewport)
    guard frame.intersects(area),
      !turned.restingFrame(of: size, in: step.viewport.area(of: id)).intersects(area)
    else { return }
    crossOver(to: turned)
    if hasEntered { move(by: restingFrame(in: step.viewport).origin - frame.origin, in: step) }
  }

  private var canAvoidFocus: Bool {
    switch phase {
    case .measuring, .entering, .resting, .returning: overlay.canAvoidFocus
    case .checking, .dragged, .exiting: false
    }
  }
}

extension OverlayConfiguration {
  /// Whether the overlay may move to the opposite edge.
  var canAvoidFocus: Bool {
    guard case .avoided = obstructions else { return false }
    return drawing == .host && anchor == nil && backdrop == nil && placement.vertical != .center
  }
}

extension OverlayPosition {
  /// The position at the opposite edge.
  var acrossTheHeight: OverlayPosition {
    switch vertical {
    case .top: OverlayPosition(.bottom, horizontal)
    case .center: self
    case .bottom: OverlayPosition(.top, horizontal)
    }
  }
}
