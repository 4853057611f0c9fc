public import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animations have not begun or have ended, and the next state is `active`.
  case inactive = 0
  /// The animations run or are paused, and the next state is `inactive` or `stopped`.
  case active = 1
  /// The animations are stopped but not finished, and the next state is `inactive`.
  case stopped = 2
}

/// The position at which animations end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The final values of the animations.
  case end = 0
  /// The initial values of the animations.
  case start = 1
  /// The values displayed now.
  case current = 2
}

/// An object that runs animations.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The animator's state.
  var state: UIViewAnimatingState { get }
  /// Whether the animations are running.
  var isRunning: Bool { get }
  /// Whether the animations run backwards.
  var isReversed: Bool { get set }
  /// The completed fraction of the animations, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animations.
  func startAnimation()
  /// Starts the animations after a delay in seconds.
  func startAnimation(afterDelay delay: Double)
  /// Pauses the animations.
  func pauseAnimation()
  /// Stops the animations at their current values.
  ///
  /// If the parameter is true, the finishing step is skipped.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes stopped animations at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An object that animates the changes made in closures.
///
/// All functions are optional in UIKit and have empty defaults here.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion callback.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes paused animations with another timing curve.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
