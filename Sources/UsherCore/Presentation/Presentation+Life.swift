extension Presentation {
  /// Starts the overlay's turn.
  ///
  /// Its content is built and measured, or the app draws it immediately. If `isAttached` is `true`,
  /// the host still has the content of the interrupted overlay.
  mutating func beginTurn(isAttached: Bool, in step: inout Step) {
    switch overlay.drawing {
    case .host:
      phase = .measuring
      step.follow(overlay.anchor)
      if !isAttached { step.give(.attach(id)) }
      step.give(.measure(id, overlay.proposal(in: step.viewport.area(of: id))))
    case .app:
      beginEntrance(in: step)
      phase = .resting(firstCountdown(in: step))
      tell(.entered, in: &step)
      tell(.presented, in: &step)
    }
  }

  /// Applies a measured size.
  ///
  /// The first size starts the entrance.
  mutating func measure(as size: OverlaySize, in step: inout Step) {
    let known = self.size
    resize(to: size, in: step)
    takeSide(in: step)
    showOrHide(in: step)
    guard case .measuring = phase else {
      keepLeaving(step.viewport, as: known, in: step)
      avoidFocusedArea(in: step)
      return
    }
    avoidFocusedArea(in: step)
    beginEntrance(in: step)
    phase = .entering(entranceMotion(by: overlay.entrance, from: step.now, in: step))
    tell(.entered, in: &step)
  }

  /// Starts the exit now, or after the minimum time if the app or the lifetime is the reason.
  ///
  /// If several dismissals wait, the first reason is used. Does nothing if the overlay is exiting
  /// permanently, or isn't visible yet.
  mutating func dismiss(_ reason: DismissReason, in step: inout Step) {
    switch phase {
    case .exiting(let motion, .interrupted):
      phase = .exiting(motion, .dismissed(reason))
      tell(.left, in: &step)
    case .checking, .measuring, .exiting(_, .dismissed):
      return
    case .entering, .resting, .dragged, .returning:
      if let entranceStart, reason.waitsForMinimumTime,
        step.now < entranceStart.advanced(by: overlay.minimumTime)
      {
        postponed = postponed ?? reason
        // The countdown becomes endless. Otherwise, it would end again before the minimum time has
        // passed.
        if case .timedOut = reason { phase = phase.with(.endless) }
        return
      }
      leave(.dismissed(reason), by: overlay.exit, in: &step)
    }
  }

  /// Starts the exit because another overlay takes this overlay's place.
  mutating func giveWay(to departure: Departure, in step: inout Step) {
    leave(departure, by: overlay.replaced ?? overlay.exit, in: &step)
  }

  /// Starts the exit because of a quiet rule.
  ///
  /// The overlay returns later, unless a dismissal was waiting for the minimum time.
  mutating func fallSilent(in step: inout Step) {
    let departure =
      postponed.map { Departure.dismissed($0) } ?? .interrupted(keptCountdown(in: step))
    leave(departure, by: overlay.exit, in: &step)
  }

  private mutating func leave(
    _ departure: Departure, by transition: OverlayTransition, in step: inout Step
  ) {
    let motion: Motion
    switch overlay.drawing {
    case .host: motion = exitMotion(by: transition, in: step)
    case .app:
      motion = Motion(
        from: .resting, to: .resting, offset: .immediate, opacity: .immediate, start: step.now)
    }
    leave(departure, along: motion, in: &step)
  }

  mutating func leave(
    _ departure: Departure, along motion: Motion, in step: inout Step
  ) {
    timeLeftAtExit = timeLeft(at: step.now, under: step.timeoutScale)
    postponed = nil
    attention.subtract([.touch, .drag])
    phase = .exiting(motion, departure)
    dim(to: 0, by: overlay.backdrop?.fadeOut ?? .immediate, in: step)
    switch departure {
    case .dismissed: tell(.left, in: &step)
    case .interrupted: break
    }
  }

  /// Performs one step that is due, such as the end of the entrance or a timeout.
  ///
  /// - Returns: The departure that the engine must perform if the exit has ended, and otherwise
  ///   `nil`.
  mutating func meetDeadline(in step: inout Step) -> Departure? {
    // If a motion and the minimum time end at the same moment, the overlay first arrives at its
    // place.
    let arrives =
      switch phase {
      case .entering(let motion), .returning(let motion, _): motion.end == step.now
      case .checking, .measuring, .resting, .dragged, .exiting: false
      }
    if let postponed, postponedUntil.map({ $0 <= step.now }) == true, phase.isStaying, !arrives {
      leave(.dismissed(postponed), by: overlay.exit, in: &step)
      return nil
    }
    // If a phase ends or a dismissal is due at the same moment, the overlay doesn't expand yet,
    // because an exiting overlay need not expand.
    if phase.isStaying, let end = collapseState.end, end <= step.now,
      due.map({ $0 > step.now }) ?? true
    {
      expand(in: &step)
      return nil
    }
    switch phase {
    case .checking, .measuring, .dragged(_, .entrance): break
    case .entering, .returning(_, .entrance):
      // During an entrance, only the app can have reported `drag`, and it will also report its end.
      if case .returning = phase { attention.remove(.drag) }
      phase = .resting(firstCountdown(in: step))
      tell(.presented, in: &step)
    case .returning(let motion, .rest(let countdown)) where motion.end <= step.now:
      attention.remove(.drag)
      phase = .resting(resumedCountdown(countdown, by: overlay.resumePolicy, in: step))
    case .resting, .dragged(_, .rest), .returning(_, .rest):
      dismiss(.timedOut, in: &step)
    case .exiting(_, let departure):
      return departure
    }
    return nil
  }

  /// Whether the overlay exits for a reason that an update can't undo.
  ///
  /// This applies if the user dismissed the overlay or its owner was removed. It also applies if
  /// its anchor was removed and the update keeps that anchor.
  func staysDismissed(under overlay: OverlayConfiguration) -> Bool {
    guard case .exiting(_, .dismissed(let reason)) = phase else { return false }
    if reason == .anchorGone { return overlay.anchor?.anchor == self.overlay.anchor?.anchor }
    return reason.isByUser || reason == .ownerGone
  }

  /// Updates the overlay's values.
  ///
  /// If `restarts` is `true`, a started countdown restarts. An exiting overlay returns.
  mutating func update(
    to overlay: OverlayConfiguration, restarts: Bool = true, in step: inout Step
  ) {
    let (fixed, place) = (self.overlay, restingFrame(in: step.viewport).origin)
    let hole = spotlight(at: step.now, in: step.viewport)
    if overlay.opacity != fixed.opacity, hasEntered || adjustment != nil {
      fade(to: overlay.opacity, in: step)
    }
    self.overlay = overlay
    self.overlay.keepTurn(of: fixed)
    stayAcross()
    if restarts {
      postponed = nil
      resumed = nil
    }
    switch phase {
    case .checking: return
    case .measuring, .entering, .dragged(_, .entrance), .returning(_, .entrance): break
    case .resting, .dragged(_, .rest), .returning(_, .rest):
      if restarts { restartCountdown(in: step) } else { reconcileCountdown(in: step) }
    case .exiting:
      stopAwaitingAnchor()
      phase = .returning(reviveMotion(in: step), .entrance)
    }
    planExpansion(at: step.now)
    if fixed.drawing == .host {
      changeAnchor(from: fixed.anchor, at: OverlayRect(origin: place, size: size), in: &step)
    }
    if hasEntered, fixed.drawing == .host {
      move(by: restingFrame(in: step.viewport).origin - place, in: step)
      if fixed.hole != overlay.hole { moveSpotlight(from: hole, in: step) }
      dim(in: step)
    }
    avoidFocusedArea(in: step)
    switch fixed.drawing {
    case .app: break
    case .host: refresh(in: &step)
    }
  }

  /// Replaces the overlay's values after its content changed.
  ///
  /// Unlike `update(to:in:)`, this doesn't restart the countdown, and an exiting overlay doesn't
  /// return.
  mutating func meetNeeds(as overlay: OverlayConfiguration, in step: Step) {
    self.overlay = overlay
    reconcileCountdown(in: step)
    planExpansion(at: step.now)
  }

  /// Changes the lifetime and restarts the countdown.
  ///
  /// This cancels a timeout that waits for the minimum time.
  mutating func changeLifetime(to lifetime: OverlayDuration, in step: Step) {
    overlay.lifetime = lifetime
    resumed = nil
    if postponed == .timedOut { postponed = nil }
    restartCountdown(in: step)
  }

  /// Orders the host to rebuild and remeasure the content.
  func refresh(in step: inout Step) {
    step.give(.refresh(id))
    step.give(.measure(id, overlay.proposal(in: step.viewport.area(of: id))))
  }

  /// Ends the overlay immediately and permanently, without an animation.
  ///
  /// `reason` is used unless an exit for another reason has started.
  mutating func end(for reason: DismissReason, in step: inout Step) {
    let finalReason: DismissReason
    switch phase {
    case .checking: return step.give(.notify(id, .didDismiss(reason)))
    case .exiting(_, .dismissed(let first)): finalReason = first
    case .measuring, .entering, .resting, .dragged, .returning, .exiting(_, .interrupted):
      finalReason = reason
    }
    if progress > .requested { tell(.left, in: &step) }
    if overlay.drawing == .host { step.give(.detach(id)) }
    step.give(.notify(id, .didDismiss(finalReason)))
  }
}
