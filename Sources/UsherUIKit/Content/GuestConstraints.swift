#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The constraints between a guest that has constraints and its place.
///
/// The guest begins at the place's corner. A held side is as long as the place's. A free side has
/// the length of the guest's own constraints, so that the guest outgrows the place, or shrinks, as
/// soon as a view in the guest changes.
@MainActor
final class GuestConstraints {
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint
  private let constraints: [NSLayoutConstraint]
  private weak var guest: UIView?
  private let hadFrame: Bool

  /// The priority of a free side: weaker than all constraints of a guest, and stronger than the
  /// fitting size by which the guest is measured.
  private static let free = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
  /// The priority of a held side: stronger than the sizes of texts and images, and weaker than
  /// required constraints.
  private static let held = UILayoutPriority(999)

  /// Puts a guest at the corner of its place, with both sides held.
  init(of guest: UIView, in place: UIView) {
    self.guest = guest
    hadFrame = guest.translatesAutoresizingMaskIntoConstraints
    guest.translatesAutoresizingMaskIntoConstraints = false
    width = guest.widthAnchor.constraint(equalTo: place.widthAnchor)
    height = guest.heightAnchor.constraint(equalTo: place.heightAnchor)
    (width.priority, height.priority) = (Self.held, Self.held)
    constraints = [
      guest.leftAnchor.constraint(equalTo: place.leftAnchor),
      guest.topAnchor.constraint(equalTo: place.topAnchor), width, height,
    ]
    NSLayoutConstraint.activate(constraints)
  }

  /// Holds the sides, or lets them free.
  func hold(width isWidthHeld: Bool, height isHeightHeld: Bool) {
    width.priority = isWidthHeld ? Self.held : Self.free
    height.priority = isHeightHeld ? Self.held : Self.free
  }

  /// Lets the guest be as it came.
  deinit {
    let (constraints, guest, hadFrame) = (constraints, guest, hadFrame)
    MainActor.afterDeinit {
      NSLayoutConstraint.deactivate(constraints)
      guest?.translatesAutoresizingMaskIntoConstraints = hadFrame
    }
  }
}
#endif
