#if canImport(UIKit)
internal import UIKit
internal import Usher
internal import UsherUIKit

/// A view as large as an overlay, with another view laid out around it so that the background of that view lies
/// exactly on the overlay.
@MainActor
final class BackgroundHolder: UIView, BleedingView, MeasuredGuest {
  /// The view that is shown.
  let view: UIView
  /// Returns the part of the view that the overlay's frame is about.
  let background: @MainActor () -> UIView
  var bleed = UIEdgeInsets.zero {
    didSet {
      guard bleed != oldValue else { return }
      follow()
      setNeedsLayout()
    }
  }
  private let surroundings: @MainActor () -> Surroundings
  private let spoken: @MainActor () -> SpokenParts?
  private let strip = UIView()
  private var pins: Pins?
  private var ownHeight: NSLayoutConstraint?
  /// The name that the view as a whole was given here.
  private var givenName: String?
  /// The view's size before it was laid out here.
  private let originalSize: CGSize
  private let usedFrames: Bool

  /// The constraints between the view and the holder.
  private struct Pins {
    let left, right, top, bottom, end: NSLayoutConstraint

    var all: [NSLayoutConstraint] { [left, right, top, bottom] }
  }

  init(
    of view: UIView, background: @escaping @MainActor () -> UIView,
    surroundings: @escaping @MainActor () -> Surroundings,
    spoken: @escaping @MainActor () -> SpokenParts?
  ) {
    self.view = view
    self.background = background
    self.surroundings = surroundings
    self.spoken = spoken
    originalSize = view.bounds.size
    usedFrames = view.translatesAutoresizingMaskIntoConstraints
    super.init(frame: .zero)
    strip.isUserInteractionEnabled = false
    addSubview(strip)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Takes the view from wherever it stands.
  func takeView() {
    guard view.superview !== self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let pins = Pins(
      left: view.leftAnchor.constraint(equalTo: leftAnchor),
      right: view.rightAnchor.constraint(equalTo: rightAnchor),
      top: view.topAnchor.constraint(equalTo: topAnchor),
      // Weaker than what content wants, so that a change of its height can be seen.
      bottom: view.bottomAnchor.constraint(equalTo: bottomAnchor),
      end: view.bottomAnchor.constraint(equalTo: bottomAnchor))
    pins.right.priority = UILayoutPriority(999)
    pins.bottom.priority = UILayoutPriority(49)
    pins.end.priority = UILayoutPriority(999)
    self.pins = pins
    follow()
    NSLayoutConstraint.activate(pins.all)
  }

  /// Lets go of the view, as it was before.
  func letGo() {
    reach(.zero)
    guard view.superview === self else { return }
    ownHeight?.isActive = false
    view.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = usedFrames
  }

  /// The size that the background wants by the view's constraints, at least 1 by 1 point.
  var naturalSize: Size {
    let (wanted, around) = (
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), surroundings().margins
    )
    return Size(
      width: max(Double(wanted.width) - around.left - around.right, 1),
      height: max(Double(wanted.height) - around.top - around.bottom, 1))
  }

  func size(within room: CGSize) -> CGSize {
    guard view.superview === self else { return .zero }
    let around = around
    let wanted = wanted(within: room.width + around.left + around.right)
    return CGSize(
      width: max(wanted.width - around.left - around.right, 0),
      height: max(wanted.height - around.top - around.bottom, 0))
  }

  override func layoutSubviews() {
    follow()
    super.layoutSubviews()
    guard view.superview === self, bounds.width > 0 else { return }
    let needed = size(within: CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
    // Overlays are a whole number of pixels high.
    pins?.end.isActive = bounds.height > needed + 0.5
    if abs(bounds.height - needed) > 0.5 { usherNeedsMeasuring() }
    cutStrip()
  }

  override var accessibilityElements: [Any]? {
    get {
      // UIKit declares it for every object, and asks on the main thread.
      nonisolated(unsafe) var found: [Any]?
      MainActor.assumeIsolated { found = elements }
      return found
    }
    set {}
  }

  private var elements: [Any]? {
    guard let parts = spoken() else { return nil }
    guard let whole = parts.whole, let words = parts.words else { return parts.others }
    if let view = whole as? UIView {
      view.isAccessibilityElement = true
      // A name of the app's own stays; one that was given here follows the texts.
      if view.accessibilityLabel == nil || view.accessibilityLabel == givenName {
        view.accessibilityLabel = words
        givenName = words
      }
    }
    return [whole] + parts.others.filter { $0 !== whole }
  }

  /// The distances from the view's edges to the overlay's, in points.
  private var around: Insets {
    let surroundings = surroundings()
    return surroundings.reachesOut
      ? surroundings.margins.grown(by: Insets(bleed)) : surroundings.margins
  }

  /// Lays the view out around the holder as the surroundings are now.
  private func follow() {
    guard let pins, view.superview === self else { return }
    let surroundings = surroundings()
    reach(surroundings.reachesOut ? Insets(bleed) : .zero, over: surroundings.layoutMargins)
    let around = around
    let constants: [(NSLayoutConstraint, Double)] = [
      (pins.left, -around.left), (pins.right, around.right), (pins.top, -around.top),
      (pins.bottom, around.bottom), (pins.end, around.bottom),
    ]
    for (pin, constant) in constants where pin.constant != CGFloat(constant) {
      pin.constant = CGFloat(constant)
    }
  }

  private func reach(_ distances: Insets, over margins: Insets? = nil) {
    view.insetsLayoutMarginsFromSafeArea = false
    view.preservesSuperviewLayoutMargins = false
    if let view = view as? any OverReaching {
      view.usherReach(distances)
    } else if let margins = margins?.grown(by: distances), Insets(view.layoutMargins) != margins {
      view.layoutMargins = UIEdgeInsets(
        top: CGFloat(margins.top), left: CGFloat(margins.left), bottom: CGFloat(margins.bottom),
        right: CGFloat(margins.right))
    }
  }

  /// The size that the view wants, no wider than `width`.
  private func wanted(within width: CGFloat) -> CGSize {
    let room = min(width, 10_000)
    if view.constraints.isEmpty, !type(of: view).requiresConstraintBasedLayout {
      measureFrames(within: room)
    }
    let natural = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard natural.width > room || width < 10_000 else { return natural }
    return view.systemLayoutSizeFitting(
      CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Gives a view without constraints the height that it says it wants, or was made with.
  private func measureFrames(within width: CGFloat) {
    let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    // A view that has no opinion answers with the size it has, which may be one that it was given here.
    let height = fitting == view.bounds.size ? originalSize.height : fitting.height
    guard height > 0, view.intrinsicContentSize.height < 0 else { return }
    let rule = ownHeight ?? view.heightAnchor.constraint(equalToConstant: height)
    rule.priority = UILayoutPriority(200)
    rule.constant = height
    rule.isActive = true
    ownHeight = rule
  }

  /// Covers what lies between the overlay and the edge it rests at, where the view does not.
  private func cutStrip() {
    let isNeeded = !surroundings().reachesOut && (bleed.top > 0 || bleed.bottom > 0)
    strip.isHidden = !isNeeded
    guard isNeeded else { return }
    strip.backgroundColor = background().backgroundColor
    strip.frame =
      bleed.top > 0
      ? CGRect(x: 0, y: -bleed.top, width: bounds.width, height: bleed.top)
      : CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: bleed.bottom)
  }
}

extension Insets {
  /// The same insets with others added edge by edge.
  fileprivate func grown(by other: Insets) -> Insets {
    Insets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
#endif
