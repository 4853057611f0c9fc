public import Foundation

/// What an animation tells when it is over: whether it came to its end.
public typealias AnimationCompletion = (_ completed: Bool) -> Void

/// What an animator tells of what happens to its message.
@preconcurrency @MainActor
public protocol AnimationDelegate: AnyObject {
  /// The message is to go.
  func hide(animator: any Animator)
  /// A person has taken hold of it: its time stands still.
  func panStarted(animator: any Animator)
  /// A person has let go of it: its time begins anew.
  func panEnded(animator: any Animator)
}

/// How a message comes and goes.
///
/// With UIKit the container is in the window, and the animator puts the message view into it and moves it as it
/// likes. Elsewhere, what the animator changes of the message view's `alpha`, `transform` and `frame` by
/// `UIView.animate` inside `show` and `hide` becomes the motion of the overlay, and what it changes outside of that is
/// there at once; meanwhile the message view has its frame: in `show` as large as it will be in the width of the
/// container, in `hide` where it lies, and one that was given a frame before keeps that.
///
/// A message is swiped away only where `show` builds upon an animator of the library's, configures a
/// `PhysicsPanHandler`, or has a recogniser of its own.
@preconcurrency @MainActor
public protocol Animator: AnyObject {
  /// Who is told; declare it `weak`. Showing a message sets it.
  var delegate: (any AnimationDelegate)? { get set }
  /// Puts the message view into the container and lets it come.
  ///
  /// The message counts as shown once `completion` was called; with `false` it goes at once.
  func show(context: AnimationContext, completion: @escaping AnimationCompletion)
  /// Lets the message go.
  func hide(context: AnimationContext, completion: @escaping AnimationCompletion)
  /// About how long it takes to come, in seconds.
  var showDuration: TimeInterval { get }
  /// About how long it takes to go, in seconds.
  var hideDuration: TimeInterval { get }
}
