#if os(Linux) && !UIKIT_STAND_IN
public import Foundation

/// Records the animations that `UIView.animate` requests.
@preconcurrency @MainActor
public final class AnimationRecorder {
  /// The recorded animations, in the order of the calls.
  public private(set) var animations: [RecordedAnimation] = []
  private var completions: [(Bool) -> Void] = []
  private var changes: [RecordedAnimation.Change] = []
  private static var current: AnimationRecorder?

  /// Runs `body` and records the animations requested during it.
  public init(during body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    Self.current = outer
  }

  /// Calls the completions of the recorded animations with `isFinished`; later calls are no-ops.
  public func complete(_ isFinished: Bool) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(isFinished) }
  }

  static func add(
    _ animation: RecordedAnimation, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard let current else {
      animations()
      completion?(true)
      return
    }
    // Animations may nest: each one keeps its own changes, and the outer one comes first.
    let place = current.animations.count
    let outer = current.changes
    current.changes = []
    current.animations.append(animation)
    if let completion { current.completions.append(completion) }
    animations()
    current.animations[place].changes = current.changes
    current.changes = outer
  }

  static func note(_ change: RecordedAnimation.Change) {
    current?.changes.append(change)
  }
}

/// A call of `UIView.animate`, and the changes made by it.
@preconcurrency @MainActor
public struct RecordedAnimation {
  /// The animation's duration, in seconds.
  public let duration: TimeInterval
  /// The delay before the animation begins, in seconds.
  public let delay: TimeInterval
  /// The animation's timing: an easing curve or a spring.
  public let timing: Timing
  /// The changes made by the animation's closure, in order.
  public internal(set) var changes: [Change] = []

  /// The timing of an animation.
  public enum Timing: Equatable {
    /// An easing curve, given by the curve among the options.
    case eased(UIView.AnimationOptions)
    /// A spring.
    case spring(dampingRatio: CGFloat, velocity: CGFloat)
  }

  /// A change of a view.
  public enum Change {
    /// A change of the view's opacity.
    case alpha(UIView, from: CGFloat, to: CGFloat)
    /// A change of the view's transform.
    case transform(UIView, from: CGAffineTransform, to: CGAffineTransform)
    /// A change of the view's frame, also when made by `bounds` or `center`.
    case frame(UIView, from: CGRect, to: CGRect)
  }
}
#endif
