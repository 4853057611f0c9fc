#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

#if canImport(UIKit.UIGestureRecognizerSubclass)
internal import UIKit.UIGestureRecognizerSubclass
#endif

/// Turns the touches on overlays into pointer events.
///
/// The recogniser belongs to the superview of the overlays, which never moves. Controls and scroll
/// views get the same touches; once the engine claims the touches, the recogniser begins, and UIKit
/// cancels them for all other views.
@MainActor
final class PointerInput: UIGestureRecognizer {
  /// The connection that presses are reported to.
  var connection = HostConnection()
  /// Called when a finger goes down, before its event, and when the finger comes up, after it.
  var onPress: @MainActor (Bool) -> Void = { _ in }
  private let clock: HostClock
  private var press: Press?

  /// The followed finger; further fingers are ignored.
  private struct Press {
    let touch: UITouch
    let target: PressTarget
  }

  init(clock: HostClock) {
    self.clock = clock
    super.init(target: nil, action: nil)
    // The controls have to answer a tap as fast as anywhere else.
    delaysTouchesEnded = false
  }

  /// Takes the touches away from controls and scroll views.
  func claim() {
    guard let press, state == .possible else { return }
    state = .began
    press.target.stopScrolling()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where touch !== press?.touch {
      guard press == nil else {
        ignore(touch, for: event)
        continue
      }
      let press = Press(touch: touch, target: PressTarget(under: touch.view, in: view))
      self.press = press
      onPress(true)
      connection.pointerChanged(
        .began, sample(of: touch, press, isOnControl: press.target.isControl))
    }
  }

  /// Cancels the followed finger, as the system would.
  func forget() {
    guard let press else { return }
    self.press = nil
    connection.pointerChanged(.cancelled, sample(of: press.touch, press))
    onPress(false)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let press, touches.contains(press.touch) else { return }
    let hadBegun = state == .began || state == .changed
    // UIKit hands over once for each frame what the screen has felt more often: the speed is told
    // better by all.
    for touch in event.coalescedTouches(for: press.touch) ?? [press.touch] {
      connection.pointerChanged(.moved, sample(of: touch, press))
    }
    // UIKit acts on the beginning after this function; until then it is not to be overwritten.
    if hadBegun { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    end(.ended, touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    end(.cancelled, touches)
  }

  override func reset() {
    super.reset()
    // UIKit may take a recogniser's touches away without a word, as where it is disabled.
    forget()
  }

  /// Whether another recogniser may stop this recogniser; never, since the engine decides on drags.
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

  private func end(_ stage: PointerStage, _ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    self.press = nil
    connection.pointerChanged(stage, sample(of: press.touch, press))
    onPress(false)
    switch state {
    case .began, .changed: state = stage == .ended ? .ended : .cancelled
    default: state = .failed
    }
  }

  private func sample(
    of touch: UITouch, _ press: Press, isOnControl: Bool = false
  ) -> PointerSample {
    PointerSample(
      position: OverlayPoint(touch.location(in: view)), time: clock.moment(of: touch.timestamp),
      isOnControl: isOnControl, scrollable: press.target.directions)
  }
}
#endif
