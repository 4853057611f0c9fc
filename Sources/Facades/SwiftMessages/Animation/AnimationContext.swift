internal import Foundation
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
  /// Returns the safe area of the container, in points.
  var safeArea: @MainActor () -> UIEdgeInsets = { .zero }
  private var keptSafeArea = UIEdgeInsets.zero
  private var bounceInsets = UIEdgeInsets.zero
  private var place = PhysicsAnimation.Placement.center

  init(messageView: UIView, containerView: UIView, interactiveHide: Bool) {
    self.messageView = messageView
    self.containerView = containerView
    safeZoneConflicts = []
    self.interactiveHide = interactiveHide
  }

  /// Puts the message into the container, from side to side.
  ///
  /// - Parameters:
  ///   - place: Where along the height.
  ///   - bounce: How far beyond the edge the message reaches, in points, where it keeps its margins itself.
  func put(_ place: PhysicsAnimation.Placement, bounce: CGFloat = 0) {
    let (view, container) = (messageView, containerView)
    let beyond = UIView.usherKeepsOwnMargins ? bounce : 0
    container.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let along =
      switch place {
      case .top: view.topAnchor.constraint(equalTo: container.topAnchor, constant: -beyond)
      case .center: view.centerYAnchor.constraint(equalTo: container.centerYAnchor)
      case .bottom:
        view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: beyond)
      }
    // Weaker than the rule that keeps clear of keyboards.
    along.priority = UILayoutPriority(200)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor), along,
    ])
    bounceInsets = UIEdgeInsets(
      top: place == .top ? beyond : 0, left: 0, bottom: place == .bottom ? beyond : 0, right: 0)
    self.place = place
    adjustMargins()
    container.usherFollowArea { [weak self] in self?.followSafeArea() }
  }

  /// The safe area at the edges that the message reaches; none below a message that makes room for a keyboard.
  private var reachedSafeArea: UIEdgeInsets {
    var safe = safeArea()
    if place != .top { safe.top = 0 }
    let rest = containerView.bounds.maxY + bounceInsets.bottom
    let isRaised = messageView.frame.height > 0 && messageView.frame.maxY < rest - safe.bottom
    if place != .bottom || isRaised { safe.bottom = 0 }
    return safe
  }

  /// Adjusts the margins where the safe area is another one than at the last time.
  private func followSafeArea() {
    if reachedSafeArea != keptSafeArea { adjustMargins() }
  }

  /// Lets what stands in the message keep clear of the safe area as it is now, at the edges that the message
  /// reaches.
  func adjustMargins() {
    guard let rules = messageView as? any (MarginAdjustable & UIView) else { return }
    let safe = reachedSafeArea
    keptSafeArea = safe
    messageView.usherSetMargins {
      rules.margins(beside: safe, context: self) + bounceInsets
    }
  }
}
