public import UIKitNames
internal import Usher

/// What an animator is handed: the message, and where it is to lie.
@preconcurrency @MainActor
public class AnimationContext {
  /// What is shown; the animator puts it into the container.
  public let messageView: UIView
  /// Where it is put.
  public let containerView: UIView
  /// What the system keeps for itself there; always empty here.
  public let safeZoneConflicts: SafeZoneConflicts
  /// Whether a person may send the message away by a swipe.
  public let interactiveHide: Bool
  /// How the message follows a finger, as what was asked to show it says; `nil` where it cannot be taken.
  var swipe: SwipePolicy?

  init(messageView: UIView, containerView: UIView, interactiveHide: Bool) {
    self.messageView = messageView
    self.containerView = containerView
    safeZoneConflicts = []
    self.interactiveHide = interactiveHide
  }

  /// Puts the message into the container, from side to side.
  func put(_ place: PhysicsAnimation.Placement) {
    let (view, container) = (messageView, containerView)
    container.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let along =
      switch place {
      case .top: view.topAnchor.constraint(equalTo: container.topAnchor)
      case .center: view.centerYAnchor.constraint(equalTo: container.centerYAnchor)
      case .bottom: view.bottomAnchor.constraint(equalTo: container.bottomAnchor)
      }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor), along,
    ])
  }
}
