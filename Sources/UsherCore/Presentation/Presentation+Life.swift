extension Presentation {
  /// Starts the overlay's turn: its content is built and measured, or the app draws it at once.
  mutating func begin(
    at now: Instant, isAttached: Bool, under common: Attention, in surroundings: Surroundings
  ) -> [Command] {
    switch overlay.drawing {
    case .host:
      phase = .measuring
      let proposal = overlay.proposal(in: surroundings.viewport)
      return (isAttached ? [] : [.attach(id)]) + [.measure(id, proposal)]
    case .app:
      enter(at: now)
      phase = .resting(firstCountdown(at: now, under: common))
      return tell(.entered) + tell(.presented)
    }
  }

  /// Applies a measured size: the first one starts the entrance, and a later one changes the frame.
  mutating func measure(
    as size: Size, at now: Instant, in surroundings: Surroundings
  ) -> [Command] {
    let known = self.size
    resize(to: size, at: now, in: surroundings)
    guard case .measuring = phase else {
      keepLeaving(surroundings.viewport, as: known, for: surroundings.viewport, at: now)
      return []
    }
    enter(at: now)
    phase = .entering(entranceMotion(by: overlay.entrance, at: now, in: surroundings))
    return tell(.entered)
  }

  /// Starts the exit from the current pose and velocity, or at the end of the minimum time.
  ///
  /// The first reason counts.
  mutating func dismiss(
    _ reason: DismissReason, at now: Instant, in surroundings: Surroundings
  ) -> [Command] {
    switch phase {
    case .exiting(let motion, .interrupted):
      phase = .exiting(motion, .dismissed(reason))
      return tell(.left)
    case .asked, .measuring, .exiting(_, .dismissed):
      return []
    case .entering, .resting, .dragged, .returning:
      if let entered, reason.waitsForMinimumTime,
        now < entered.advanced(by: overlay.minimumTime)
      {
        owed = owed ?? reason
        // A countdown that has ended must not end again and again until then.
        if case .timedOut = reason { phase = phase.counting(.endless) }
        return []
      }
      return leave(.dismissed(reason), by: overlay.exit, at: now, in: surroundings)
    }
  }

  /// Starts the exit in favour of another overlay that takes the place, for good or as an
  /// interruption.
  mutating func giveWay(
    to departure: Departure, at now: Instant, in surroundings: Surroundings
  ) -> [Command] {
    leave(departure, by: overlay.replaced ?? overlay.exit, at: now, in: surroundings)
  }

  private mutating func leave(
    _ departure: Departure, by transition: OverlayTransition, at now: Instant,
    in surroundings: Surroundings
  ) -> [Command] {
    let motion: Motion
    switch overlay.drawing {
    case .host: motion = exitMotion(by: transition, at: now, in: surroundings)
    case .app:
      motion = Motion(
        from: .resting, to: .resting, offset: .immediate, opacity: .immediate, start: now)
    }
    return leave(departure, along: motion, at: now)
  }

  /// Starts an exit along a motion.
  mutating func leave(
    _ departure: Departure, along motion: Motion, at now: Instant
  ) -> [Command] {
    timeLeftAtExit = timeLeft(at: now)
    owed = nil
    attention.subtract([.touch, .drag])
    phase = .exiting(motion, departure)
    dimming.dim(to: 0, by: overlay.backdrop?.fadeOut ?? .immediate, at: now)
    switch departure {
    case .dismissed: return tell(.left)
    case .interrupted: return []
    }
  }

  /// Performs the step that was due at `deadline`.
  ///
  /// - Returns: The commands, and the departure if the exit has ended, which is left to the engine.
  mutating func settle(
    at deadline: Instant, under common: Attention, in surroundings: Surroundings
  ) -> (commands: [Command], departure: Departure?) {
    // An overlay that arrives at the moment of its dismissal has arrived first.
    let arrives =
      switch phase {
      case .entering(let motion), .returning(let motion, _): motion.end == deadline
      case .asked, .measuring, .resting, .dragged, .exiting: false
      }
    if let owed, owedAt.map({ $0 <= deadline }) == true, phase.isStanding, !arrives {
      return (
        leave(.dismissed(owed), by: overlay.exit, at: deadline, in: surroundings), nil
      )
    }
    // The end of a phase or a dismissal at the same moment goes first: an exiting overlay need not
    // unfold.
    if phase.isStanding, let end = fold.end, end <= deadline, due.map({ $0 > deadline }) ?? true {
      return (unfold(in: surroundings), nil)
    }
    switch phase {
    case .asked, .measuring, .dragged(_, .entrance):
      return ([], nil)
    case .entering, .returning(_, .entrance):
      attention.remove(.drag)
      phase = .resting(firstCountdown(at: deadline, under: common))
      return (tell(.presented), nil)
    case .returning(let motion, .rest(let countdown)) where motion.end <= deadline:
      attention.remove(.drag)
      phase = .resting(countdown)
      reconcileCountdown(at: deadline, under: common)
      return ([], nil)
    case .resting, .dragged(_, .rest), .returning(_, .rest):
      return (dismiss(.timedOut, at: deadline, in: surroundings), nil)
    case .exiting(_, let departure):
      return ([], departure)
    }
  }

  /// Updates the overlay's values; an exiting overlay returns.
  mutating func update(
    to overlay: Overlay, at now: Instant, under common: Attention, in surroundings: Surroundings
  ) -> [Command] {
    let (fixed, place) = (self.overlay, restingFrame(in: surroundings).origin)
    self.overlay = overlay
    self.overlay.keepTurn(of: fixed)
    owed = nil
    resumed = nil
    switch phase {
    case .asked: return []
    case .measuring, .entering, .dragged(_, .entrance), .returning(_, .entrance): break
    case .resting, .dragged(_, .rest), .returning(_, .rest):
      restartCountdown(at: now, under: common)
    case .exiting: phase = .returning(reviveMotion(at: now, in: surroundings), .entrance)
    }
    planUnfolding(at: now)
    if wasSeen, fixed.drawing == .host {
      move(by: restingFrame(in: surroundings).origin - place, at: now, in: surroundings)
      if let backdrop = overlay.backdrop {
        dimming.dim(to: 1, by: backdrop.fadeIn, at: now)
      } else {
        dimming.dim(to: 0, by: .easeIn(.milliseconds(200)), at: now)
      }
    }
    switch fixed.drawing {
    case .app: return []
    case .host: return refresh(in: surroundings)
    }
  }

  /// Returns the commands to rebuild the content and measure it again.
  func refresh(in surroundings: Surroundings) -> [Command] {
    [.refresh(id), .measure(id, overlay.proposal(in: surroundings.viewport))]
  }

  /// Ends the overlay at once and for good, without a motion.
  ///
  /// `reason` counts unless an exit for another reason has begun.
  mutating func end(for reason: DismissReason) -> [Command] {
    let counted: DismissReason
    switch phase {
    case .asked: return [.notify(id, .didDismiss(reason))]
    case .exiting(_, .dismissed(let first)): counted = first
    case .measuring, .entering, .resting, .dragged, .returning, .exiting(_, .interrupted):
      counted = reason
    }
    let farewell = progress > .requested ? tell(.left) : []
    let detachment: [Command] = overlay.drawing == .host ? [.detach(id)] : []
    return farewell + detachment + [.notify(id, .didDismiss(counted))]
  }
}
