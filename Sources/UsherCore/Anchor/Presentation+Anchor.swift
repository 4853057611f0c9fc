extension Presentation {
  /// Returns the place beside the anchor at a size; `nil` for an overlay without an anchor.
  func anchoredPlace(of size: OverlaySize, in area: OverlayViewport) -> AnchoredPlace? {
    guard let anchoring = overlay.anchor else { return nil }
    return AnchoredPlace(
      of: size, beside: area.frame(of: anchoring.anchor),
      at: anchorEdge ?? anchoring.edge(in: area.layoutDirection), in: overlay.roomBeside(in: area),
      anchoring, direction: area.layoutDirection)
  }

  /// The placement of the overlay; for one beside an anchor, the one at the edge that leads away
  /// from its anchor.
  func placementOfSwipes(in direction: OverlayViewport.LayoutDirection) -> OverlayPosition {
    guard let anchoring = overlay.anchor else { return overlay.placement }
    return switch anchorEdge ?? anchoring.edge(in: direction) {
    case .top: .top
    case .bottom: .bottom
    case .left: direction == .leftToRight ? .leading : .trailing
    case .right: direction == .leftToRight ? .trailing : .leading
    }
  }

  /// Takes the side of the anchor that has room; a visible overlay begins to move there.
  mutating func takeSide(in step: Step) {
    let place = restingFrame(in: step.viewport).origin
    guard chooseEdge(in: step), hasEntered else { return }
    move(by: restingFrame(in: step.viewport).origin - place, in: step)
  }

  /// Follows the anchor, which has moved, has come into sight or has got out of it.
  ///
  /// The overlay moves with its anchor, unless it is seen and takes another side or did not know
  /// where its anchor was: then it begins to move there from where it is.
  mutating func followAnchor(from known: OverlayViewport, in step: Step) {
    stopAwaitingAnchor()
    let place = restingFrame(in: known).origin
    let wasLost = overlay.anchor.map { known.isLost($0.anchor) } ?? false
    if chooseEdge(in: step) || wasLost, hasEntered, !hidden.contains(.anchorHidden) {
      move(by: restingFrame(in: step.viewport).origin - place, in: step)
    }
    showOrHide(in: step)
  }

  /// Follows an update, which may have put the overlay beside another anchor or none.
  ///
  /// - Parameters:
  ///   - earlier: The anchoring before the update.
  ///   - place: The overlay's frame before the update.
  ///   - step: The step of the update.
  mutating func changeAnchor(
    from earlier: Anchoring?, at place: OverlayRect, in step: inout Step
  ) {
    if overlay.anchor != nil {
      // From now on the lane's list or stack leaves the overlay alone, also if it had no room
      // there.
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

  /// Chooses the edge of the anchor at which the overlay lies, and returns whether it is another
  /// one.
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

  /// Waits for an anchor that is not there, unseen; returns `false` if the overlay has to go
  /// instead.
  mutating func awaitAnchor(in step: Step) -> Bool {
    guard let wait = overlay.anchor?.maximumWait, wait > .zero else { return false }
    switch phase {
    case .checking, .measuring, .entering, .resting, .dragged, .returning: break
    // It waits once it has its turn again.
    case .exiting(_, .interrupted): return true
    case .exiting(_, .dismissed): return false
    }
    if anchorWaitEnd == nil { awaitAnchor(until: step.now.advanced(by: wait)) }
    showOrHide(in: step)
    return true
  }

  /// Whether the overlay has waited for its anchor long enough.
  func hasAwaitedAnchor(at now: Instant) -> Bool {
    phase.isStaying && anchorWaitEnd.map { $0 <= now } ?? false
  }

  /// Vanishes with the anchor, or comes back with it.
  mutating func showOrHide(in step: Step) {
    let isHidden =
      overlay.anchor.map { step.viewport.isHidden($0.anchor) || anchorWaitEnd != nil } ?? false
    // What leaves unseen stays unseen.
    guard isHidden != hidden.contains(.anchorHidden), isHidden || phase.isStaying else { return }
    hide(for: .anchorHidden, isHidden, in: step)
    fade(to: overlay.opacity, by: hasEntered ? step.calm(Self.hiding) : .immediate, in: step)
    // Otherwise the user could not bring the anchor back into sight.
    if hasEntered, phase.isStaying { dim(in: step) }
  }

  /// The timing by which an overlay vanishes with its anchor: short, since the anchor has gone from
  /// sight already.
  private static let hiding = Timing.easeOut(.milliseconds(120))
}

extension OverlayViewport {
  /// Returns the visible frame of an anchor, or the last one; empty for an unknown anchor.
  func frame(of anchor: AnchorID) -> OverlayRect { (anchors[anchor] ?? AnchorState()).frame }

  /// Whether an anchor is there and cannot be seen.
  func isHidden(_ anchor: AnchorID) -> Bool { anchors[anchor]?.condition == .hidden }

  /// Whether an anchor is not there, or nothing is known of it yet.
  func isLost(_ anchor: AnchorID) -> Bool {
    switch (anchors[anchor] ?? AnchorState()).condition {
    case .seen, .hidden: false
    case .gone, .unknown: true
    }
  }

  /// Whether an anchor has been reported as gone.
  func isGone(_ anchor: AnchorID) -> Bool { anchors[anchor]?.condition == .gone }
}
