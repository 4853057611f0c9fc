extension OverlayEngine {
  /// Returns the effect of a key at this moment.
  public func response(to key: Key) -> KeyResponse {
    switch key {
    case .escape:
      let reachable = reachableByKeys
      let leaving = reachable.filter { $0.overlay.dismissesOnEscape }
      let focused = leaving.first { $0.attention.contains(.focusWithin) }
      if let target = focused ?? leaving.first { return .dismiss(target.id) }
      return reachable.contains { $0.isModal } ? .absorb : .passOn
    }
  }

  /// The overlays within reach of a key, front to back: none behind a modal overlay.
  private var reachableByKeys: [Presentation] {
    let touchable = presentations.reversed().filter { $0.isTouchable }
    guard let modal = touchable.firstIndex(where: { $0.isModal }) else { return touchable }
    return Array(touchable[...modal])
  }

  mutating func pressKey(_ key: Key, at now: Instant, commands: inout [Command]) {
    guard case .dismiss(let id) = response(to: key), let index = shownIndex(of: id) else { return }
    dismiss(at: index, for: .escapePressed, at: now, commands: &commands)
  }

  /// Follows a single pointer: during a press, `began` of another pointer is ignored.
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
    guard press == nil else { return }
    switch hitTest(sample.position, at: now) {
    case .passThrough: break
    case .overlay(let id):
      guard let index = shownIndex(of: id) else { return }
      press = Press(on: id, .overlay, at: sample)
      attend(to: index, .touch, isPresent: true, at: now)
    case .backdrop(let id):
      press = Press(on: id, .backdrop, at: sample)
    }
  }

  private mutating func movePress(
    to sample: PointerSample, at now: Instant, commands: inout [Command]
  ) {
    guard let press, let index = shownIndex(of: press.overlay) else { return }
    if press.course == .dragging { return presentations[index].moveDrag(to: sample) }
    let (overlay, direction) = (presentations[index].overlay, layoutViewport.layoutDirection)
    let take = self.press?.move(to: sample, on: overlay, in: direction)
    guard let take else { return }
    commands += presentations[index].beginDrag(take, to: sample, at: now, in: surroundings)
    presentations[index].reconcileCountdown(at: now, under: attention)
  }

  private mutating func endPress(
    at sample: PointerSample, now: Instant, commands: inout [Command]
  ) {
    guard let press, let index = shownIndex(of: press.overlay) else { return }
    self.press = nil
    // Before the reaction, so that a tap that delays the exit delays the countdown that resumes
    // here.
    release(press, at: now)
    switch press.course {
    case .dragging:
      commands += presentations[index].endDrag(at: sample, now: now, in: surroundings)
    case .undecided where !press.start.isOnControl:
      react(to: press.area, at: index, now: now, commands: &commands)
    case .undecided, .scrolling, .failed: break
    }
  }

  private mutating func cancelPress(at now: Instant) {
    guard let press, let index = shownIndex(of: press.overlay) else { return }
    self.press = nil
    switch press.course {
    case .dragging: presentations[index].comeBack(at: now, velocity: .zero, in: surroundings)
    case .undecided, .scrolling, .failed: break
    }
    release(press, at: now)
  }

  /// Handles the activation of a backdrop without a pointer, as a tap on the backdrop.
  mutating func useBackdrop(of id: OverlayID, at now: Instant, commands: inout [Command]) {
    guard let index = shownIndex(of: id) else {
      commands.append(.report(.unknownOverlay(id)))
      return
    }
    guard presentations[index].phase.acceptsInput else { return }
    react(to: .backdrop, at: index, now: now, commands: &commands)
  }

  /// Performs the reaction to a tap on an overlay or a backdrop.
  private mutating func react(
    to area: TapArea, at index: Int, now: Instant, commands: inout [Command]
  ) {
    let (id, overlay) = (presentations[index].id, presentations[index].overlay)
    let (reaction, reason): (Reaction?, DismissReason) =
      switch area {
      case .overlay: (overlay.tap == .forward ? nil : overlay.tap, .overlayTapped)
      case .backdrop: (overlay.backdrop?.tap, .backdropTapped)
      }
    switch reaction {
    case .dismiss: dismiss(at: index, for: reason, at: now, commands: &commands)
    case .delayExit(let length): presentations[index].delayExit(by: length, at: now)
    case .absorb, .forward: break
    // The tapped area was removed by an update, or lets the pointer through.
    case nil: return
    }
    commands.append(.performTap(id, area))
  }

  /// Ends the `touch` attention of the pressed overlay.
  private mutating func release(_ press: Press, at now: Instant) {
    guard press.area == .overlay, let index = shownIndex(of: press.overlay) else { return }
    attend(to: index, .touch, isPresent: false, at: now)
  }
}
