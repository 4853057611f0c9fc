import Foundation

/// An object that recognizes a gesture in touches, before the touched view receives them.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static var recognized: State { .ended }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var requiresExclusiveTouchType = true
  open var name: String?
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  private struct Target {
    /// The target, held weakly.
    weak var object: AnyObject?
    let action: Selector
  }
  private var targets: [Target] = []
  private var present: State = .possible

  /// The state to enter when all required recognizers have failed.
  var awaited: State?
  /// Whether the recognizer's state has begun, but UIKit hasn't acted on it yet.
  private(set) var isCandidate = false
  private struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }
  private var requirements: [Requirement] = []

  /// The touches that the recognizer follows, in the order in which they began.
  var touches: [UITouch] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    Census.note(self, as: .recognizer)
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Called after all objects of the nib were created and connected.
  open func awakeFromNib() {}

  /// Whether the recognizer receives touches.
  ///
  /// Disabling the recognizer cancels its current gesture ("isEnabled").
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      switch present {
      case .began, .changed: state = .cancelled
      case .possible where !touches.isEmpty: state = .failed
      default: break
      }
      if !touches.isEmpty { finish() }
    }
  }

  /// The recognizer's state.
  ///
  /// Subclasses set the state. A transition that `UIGestureRecognizer` doesn't document is ignored.
  open var state: State {
    get { present }
    set {
      switch (present, newValue) {
      case (.possible, .began), (.possible, .ended), (.possible, .changed):
        present = newValue
        isCandidate = true
        World.current.dispatch.noteCandidate(self)
      case (.possible, .failed), (.possible, .cancelled): fail()
      case (_, .failed) where isCandidate, (_, .cancelled) where isCandidate: fail()
      case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed),
        (.changed, .ended), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
        present = newValue == .failed ? .cancelled : newValue
        if !isCandidate { sendAction() }
      default: break
      }
    }
  }

  /// Begins, waits or fails, if the recognizer still wants to begin.
  func decide() {
    guard isCandidate else { return }
    switch World.current.dispatch.answer(to: self) {
    case .wait:
      (awaited, present, isCandidate) = (present, .possible, false)
    case .no: fail()
    case .yes:
      (awaited, isCandidate) = (nil, false)
      World.current.dispatch.recognizerBegan(self)
      sendAction()
    }
  }

  private func fail() {
    (present, awaited, isCandidate) = (.failed, nil, false)
    World.current.dispatch.recognizerFailed(self)
  }

  /// Adds a target and an action ("UIGestureRecognizer.addTarget(_:action:)").
  ///
  /// Adding the same pair again does nothing.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// Removes a target and an action ("UIGestureRecognizer.removeTarget(_:action:)").
  ///
  /// `nil` represents all targets or all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.object === target as AnyObject?)
        && (action == nil || entry.action == action)
    }
  }

  func sendAction() {
    for entry in targets {
      guard let object = entry.object else { continue }
      entry.action.act(object, self)
    }
  }

  /// Resets the recognizer for the next gesture, and removes the touches of this gesture.
  func finish() {
    reset()
    (present, awaited, isCandidate) = (.possible, nil, false)
    for touch in touches { touch.gestureRecognizers?.removeAll { $0 === self } }
    touches = []
  }

  // For subclasses. On Apple's systems, these functions are visible through
  // UIKit.UIGestureRecognizerSubclass.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func reset() {}

  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

  /// Returns whether a gesture that has begun is canceled when another gesture begins.
  ///
  /// UIKit has no public name for this function. Drags cancel the recognizers of SwiftUI's buttons
  /// (<https://github.com/OpenSwiftUIProject/OpenSwiftUI>, `UIKitResponderGestureRecognizer`).
  open func canBeCancelled(by other: UIGestureRecognizer) -> Bool { false }

  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }

  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Ignores a touch, so that the view receives the touch as if the recognizer didn't exist
  /// ("ignore(_:for:)").
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard present == .possible else { return }
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  open func require(toFail other: UIGestureRecognizer) {
    requirements.append(Requirement(recognizer: other))
  }

  /// Returns whether the recognizer may begin only after `other` has failed.
  func waits(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  // Positions.

  open var numberOfTouches: Int { touches.count }

  /// Returns the center of the touches.
  open func location(in view: UIView?) -> CGPoint {
    let points = touches.map { $0.location(in: view) }
    guard !points.isEmpty else { return .zero }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    touches[index].location(in: view)
  }
}

/// The object that controls a recognizer's behavior.
///
/// All functions are optional in UIKit, and the defaults here match UIKit.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
}
