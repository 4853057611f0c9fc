#if canImport(UIKit)
internal import UIKit
internal import UsherUIKit

/// The view around a client's view that reaches beyond its overlay, and is as wide as the overlay.
///
/// The client's view grows into the room beyond the edges. A client's view whose own rules fix the size keeps that
/// size, and its background colour fills the room above. Once out of sight, a guest without rules of its own has the
/// size again that it had, which is the one to measure when it is shown anew.
@MainActor
final class ReachingView: UIView, BleedingView, MeasuredGuest {
  private let guest: UIView
  /// The guest's size before its first layout, whose height counts for a guest that says nothing of its height.
  private let original: CGSize
  /// Whether the guest followed its frame and its autoresizing mask.
  private let wasFramed: Bool
  /// The rules that hold the guest; empty while the guest is not held.
  private var rules: [NSLayoutConstraint] = []
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
    original = guest.bounds.size
    wasFramed = guest.translatesAutoresizingMaskIntoConstraints
    super.init(frame: .zero)
    addSubview(ground)
    addSubview(guest)
    hold()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Measures the guest at the width of the room; without an end to the room, at the guest's own width.
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

  /// Pins the guest to the edges, as far as its own required rules let it; without effect while it is held, or stands
  /// elsewhere.
  private func hold() {
    guard rules.isEmpty, guest.superview === self else { return }
    guest.translatesAutoresizingMaskIntoConstraints = false
    let top = guest.topAnchor.constraint(equalTo: topAnchor, constant: -bleed.top)
    let left = guest.leftAnchor.constraint(equalTo: leftAnchor, constant: -bleed.left)
    let bottom = guest.bottomAnchor.constraint(equalTo: bottomAnchor, constant: bleed.bottom)
    let right = guest.rightAnchor.constraint(equalTo: rightAnchor, constant: bleed.right)
    for rule in [top, right] { rule.priority = .nearlyRequired }
    rules = [top, left, bottom, right]
    NSLayoutConstraint.activate(rules)
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Gives the guest back what it was laid out by.
  private func letGo() {
    guard !rules.isEmpty else { return }
    NSLayoutConstraint.deactivate(rules)
    rules = []
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
    // A view without an opinion answers with the size it has, which may be one that was given it here.
    return fitting == known ? 0 : fitting.height
  }
}

extension UILayoutPriority {
  /// Just below a required rule.
  fileprivate static let nearlyRequired = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
}
#endif
