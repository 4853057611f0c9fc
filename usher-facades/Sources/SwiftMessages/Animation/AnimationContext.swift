#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
public import UIKitBridge
internal import Usher

/// The message and the container for an animator.
@preconcurrency @MainActor
public class AnimationContext {
  /// The message's view, which the animator adds to the container.
  public let messageView: UIView
  /// The container of the message.
  public let containerView: UIView
  /// The parts of the system's interface that the message overlaps.
  ///
  /// The set is always empty, because overlays avoid all these parts.
  public let safeZoneConflicts: SafeZoneConflicts
  /// Whether the user can swipe the message away.
  public let interactiveHide: Bool
  /// The swipe policy of the library's animation, or `nil` if the message can't be swiped.
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

  /// Adds the message to the container, at the container's full width.
  ///
  /// - Parameters:
  ///   - place: The message's vertical position.
  ///   - bounce: The distance, in points, that the message extends beyond the edge.
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
    // Weaker than the constraint that avoids the keyboard.
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

  /// The safe area at the edges that the message reaches, measured from the message's edges.
  ///
  /// If the keyboard has moved the message up, the safe area at the bottom is 0.
  private var reachedSafeArea: UIEdgeInsets {
    var safe = safeArea()
    safe.top = place == .top ? safe.top + bounceInsets.top : 0
    let rest = containerView.bounds.maxY + bounceInsets.bottom
    let isRaised = messageView.frame.height > 0 && messageView.frame.maxY < rest - safe.bottom
    safe.bottom = place == .bottom && !isRaised ? safe.bottom + bounceInsets.bottom : 0
    return safe
  }

  /// Adjusts the margins if the safe area has changed since the last adjustment.
  private func followSafeArea() {
    if reachedSafeArea != keptSafeArea { adjustMargins() }
  }

  /// Sets the message's margins so that its content avoids the safe area at the edges that it
  /// reaches.
  func adjustMargins() {
    guard let adjustable = messageView as? any (MarginAdjustable & UIView) else { return }
    let safe = reachedSafeArea
    keptSafeArea = safe
    messageView.usherSetMargins {
      adjustable.margins(beside: safe) + bounceInsets
    }
  }
}

/// The parts of the system's interface that a message overlaps.
///
/// The set is always empty, because overlays avoid all these parts.
public struct SafeZoneConflicts: OptionSet, Hashable, Sendable {
  /// The set's bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A status bar.
  public static let statusBar = SafeZoneConflicts(rawValue: 1 << 0)
  /// A sensor housing in the screen.
  public static let sensorNotch = SafeZoneConflicts(rawValue: 1 << 1)
  /// The home indicator at the bottom.
  public static let homeIndicator = SafeZoneConflicts(rawValue: 1 << 2)
  /// A status bar that the message covers.
  public static let overStatusBar = SafeZoneConflicts(rawValue: 1 << 3)
}
#endif
