import Foundation

/// The delivery of touches: first to recognizers, then to the touched views.
@MainActor
final class TouchDispatch {
  /// The touches that are down.
  var active: [UITouch] = []

  /// Whether an event is currently being sent to recognizers.
  private var isTelling = false
  /// The recognizers that want to begin, in the order of their requests.
  private var candidates: [UIGestureRecognizer] = []

  /// The answer to whether a recognizer may begin.
  enum Answer {
    case yes, no, wait
  }

  /// Collects the recognizers for a new touch, which belong to its view and the view's ancestors,
  /// with the window's last.
  func adopt(_ touch: UITouch, _ event: UIEvent) {
    var recognizers: [UIGestureRecognizer] = []
    var view = touch.target
    while let next = view {
      let hosted = (next as? any TouchHosting)?.recognizers(for: touch) ?? []
      recognizers += (hosted + next.recognizers).filter { accepts($0, touch, event) }
      view = next.superview
    }
    touch.gestureRecognizers = recognizers
    recognizers.forEach { $0.touches.append(touch) }
    active.append(touch)
  }

  private func accepts(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent
  ) -> Bool {
    recognizer.isEnabled && !(recognizer is UIHoverGestureRecognizer)
      && recognizer.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Delivers an event to the window's recognizers and views.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = (event.touches(for: window) ?? []).filter { $0.phase != .stationary }
    isTelling = true
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    for phase in phases {
      let changed = touches.filter { $0.phase == phase }
      if !changed.isEmpty { tellRecognizers(changed, phase, event) }
    }
    isTelling = false
    decide()
    for phase in phases {
      for touch in active where touches.contains(touch) && touch.phase == phase {
        touch.inbox.append(phase)
      }
    }
    flush(event)
    // The recognizers may not have received the touches in other windows yet.
    let own = active.filter { $0.window === window }
    settle(own)
    active.removeAll { own.contains($0) && $0.isOver && $0.inbox.isEmpty }
  }

  private func tellRecognizers(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    var told: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? []
      where !told.contains(where: { $0 === recognizer }) { told.append(recognizer) }
    }
    for recognizer in told {
      let own = touches.filter { touch in recognizer.touches.contains { $0 === touch } }
      guard !own.isEmpty, !recognizer.isOver else { continue }
      switch phase {
      case .began: recognizer.touchesBegan(own, with: event)
      case .moved: recognizer.touchesMoved(own, with: event)
      case .ended: recognizer.touchesEnded(own, with: event)
      default: recognizer.touchesCancelled(own, with: event)
      }
    }
  }

  /// Delivers the waiting touch phases to the views, unless a recognizer holds them back.
  private func flush(_ event: UIEvent?) {
    for touch in active {
      while let phase = touch.inbox.first, !isHeld(touch, phase) {
        touch.inbox.removeFirst()
        send(touch, phase, event)
      }
    }
  }

  /// Returns whether a recognizer that may still begin delays a touch phase ("delaysTouchesBegan",
  /// "delaysTouchesEnded").
  private func isHeld(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    guard !touch.isCancelledInView else { return false }
    return (touch.gestureRecognizers ?? []).contains { recognizer in
      guard recognizer.state == .possible else { return false }
      switch phase {
      case .began, .moved: return recognizer.delaysTouchesBegan
      case .ended: return recognizer.delaysTouchesEnded
      default: return false
      }
    }
  }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent?) {
    guard !touch.isCancelledInView, let view = touch.target else { return }
    if phase == .began, isSecond(touch, in: view) {
      touch.isCancelledInView = true
      return
    }
    let former = touch.phase
    touch.phase = phase
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    default: view.touchesCancelled([touch], with: event)
    }
    touch.hasReachedView = true
    touch.phase = former
  }

  /// Returns whether another touch occupies a view that takes only one ("isMultipleTouchEnabled").
  private func isSecond(_ touch: UITouch, in view: UIView) -> Bool {
    !view.isMultipleTouchEnabled
      && active.contains { $0 !== touch && $0.target === view && $0.hasReachedView && !$0.isOver }
  }

  /// Cancels a touch permanently in its view.
  private func cancelInView(_ touch: UITouch) {
    guard !touch.isCancelledInView else { return }
    if touch.hasReachedView, !touch.isOver || touch.inbox.contains(.ended) || isEnding(touch) {
      send(touch, .cancelled, nil)
    }
    touch.isCancelledInView = true
    touch.inbox = []
  }

  /// Returns whether the touch was lifted but not yet delivered to its view.
  private func isEnding(_ touch: UITouch) -> Bool {
    touch.phase == .ended && active.contains { $0 === touch }
  }

  // Arbitration.

  /// Decides whether a recognizer may begin.
  ///
  /// During an event, the decision is made once all recognizers have received the event. Between
  /// events, it is made immediately.
  ///
  /// A subclass sets its state while it receives touches, and UIKit acts on the state afterward
  /// (<https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.property>).
  func noteCandidate(_ recognizer: UIGestureRecognizer) {
    if !candidates.contains(where: { $0 === recognizer }) { candidates.append(recognizer) }
    if !isTelling { decide() }
  }

  private func decide() {
    while !candidates.isEmpty { candidates.removeFirst().decide() }
  }

  /// Decides whether a recognizer may begin.
  ///
  /// The delegate and the views may refuse, required recognizers must fail first, and another
  /// recognizer that has begun may prevent it.
  func answer(to recognizer: UIGestureRecognizer) -> Answer {
    let rivals = rivals(of: recognizer)
    if rivals.contains(where: { $0.hasBegun && prevents($0, recognizer) }) { return .no }
    if let delegate = recognizer.delegate,
      !delegate.gestureRecognizerShouldBegin(recognizer)
    {
      return .no
    }
    var view = recognizer.touches.first?.target ?? recognizer.view
    while let next = view {
      if !next.gestureRecognizerShouldBegin(recognizer) { return .no }
      if next === recognizer.view { break }
      view = next.superview
    }
    let blockers = rivals.filter { !$0.isOver && recognizer.waits(for: $0) }
    return blockers.contains { !$0.hasBegun } ? .wait : .yes
  }

  func recognizerBegan(_ recognizer: UIGestureRecognizer) {
    for rival in rivals(of: recognizer) {
      if !rival.hasBegun, !rival.isOver, prevents(recognizer, rival) {
        rival.state = .failed
      } else if rival.hasBegun, rival.canBeCancelled(by: recognizer) {
        rival.state = .cancelled
      }
    }
    if recognizer.cancelsTouchesInView { recognizer.touches.forEach(cancelInView) }
  }

  func recognizerFailed(_ recognizer: UIGestureRecognizer) {
    for rival in rivals(of: recognizer) {
      if let awaited = rival.awaited { rival.state = awaited }
    }
  }

  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var rivals: [UIGestureRecognizer] = []
    for touch in recognizer.touches {
      for other in touch.gestureRecognizers ?? []
      where other !== recognizer && !rivals.contains(where: { $0 === other }) {
        rivals.append(other)
      }
    }
    return rivals
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.canPrevent(other) && other.canBePrevented(by: one)
      && !(one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one)
        ?? false)
  }

  /// Resets recognizers of touches if their gesture or all their touches have ended.
  private func settle(_ touches: [UITouch]) {
    var seen: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? []
      where !seen.contains(where: { $0 === recognizer }) { seen.append(recognizer) }
    }
    for recognizer in seen {
      let isDone = recognizer.isOver
      if !isDone, recognizer.state == .possible, recognizer.awaited == nil,
        recognizer.touches.allSatisfy(\.isOver), !(recognizer is UITapGestureRecognizer)
      {
        recognizer.state = .failed
      }
      if recognizer.isOver { recognizer.finish() }
    }
    flush(nil)
  }

  /// Cancels all touches in a scene, as the system does when it takes over the screen.
  func cancelAll(in scene: UIScene) {
    let touches = active.filter { $0.window?.windowScene === scene && !$0.isOver }
    guard !touches.isEmpty else { return }
    touches.forEach { $0.phase = .cancelled }
    let event = UIEvent()
    event.timestamp = StandIn.now
    event.allTouches = Set(touches)
    UIApplication.shared.sendEvent(event)
  }
}

extension UITouch {
  /// Whether the touch has ended or was canceled.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}

extension UIGestureRecognizer {
  /// Whether the gesture has ended, was canceled or has failed.
  var isOver: Bool {
    !isCandidate && state == .ended || state == .cancelled || state == .failed
  }

  /// Whether the gesture was recognized and not canceled.
  var hasBegun: Bool {
    !isCandidate && (state == .began || state == .changed || state == .ended)
  }
}
