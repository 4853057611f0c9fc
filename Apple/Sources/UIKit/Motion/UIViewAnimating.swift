public import Foundation

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animations have not begun or are over; next: `active`.
  case inactive = 0
  /// The animations run or are paused; next: `inactive` or `stopped`.
  case active = 1
  /// The animations are stopped and not finished; next: `inactive`.
  case stopped = 2
}

/// The place at which animations end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The values that the changes lead to.
  case end = 0
  /// The values that the animations began with.
  case start = 1
  /// The values that are seen now.
  case current = 2
}

/// An object that runs animations.
@MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state.
  var state: UIViewAnimatingState { get }
  /// Whether the animations move.
  var isRunning: Bool { get }
  /// Whether the animations move towards their beginning.
  var isReversed: Bool { get set }
  /// The completed share of the animations, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animations, or goes on with paused ones.
  func startAnimation()
  /// Starts the animations after seconds.
  func startAnimation(afterDelay delay: Double)
  /// Pauses the animations.
  func pauseAnimation()
  /// Stops the animations where they are; with `true` without finishing them.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends stopped animations.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An object that runs animations of what is changed in closures.
///
/// All functions are optional in UIKit.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes, which begin after a share of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with paused animations by another pace.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
