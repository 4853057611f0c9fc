#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

#if canImport(UIKit.UIGestureRecognizerSubclass)
internal import UIKit.UIGestureRecognizerSubclass
#endif

/// Turns the touches on overlays into pointer events.
///
/// The recognizer belongs to the superview of the overlays, which never moves. Controls and scroll
/// views get the same touches; once the engine claims the touches, the recognizer begins, and UIKit
/// cancels them for all other views. It is a pan because SwiftUI's buttons are only canceled by
/// pans (OpenSwiftUI, `UIKitResponderGestureRecognizer`); what a pan measures is not used.
@MainActor
final class PointerInput: UIPanGestureRecognizer {
  /// The connection that presses are reported to.
  var connection = HostConnection()
  /// The host, whose recognizers follow one finger at a time.
  private weak var host: UIKitHost?
  private let clock: HostClock
  private var contact: Contact?

  /// The followed finger; further fingers are ignored, on whichever view of the host's.
  private struct Contact {
    let touch: UITouch
    let target: PressTarget
  }

  init(of host: UIKitHost, clock: HostClock) {
    self.host = host
    self.clock = clock
    super.init(target: nil, action: nil)
    // The controls have to answer a tap as fast as anywhere else.
    delaysTouchesEnded = false
  }

  /// Takes the touches away from the controls, scroll views and recognizers in the overlays.
  func claim() {
    guard let contact, state == .possible else { return }
    state = .began
    for recognizer in contact.target.recognizers where recognizer.isEnabled {
      // UIKit's documentation of `isEnabled`: a recognizer that is disabled while it recognizes is
      // canceled.
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where touch !== contact?.touch {
      guard let host, host.pressing == nil else {
        ignore(touch, for: event)
        continue
      }
      let contact = Contact(touch: touch, target: PressTarget(under: touch, for: self, event))
      self.contact = contact
      host.pressing = self
      connection.pointerChanged(
        .began, sample(of: touch, contact, isOnControl: contact.target.isControl))
    }
  }

  /// Cancels the followed finger, as the system would.
  func forget() {
    guard let contact else { return }
    letGo()
    connection.pointerChanged(.cancelled, sample(of: contact.touch, contact))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let contact, touches.contains(contact.touch) else { return }
    let hadBegun = state == .began || state == .changed
    // UIKit hands over once for each frame what the screen has felt more often: the speed is told
    // better by all.
    for touch in event.coalescedTouches(for: contact.touch) ?? [contact.touch] {
      connection.pointerChanged(.moved, sample(of: touch, contact))
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
    // UIKit may take a recognizer's touches away without a word, as where it is disabled.
    forget()
  }

  /// Whether another recognizer may stop this recognizer; never, since the engine decides on drags.
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

  private func end(_ stage: PointerStage, _ touches: Set<UITouch>) {
    guard let contact, touches.contains(contact.touch) else { return }
    letGo()
    connection.pointerChanged(stage, sample(of: contact.touch, contact))
    switch state {
    case .began, .changed: state = stage == .ended ? .ended : .cancelled
    default: state = .failed
    }
  }

  /// Follows the finger no more.
  ///
  /// To be called before the finger's last event, so that the motion from there is played.
  private func letGo() {
    contact = nil
    host?.pressing = nil
  }

  private func sample(
    of touch: UITouch, _ contact: Contact, isOnControl: Bool = false
  ) -> PointerSample {
    PointerSample(
      position: OverlayPoint(touch.location(in: view)), time: clock.moment(of: touch.timestamp),
      isOnControl: isOnControl, scrollable: contact.target.directions)
  }
}
#endif
