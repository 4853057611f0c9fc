extension Presentation {
  /// Whether the overlay rests at its own position because its anchor isn't visible.
  private func isAwayFromAnchor(in viewport: OverlayViewport) -> Bool {
    guard let anchoring = overlay.anchor, anchoring.fallsBackToPosition else { return false }
    return viewport.isHidden(anchoring.anchor) || viewport.isLost(anchoring.anchor)
  }

  /// Returns the place of the overlay next to its anchor, or `nil` if the overlay has no anchor or
  /// rests at its own position.
  func anchoredPlace(of size: OverlaySize, in area: OverlayViewport) -> AnchoredPlace? {
    guard let anchoring = overlay.anchor, !isAwayFromAnchor(in: area) else { return nil }
    return AnchoredPlace(
      of: size, beside: area.frame(of: anchoring.anchor),
      at: anchorEdge ?? anchoring.edge(in: area.layoutDirection), in: overlay.roomBeside(in: area),
      anchoring, direction: area.layoutDirection)
  }

  /// Returns the position that determines the directions of swipes and slides.
  ///
  /// If the overlay has an anchor, the position corresponds to the edge of the anchor at which the
  /// overlay is placed.
  func placementOfSwipes(in direction: OverlayViewport.LayoutDirection) -> OverlayPosition {
    guard let anchoring = overlay.anchor else { return overlay.placement }
    return switch anchorEdge ?? anchoring.edge(in: direction) {
    case .top: .top
    case .bottom: .bottom
    case .left: direction == .leftToRight ? .leading : .trailing
    case .right: direction == .leftToRight ? .trailing : .leading
    }
  }

  /// Moves the overlay to an edge of its anchor that has enough space.
  ///
  /// If the overlay is visible, the move is animated.
  mutating func takeSide(in step: Step) {
    let place = restingFrame(in: step.viewport).origin
    guard chooseEdge(in: step), hasEntered else { return }
    move(by: restingFrame(in: step.viewport).origin - place, in: step)
  }

  /// Follows the anchor after it moved, became visible or became hidden.
  ///
  /// Usually, the overlay moves with its anchor without an animation. If the overlay is visible,
  /// these moves are animated: to another edge, from an unknown place, and between its anchor and
  /// its own position.
  mutating func followAnchor(from known: OverlayViewport, in step: Step) {
    stopAwaitingAnchor()
    let place = restingFrame(in: known).origin
    let wasLost = overlay.anchor.map { known.isLost($0.anchor) } ?? false
    let changesPlace = isAwayFromAnchor(in: known) != isAwayFromAnchor(in: step.viewport)
    if chooseEdge(in: step) || wasLost || changesPlace, hasEntered, !hidden.contains(.anchorHidden)
    {
      move(by: restingFrame(in: step.viewport).origin - place, in: step)
    }
    showOrHide(in: step)
  }

  /// Applies an update that may have changed or removed the overlay's anchor.
  ///
  /// `earlier` is the anchoring before the update, and `place` is the overlay's frame at that time.
  mutating func changeAnchor(
    from earlier: Anchoring?, at place: OverlayRect, in step: inout Step
  ) {
    if overlay.anchor != nil {
      // An anchored overlay isn't part of its lane's list or stack.
      arrange(to: .alone, in: step)
      hide(for: .noRoom, false, in: step)
      share([], in: step)
    }
    if overlay.anchor?.anchor != earlier?.anchor {
      lie(at: nil)
      stopAwaitingAnchor()
      step.follow(
        overlay.anchor, from: earlier.map { step.viewport.frame(of: $0.anchor) } ?? place)
    } else if anchorWaitEnd != nil, let anchor = overlay.anchor {
      awaitAnchor(until: step.now.advanced(by: anchor.maximumWait))
    }
    if overlay.anchor.map({ !step.viewport.isLost($0.anchor) }) ?? false {
      _ = chooseEdge(in: step)
    }
    showOrHide(in: step)
  }

  /// Chooses the edge of the anchor, and returns whether the edge changed.
  private mutating func chooseEdge(in step: Step) -> Bool {
    guard let anchoring = overlay.anchor else { return false }
    let area = step.viewport.area(of: id)
    let edge = AnchoredPlace.edge(
      for: size, beside: step.viewport.frame(of: anchoring.anchor),
      in: overlay.roomBeside(in: area), anchoring, direction: area.layoutDirection,
      current: anchorEdge)
    guard edge != anchorEdge else { return false }
    lie(at: edge)
    return true
  }

  /// Hides the overlay while it waits for its missing anchor.
  ///
  /// Returns `true` if the overlay waits, or rests at its own position instead. Returns `false` if
  /// the overlay must be dismissed.
  mutating func awaitAnchor(in step: Step) -> Bool {
    if overlay.anchor?.fallsBackToPosition == true { return true }
    guard let wait = overlay.anchor?.maximumWait, wait > .zero else { return false }
    switch phase {
    case .checking, .measuring, .entering, .resting, .dragged, .returning: break
    // The wait starts at the overlay's next turn.
    case .exiting(_, .interrupted): return true
    case .exiting(_, .dismissed): return false
    }
    if anchorWaitEnd == nil { awaitAnchor(until: step.now.advanced(by: wait)) }
    showOrHide(in: step)
    return true
  }

  func hasAwaitedAnchor(at now: Instant) -> Bool {
    phase.isStaying && anchorWaitEnd.map { $0 <= now } ?? false
  }

  /// Hides or shows the overlay together with its anchor.
  mutating func showOrHide(in step: Step) {
    let isHidden =
      overlay.anchor.map {
        !$0.fallsBackToPosition && (step.viewport.isHidden($0.anchor) || anchorWaitEnd != nil)
      } ?? false
    // An overlay that exits while hidden stays hidden.
    guard isHidden != hidden.contains(.anchorHidden), isHidden || phase.isStaying else { return }
    hide(for: .anchorHidden, isHidden, in: step)
    fade(to: overlay.opacity, by: hasEntered ? step.calm(Self.hiding) : .immediate, in: step)
    // The scrim fades too, so that the user can scroll the anchor back into view.
    if hasEntered, phase.isStaying { dim(in: step) }
  }

  /// The timing for hiding or showing an overlay with its anchor.
  ///
  /// It is short because the anchor has already changed.
  private static let hiding = Timing.easeOut(.milliseconds(120))
}

extension OverlayViewport {
  /// Returns the last visible frame of an anchor, or an empty frame if it was never visible.
  func frame(of anchor: AnchorID) -> OverlayRect { (anchors[anchor] ?? AnchorState()).frame }

  func isHidden(_ anchor: AnchorID) -> Bool { anchors[anchor]?.condition == .hidden }

  /// Whether an anchor doesn't exist, or hasn't been reported yet.
  func isLost(_ anchor: AnchorID) -> Bool {
    switch (anchors[anchor] ?? AnchorState()).condition {
    case .seen, .hidden: false
    case .gone, .unknown: true
    }
  }

  func isGone(_ anchor: AnchorID) -> Bool { anchors[anchor]?.condition == .gone }
}
