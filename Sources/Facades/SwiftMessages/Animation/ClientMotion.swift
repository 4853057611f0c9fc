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
  ///   - completion: Called once, when the animator says that it is over.
  func show(_ overlay: inout Overlay, completion: @escaping (Bool) -> Void) {
    var isComplete = false
    withNominalSize {
      entrance = AnimationRecorder {
        animator.show(context: context) { isFinished in
          guard !isComplete else { return }
          isComplete = true
          completion(isFinished)
        }
      }
      ContainerPlacing(of: context.messageView, in: context.containerView).place(&overlay)
      overlay.entrance = entrance?.transition(of: parts, isEntrance: true) ?? Transition()
    }
  }

  /// Tells the animator how its entrance ended; once.
  func endEntrance(_ isFinished: Bool) {
    entrance?.complete(isFinished)
    entrance = nil
  }

  /// Has the message taken away.
  ///
  /// - Parameter completion: Called when the animator says that it is over, if it does that after this has
  ///   returned without anything in motion.
  /// - Returns: How the overlay goes.
  func hide(completion: @escaping () -> Void) -> Transition {
    withNominalSize {
      exit = AnimationRecorder {
        animator.hide(context: context) { [weak self] _ in
          self?.isHideComplete = true
          completion()
        }
      }
    }
    guard let exit, !exit.animations.isEmpty else {
      // Stays as it is, for a minute at most, until the animator says that it is over.
      return isHideComplete ? Transition() : .standing(for: .seconds(60))
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

  /// Lets the message have a size meanwhile, for an animator that moves it by that; how large it will be is
  /// not known before it is built.
  private func withNominalSize(_ act: () -> Void) {
    let view = context.messageView
    let known = view.frame
    let nominal = CGRect(
      origin: .zero, size: CGSize(width: context.containerView.bounds.width, height: 100))
    if known == .zero { view.frame = nominal }
    act()
    if known == .zero, view.frame == nominal { view.frame = .zero }
  }
}
