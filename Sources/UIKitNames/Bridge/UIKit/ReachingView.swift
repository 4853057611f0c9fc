#if canImport(UIKit)
internal import UIKit
internal import UsherUIKit

/// The view around a client's view that reaches beyond its overlay, and is as wide as the overlay.
///
/// The client's view grows into the room beyond the edges. A client's view whose own rules fix the size keeps that
/// size, and its background colour fills the room above.
@MainActor
final class ReachingView: UIView, BleedingView, MeasuredGuest {
  private let guest: UIView
  /// The guest's height before its first layout, for a guest that says nothing of its height.
  private let original: CGFloat
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

  /// Takes in a client's view that stands nowhere.
  init(_ guest: UIView) {
    self.guest = guest
    original = guest.bounds.height
    super.init(frame: .zero)
    addSubview(ground)
    addSubview(guest)
    guest.translatesAutoresizingMaskIntoConstraints = false
    pin()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Measures the guest at the width of the room; without an end to the room, at the guest's own width.
  func size(within room: CGSize) -> CGSize {
    let width = room.width < .greatestFiniteMagnitude ? room.width : guest.bounds.width
    let height = fittingHeight(width: width)
    return CGSize(width: width, height: height > 0 ? height : original)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.backgroundColor = guest.backgroundColor
    ground.frame = CGRect(
      x: -bleed.left, y: -bleed.top, width: bounds.width + bleed.left + bleed.right,
      height: max(guest.frame.minY + bleed.top, 0))
  }

  /// Pins the guest to the edges, as far as its own required rules let it.
  private func pin() {
    let top = guest.topAnchor.constraint(equalTo: topAnchor)
    let left = guest.leftAnchor.constraint(equalTo: leftAnchor)
    let bottom = guest.bottomAnchor.constraint(equalTo: bottomAnchor)
    let right = guest.rightAnchor.constraint(equalTo: rightAnchor)
    for rule in [top, right] { rule.priority = .nearlyRequired }
    NSLayoutConstraint.activate([top, left, bottom, right])
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
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
    // A view without an opinion answers with the size it has, which may be one that was given it here.
    return fitting == known ? 0 : fitting.height
  }
}

extension UILayoutPriority {
  /// Just below a required rule.
  fileprivate static let nearlyRequired = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
}
#endif
