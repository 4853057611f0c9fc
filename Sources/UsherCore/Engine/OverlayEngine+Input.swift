extension OverlayEngine {
  /// Returns the effect that pressing a key would have now.
  package func response(to key: Key) -> KeyResponse {
    let reachable = reachableByKeys
    switch key {
    case .escape:
      let leaving = reachable.filter { $0.overlay.dismissesOnEscape }
      let focused = leaving.first { $0.attention.contains(.focusWithin) }
      if let target = focused ?? leaving.first { return .dismiss(target.id) }
      return reachable.contains { $0.isModal } ? .absorb : .passOn
    case .return:
      let attended = reachable.first { $0.attention.contains(.focusWithin) }
      return (attended?.id ?? focused).map { .pressDefault($0) } ?? .passOn
    }
  }

  /// The overlays that keys and the keyboard focus can reach, front to back.
  ///
  /// They accept the pointer or are modal, and aren't behind a modal overlay or hidden with an
  /// anchor.
  package var overlaysInReach: [OverlayID] {
    reachableByKeys.filter { !$0.isShutOff && ($0.overlay.tap != .forward || $0.isModal) }
      .map { $0.id }
  }

  /// The overlay that has the keyboard focus, or otherwise the modal overlay that traps the focus.
  ///
  /// It is `nil` if there is neither.
  package var focusedOverlay: OverlayID? {
    reachableByKeys.first { $0.attention.contains(.focusWithin) }?.id ?? focused
  }

  /// Whether a shown overlay has the keyboard focus, as last reported.
  package func hasFocus(_ id: OverlayID) -> Bool {
    shownIndex(of: id).map { presentations[$0].attention.contains(.focusWithin) } ?? false
  }

  private var reachableByKeys: [Presentation] {
    // An overlay that is hidden with its anchor is excluded, because the user can't see what a key
    // would affect.
    let touchable = presentations.reversed().filter {
      $0.isTouchable && !$0.hidden.contains(.anchorHidden)
    }
    guard let modal = touchable.firstIndex(where: { $0.isModal }) else { return touchable }
    return Array(touchable[...modal])
  }

  mutating func pressKey(_ key: Key) {
    switch response(to: key) {
    case .dismiss(let id):
      if let index = shownIndex(of: id) { requestDismissal(at: index, for: .escape) }
    case .pressDefault(let id): step.give(.pressDefault(id))
    case .absorb, .passOn: break
    }
  }

  /// Updates the press when the pointer goes down, moves or goes up.
  ///
  /// During a press, `began` is ignored.
  mutating func movePointer(_ stage: PointerStage, _ sample: PointerSample) {
    guard sample.isUsable else {
      step.give(.report(.unusablePointer(sample)))
      if stage == .ended || stage == .cancelled { cancelPress() }
      return
    }
    switch stage {
    case .began: beginPress(sample)
    case .moved: movePress(to: sample)
    case .ended: endPress(at: sample)
    case .cancelled: cancelPress()
    }
  }

  private mutating func beginPress(_ sample: PointerSample) {
    guard press == nil else { return }
    switch hitTest(sample.position, at: step.now) {
    case .passThrough: break
    case .overlay(let id):
      guard let index = shownIndex(of: id) else { return }
      press = Press(on: id, .overlay, at: sample)
      presentations[index].attend(.touch, isPresent: true, in: step)
    case .backdrop(let id):
      press = Press(on: id, .backdrop, at: sample)
    }
  }

  private mutating func movePress(to sample: PointerSample) {
    guard let press, let index = shownIndex(of: press.overlay) else { return }
    if press.course == .dragging { return presentations[index].moveDrag(to: sample) }
    let (overlay, direction) = (presentations[index].overlay, step.viewport.layoutDirection)
    let placement = presentations[index].placementOfSwipes(in: direction)
    let drag = self.press?.move(
      to: sample, on: overlay, at: placement,
      growing: presentations[index].growthDirections(in: step.viewport), in: direction)
    guard let drag else { return }
    presentations[index].beginDrag(drag, to: sample, in: &step)
    presentations[index].reconcileCountdown(in: step)
  }

  private mutating func endPress(at sample: PointerSample) {
    // The pointer may have moved since the last report.
    if press?.course != .dragging { movePress(to: sample) }
    guard let press, let index = shownIndex(of: press.overlay) else { return }
    self.press = nil
    // The countdown resumes first, so that a tap that delays the exit extends the resumed
    // countdown.
    release(press)
    switch press.course {
    case .dragging:
      presentations[index].endDrag(at: sample, in: &step)
    // A backdrop that appeared during the press may now block the overlay.
    case .undecided where !press.start.isOnControl && presentations[index].acceptsInput:
      react(to: press.area, at: index)
    case .undecided, .scrolling, .failed: break
    }
  }

  private mutating func cancelPress() {
    guard let press, let index = shownIndex(of: press.overlay) else { return }
    self.press = nil
    switch press.course {
    case .dragging: presentations[index].comeBack(velocity: .zero, in: step)
    case .undecided, .scrolling, .failed: break
    }
    release(press)
  }

  /// Performs a tap that was reported without a pointer.
  mutating func tap(_ area: TapArea, of id: OverlayID) {
    guard let index = knownIndex(of: id) else { return }
    guard presentations[index].acceptsInput else { return }
    react(to: area, at: index)
  }

  private mutating func react(to area: TapArea, at index: Presentation.Index) {
    let (id, overlay) = (presentations[index].id, presentations[index].overlay)
    let (reaction, reason): (TapBehavior?, DismissReason) =
      switch area {
      case .overlay: (overlay.tap == .forward ? nil : overlay.tap, .tap)
      case .backdrop: (overlay.backdrop?.tap, .backdropTap)
      }
    switch reaction {
    case .dismiss: requestDismissal(at: index, for: reason)
    case .delayExit(let length): presentations[index].delayExit(by: length, in: step)
    case .absorb, .forward: break
    // An update removed the backdrop, or the overlay now forwards taps.
    case nil: return
    }
    step.give(.performTap(id, area))
  }

  private mutating func release(_ press: Press) {
    guard press.area == .overlay, let index = shownIndex(of: press.overlay) else { return }
    presentations[index].attend(.touch, isPresent: false, in: step)
  }
}

extension OverlayEngine {
  mutating func changeAttention(
    _ reasons: Attention, of id: OverlayID?, isPresent: Bool
  ) {
    let ignored: Attention =
      step.preferences.disablesAnimations && isPresent ? [.hover, .appInactive] : []
    let reasons = reasons.subtracting(ignored)
    guard let id else {
      step.attention =
        isPresent ? step.attention.union(reasons) : step.attention.subtracting(reasons)
      for index in presentations.indices {
        presentations[index].reconcileCountdown(in: step)
      }
      return
    }
    if reasons.contains(.hover) { endRest() }
    guard let index = shownIndex(of: id) else {
      // Only a start is reported, because attention may end when its overlay is removed.
      if isPresent, !isWaiting(id) { step.give(.report(.unknownOverlay(id))) }
      return
    }
    presentations[index].attend(reasons, isPresent: isPresent, in: step)
  }
}

extension OverlayEngine {
  /// Records whether the keyboard focus is inside an overlay.
  ///
  /// If the host moved the focus into the modal overlay, this is ignored, because the user has done
  /// nothing there yet.
  mutating func moveFocus(isInside: Bool, of id: OverlayID) {
    guard !isInside || id != focused else { return }
    changeAttention(.focusWithin, of: id, isPresent: isInside)
  }
}

package enum KeyResponse: Equatable, Sendable {
  case dismiss(OverlayID)
  /// The key presses the default button of an overlay, if it has one.
  case pressDefault(OverlayID)
  /// The key has no effect, even in the app, because a modal overlay is shown.
  case absorb
  /// The app receives the key.
  case passOn
}
