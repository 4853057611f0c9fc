// The area with the app's keyboard focus, which overlays keep clear of.

extension Presentation {
  /// Takes the opposite edge, if the overlay lies over the focused area where it rests, and would
  /// not there; once, so that an overlay does not jump about while the user goes from field to
  /// field.
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

  /// Whether the overlay can take the opposite edge now.
  private var canAvoidFocus: Bool {
    switch phase {
    case .measuring, .entering, .resting, .returning: overlay.canAvoidFocus
    case .checking, .dragged, .exiting: false
    }
  }
}

extension OverlayConfiguration {
  /// Whether the overlay lies at the top or bottom edge by its own choice alone, and leaves the app
  /// usable.
  var canAvoidFocus: Bool {
    guard case .avoided = obstructions else { return false }
    return drawing == .host && anchor == nil && backdrop == nil && placement.vertical != .center
  }
}

extension OverlayPosition {
  /// The placement at the opposite edge of the height.
  var acrossTheHeight: OverlayPosition {
    switch vertical {
    case .top: OverlayPosition(.bottom, horizontal)
    case .center: self
    case .bottom: OverlayPosition(.top, horizontal)
    }
  }
}
