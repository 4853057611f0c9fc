internal import Foundation
internal import UIKitNames
internal import Usher

/// What a client's animator does to one message.
@MainActor
final class ClientMotion {
  private let animator: any Animator
  private let context: AnimationContext
  private var entrance: AnimationRecorder?
  private var exit: AnimationRecorder?
  private var isHideComplete = false
  /// Where the animator put the message in the container; `nil` before.
  private(set) var placing: ContainerPlacing?

  init(of message: Message, in room: CGSize) {
    animator = message.animator
    let container = UIView(frame: CGRect(origin: .zero, size: room))
    context = AnimationContext(
      messageView: message.view, containerView: container,
      interactiveHide: message.config.interactiveHide)
  }

  /// Has the message shown, and finds out where it is to lie and how it comes.
  ///
  /// - Parameters:
  ///   - overlay: What the animator has its way with.
  ///   - frame: Where the message would lie, as far as is known before the animator says so.
  ///   - completion: Called once, when the animator says that it is over.
  func show(_ overlay: inout Overlay, at frame: CGRect, completion: @escaping (Bool) -> Void) {
    var isComplete = false
    withFrame(frame) {
      let recorder = AnimationRecorder {
        animator.show(context: context) { isFinished in
          guard !isComplete else { return }
          isComplete = true
          completion(isFinished)
        }
      }
      entrance = recorder
      let placing = ContainerPlacing(
        of: context.messageView, in: context.containerView, lent: frame,
        isMoved: recorder.changesFrame(of: context.messageView))
      placing.place(&overlay)
      self.placing = placing
      overlay.entrance = recorder.transition(of: parts, isEntrance: true)
    }
    overlay.swipe = context.interactiveHide ? context.swipe : nil
  }

  /// Tells the animator how its entrance ended; once.
  func endEntrance(_ isFinished: Bool) {
    entrance?.complete(isFinished)
    entrance = nil
  }

  /// Has the message taken away.
  ///
  /// - Parameters:
  ///   - frame: Where the message lies.
  ///   - completion: Called when the animator says that it is over, if it does that after this has returned
  ///     without anything in motion.
  /// - Returns: How the overlay goes.
  func hide(from frame: CGRect, completion: @escaping () -> Void) -> OverlayTransition {
    withFrame(frame) {
      exit = AnimationRecorder {
        animator.hide(context: context) { [weak self] _ in
          self?.isHideComplete = true
          completion()
        }
      }
    }
    guard let exit, !exit.animations.isEmpty else {
      // Stays as it is, for a minute at most, until the animator says that it is over.
      return isHideComplete ? OverlayTransition() : .standing(for: .seconds(60))
    }
    return exit.transition(of: parts, isEntrance: false)
  }

  /// Tells the animator that the message is gone.
  func endExit() {
    exit?.complete(true)
    exit = nil
  }

  /// What moves with the overlay.
  private var parts: [UIView] {
    [context.messageView, context.containerView, context.messageView.shownBackground]
  }

  /// Lets the message have its frame meanwhile, for an animator that moves it by that; one that it was given
  /// stays.
  private func withFrame(_ frame: CGRect, _ act: () -> Void) {
    let view = context.messageView
    guard view.frame == .zero else { return act() }
    view.frame = frame
    act()
    // Otherwise a frame says where a view lies.
    if view.frame == frame { view.frame = .zero }
  }
}
