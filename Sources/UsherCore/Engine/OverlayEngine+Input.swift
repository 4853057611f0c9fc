extension OverlayEngine {
  /// The overlay a key would act on now: the front one that the key may dismiss; `nil` leaves the key
  /// to the app.
  public func target(of key: Key) -> OverlayID? {
    switch key {
    case .escape:
      lane.shown.last { $0.phase.acceptsInput && $0.overlay.dismissesOnEscape }?.id
    }
  }

  mutating func pressKey(_ key: Key, at now: Instant, commands: inout [Command]) {
    guard let id = target(of: key), let index = lane.index(of: id) else { return }
    dismiss(at: index, for: .escapePressed, at: now, commands: &commands)
  }

  /// Follows one pointer at a time: while one is down on an overlay, another's `began` is ignored.
  mutating func movePointer(
    _ stage: PointerStage, _ sample: PointerSample, at now: Instant, commands: inout [Command]
  ) {
    guard sample.isUsable else {
      commands.append(.report(.unusablePointer(sample)))
      if stage == .ended || stage == .cancelled { cancelPress(at: now) }
      return
    }
    switch stage {
    case .began: beginPress(sample, at: now)
    case .moved: movePress(to: sample, at: now, commands: &commands)
    case .ended: endPress(at: sample, now: now, commands: &commands)
    case .cancelled: cancelPress(at: now)
    }
  }

  private mutating func beginPress(_ sample: PointerSample, at now: Instant) {
    guard press == nil, case .overlay(let id) = hitTest(sample.position, at: now),
      let index = lane.index(of: id)
    else { return }
    press = Press(overlay: id, start: sample, course: .undecided)
    lane.shown[index].hold(at: now)
  }

  private mutating func movePress(
    to sample: PointerSample, at now: Instant, commands: inout [Command]
  ) {
    guard let press, let index = lane.index(of: press.overlay) else { return }
    switch press.course {
    case .undecided:
      let course = press.course(at: sample.position, on: lane.shown[index].overlay)
      self.press?.course = course
      guard course == .dragging else { return }
      commands += lane.shown[index].beginDrag(
        from: press.start, to: sample, at: now, in: surroundings)
    case .dragging: lane.shown[index].moveDrag(to: sample)
    case .failed: break
    }
  }

  private mutating func endPress(
    at sample: PointerSample, now: Instant, commands: inout [Command]
  ) {
    guard let press, let index = lane.index(of: press.overlay) else { return }
    self.press = nil
    switch press.course {
    case .dragging:
      commands += lane.shown[index].endDrag(at: sample, now: now, in: surroundings)
    case .undecided
    where !press.start.isOnControl && lane.shown[index].overlay.tap == .dismiss:
      dismiss(at: index, for: .overlayTapped, at: now, commands: &commands)
    case .undecided, .failed:
      lane.shown[index].releaseHold(at: now)
    }
  }

  private mutating func cancelPress(at now: Instant) {
    guard let press, let index = lane.index(of: press.overlay) else { return }
    self.press = nil
    switch press.course {
    case .dragging: lane.shown[index].comeBack(at: now, velocity: .zero, in: surroundings)
    case .undecided, .failed: lane.shown[index].releaseHold(at: now)
    }
  }
}
