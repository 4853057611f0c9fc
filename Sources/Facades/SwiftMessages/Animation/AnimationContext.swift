public import UIKitNames

/// What an animator is handed: the message, and where it is to lie.
@MainActor
public class AnimationContext {
  /// What is shown; the animator puts it into the container.
  public let messageView: UIView
  /// Where it is put.
  public let containerView: UIView
  /// What the system keeps for itself there; always empty here.
  public let safeZoneConflicts: SafeZoneConflicts
  /// Whether a person may send the message away by a swipe.
  public let interactiveHide: Bool

  init(messageView: UIView, containerView: UIView, interactiveHide: Bool) {
    self.messageView = messageView
    self.containerView = containerView
    safeZoneConflicts = []
    self.interactiveHide = interactiveHide
  }
}
