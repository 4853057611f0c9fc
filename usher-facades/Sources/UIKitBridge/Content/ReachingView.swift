#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) internal import UsherUIKit

/// A container that extends one of the app's views, the guest, by the overlay's bleed.
///
/// If the guest's constraints fix its size, the guest keeps that size, and its background color
/// fills the space above it. A guest without constraints gets its previous size back when it leaves
/// the window, so that it can be measured again.
@MainActor
final class ReachingView: UIView, BleedingView, SelfSizingView {
  private let guest: UIView
  /// The guest's size before its first layout.
  ///
  /// The height is used if the guest doesn't determine its height.
  private let original: CGSize
  /// Whether the guest was laid out with its frame and its autoresizing mask.
  private let wasFramed: Bool
  /// The constraints that pin the guest, or an empty array while the guest isn't held.
  private var guestConstraints: [NSLayoutConstraint] = []
  private let ground = UIView()
  private var top: NSLayoutConstraint?
  private var left: NSLayoutConstraint?
  private var bottom: NSLayoutConstraint?
  private var right: NSLayoutConstraint?

  var bleed = UIEdgeInsets.zero {
    didSet {
      guard bleed != oldValue else { return }
      top?.constant = -bleed.top
      left?.constant = -bleed.left
      bottom?.constant = bleed.bottom
      right?.constant = bleed.right
      setNeedsLayout()
    }
  }

  /// Creates a container for one of the app's views, which has no superview yet.
  init(_ guest: UIView) {
    self.guest = guest
    original = guest.bounds.size
    wasFramed = guest.translatesAutoresizingMaskIntoConstraints
    super.init(frame: .zero)
    addSubview(ground)
    addSubview(guest)
    hold()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Returns the guest's size for the available width.
  ///
  /// If the width is unlimited, the guest's current width is used.
  func size(within room: CGSize) -> CGSize {
    let width = room.width < .greatestFiniteMagnitude ? room.width : guest.bounds.width
    let height = fittingHeight(width: width)
    return CGSize(width: width, height: height > 0 ? height : original.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.backgroundColor = guest.backgroundColor
    ground.frame = CGRect(
      x: -bleed.left, y: -bleed.top, width: bounds.width + bleed.left + bleed.right,
      height: max(guest.frame.minY + bleed.top, 0))
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { hold() }
  }

  override func willMove(toWindow window: UIWindow?) {
    super.willMove(toWindow: window)
    if window == nil { letGo() }
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if subview === guest { letGo() }
  }

  /// Pins the guest to the edges, more weakly than the guest's required constraints.
  ///
  /// Does nothing if the guest is already held or has a different superview.
  private func hold() {
    guard guestConstraints.isEmpty, guest.superview === self else { return }
    guest.translatesAutoresizingMaskIntoConstraints = false
    let top = guest.topAnchor.constraint(equalTo: topAnchor, constant: -bleed.top)
    let left = guest.leftAnchor.constraint(equalTo: leftAnchor, constant: -bleed.left)
    let bottom = guest.bottomAnchor.constraint(equalTo: bottomAnchor, constant: bleed.bottom)
    let right = guest.rightAnchor.constraint(equalTo: rightAnchor, constant: bleed.right)
    for constraint in [top, right] { constraint.priority = .nearlyRequired }
    guestConstraints = [top, left, bottom, right]
    NSLayoutConstraint.activate(guestConstraints)
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Releases the guest and restores its layout.
  private func letGo() {
    guard !guestConstraints.isEmpty else { return }
    NSLayoutConstraint.deactivate(guestConstraints)
    guestConstraints = []
    guard wasFramed else { return }
    guest.translatesAutoresizingMaskIntoConstraints = true
    guest.bounds.size = original
  }

  private func fittingHeight(width: CGFloat) -> CGFloat {
    if guest.usesConstraints {
      return guest.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .nearlyRequired,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let known = guest.bounds.size
    let fitting = guest.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    // By default, `sizeThatFits` returns the current size, which this container may have set.
    return fitting == known ? 0 : fitting.height
  }
}

extension UILayoutPriority {
  /// The priority just below `required`.
  fileprivate static let nearlyRequired = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
}
#endif
