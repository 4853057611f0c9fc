#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

#if canImport(UIKit.UIGestureRecognizerSubclass)
internal import UIKit.UIGestureRecognizerSubclass
#endif

/// Converts touches on overlays to pointer events.
///
/// The recognizer belongs to the superview of the overlays, which never moves. Controls and scroll
/// views receive the same touches. When the engine claims a touch, the recognizer begins, and UIKit
/// cancels the touch for all other views.
///
/// This is a pan recognizer because only pans cancel SwiftUI's buttons (OpenSwiftUI,
/// `UIKitResponderGestureRecognizer`). The values that the pan measures aren't used.
@MainActor
final class PointerInput: UIPanGestureRecognizer {
  var connection = HostConnection()
  /// The host, whose recognizers follow only one finger at a time.
  private weak var host: UIKitHost?
  private let clock: HostClock
  private var contact: Contact?

  /// The finger that is followed.
  ///
  /// Other fingers are ignored, even if they are on another of the host's views.
  private struct Contact {
    let touch: UITouch
    let target: PressTarget
  }

  init(of host: UIKitHost, clock: HostClock) {
    self.host = host
    self.clock = clock
    super.init(target: nil, action: nil)
    // Controls must react to a tap as fast as in the app.
    delaysTouchesEnded = false
  }

  /// Cancels the touch for controls, scroll views and recognizers in the overlays.
  func claim() {
    guard let contact, state == .possible else { return }
    state = .began
    for recognizer in contact.target.recognizers where recognizer.isEnabled {
      // According to UIKit's documentation of `isEnabled`, disabling a recognizer cancels its
      // gesture.
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

  /// Cancels the touch that is followed.
  func forget() {
    guard let contact else { return }
    letGo()
    connection.pointerChanged(.cancelled, sample(of: contact.touch, contact))
  }

  /// Cancels the touch that is followed, because another recognizer in the overlay uses it.
  func yield() {
    forget()
    if state == .possible { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let contact, touches.contains(contact.touch) else { return }
    let hadBegun = state == .began || state == .changed
    // UIKit calls this once per frame, but the screen samples touches more often. All samples
    // together give a better velocity.
    for touch in event.coalescedTouches(for: contact.touch) ?? [contact.touch] {
      connection.pointerChanged(.moved, sample(of: touch, contact))
    }
    // UIKit acts on `began` after this function returns, so the state must not be overwritten
    // earlier.
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
    // UIKit may end a recognizer's touches without a call, for example when the recognizer is
    // disabled.
    forget()
  }

  /// Returns `false`, because the engine decides about drags.
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

  /// Stops following the finger.
  ///
  /// Call this before the finger's last event, so that the motion from there is played.
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
