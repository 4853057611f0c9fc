#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The constraints between one of the app's views, the guest, and its container.
///
/// The guest starts at the container's top left corner. Its width and height are each held or free.
/// A held side has the container's length. A free side has the length that the guest's own
/// constraints require, so the guest changes its size immediately when a view inside changes.
@MainActor
final class GuestConstraints {
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint
  private let constraints: [NSLayoutConstraint]
  private weak var guest: UIView?
  private let hadFrame: Bool

  /// The priority of a free side.
  ///
  /// It is lower than all constraints of a guest, and higher than the fitting size that is used to
  /// measure the guest.
  private static let free = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
  /// The priority of a held side.
  ///
  /// It is higher than the priorities of intrinsic sizes, and lower than required constraints.
  private static let held = UILayoutPriority(999)

  /// Places a guest at the corner of its container, with both sides held.
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

  /// Holds or frees each side.
  func hold(width isWidthHeld: Bool, height isHeightHeld: Bool) {
    width.priority = isWidthHeld ? Self.held : Self.free
    height.priority = isHeightHeld ? Self.held : Self.free
  }

  /// Restores the guest's original layout mode.
  deinit {
    let (constraints, guest, hadFrame) = (constraints, guest, hadFrame)
    MainActor.afterDeinit {
      NSLayoutConstraint.deactivate(constraints)
      guest?.translatesAutoresizingMaskIntoConstraints = hadFrame
    }
  }
}
#endif
