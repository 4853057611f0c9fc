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
  private let spoken: SpokenElements
  private let strip = UIView()
  private var pins: Pins?
  private var ownHeight: NSLayoutConstraint?
  /// The view's values from before it was held; `nil` while the view is not held.
  private var original: Original?

  /// The values of a view that holding changes.
  fileprivate struct Original {
    let size: CGSize
    let usedFrames, insetsFromSafeArea, preservesMargins: Bool
    /// The margins that the view has lost to the overlay's; `nil` for a view that keeps its own.
    var margins: UIEdgeInsets?
  }

  /// The constraints between the view and the holder.
  private struct Pins {
    let left, right, top, bottom, end: NSLayoutConstraint

    var all: [NSLayoutConstraint] { [left, right, top, bottom] }
  }

  init(
    of view: UIView, background: @escaping @MainActor () -> UIView,
    surroundings: @escaping @MainActor () -> Surroundings,
    spoken: SpokenElements
  ) {
    self.view = view
    self.background = background
    self.surroundings = surroundings
    self.spoken = spoken
    super.init(frame: .zero)
    strip.isUserInteractionEnabled = false
    addSubview(strip)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Takes the view from wherever it stands.
  func takeView() {
    guard view.superview !== self else { return }
    // Another message that shows the view, and is on its way out, gives back what it has changed.
    (view.superview as? BackgroundHolder)?.letGo()
    if original == nil { original = Original(of: view) }
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

  /// Lets go of the view, as it was before; nothing changes in a view that another message has taken.
  ///
  /// A view that the app has put somewhere else stays there, laid out as the app says.
  func letGo() {
    guard let original else { return }
    spoken.giveBack()
    ownHeight?.isActive = false
    reach(.zero)
    if view.superview === self { view.removeFromSuperview() }
    if view.superview == nil {
      view.translatesAutoresizingMaskIntoConstraints = original.usedFrames
      if original.usedFrames, ownHeight != nil { view.bounds.size = original.size }
    }
    view.insetsLayoutMarginsFromSafeArea = original.insetsFromSafeArea
    view.preservesSuperviewLayoutMargins = original.preservesMargins
    if let margins = original.margins { view.layoutMargins = margins }
    (self.original, ownHeight) = (nil, nil)
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
    get { MainActor.assumeIsolated { view.superview === self } ? spoken.found : nil }
    set {}
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

  /// Lets the view reach beyond the overlay; a view whose margins are its own keeps them.
  private func reach(_ distances: Insets, over margins: Insets? = nil) {
    if let view = view as? any OverReaching {
      keepSafeAreaOutOfMargins()
      view.usherReach(distances)
    } else if let margins = margins?.grown(by: distances) {
      keepSafeAreaOutOfMargins()
      guard Insets(view.layoutMargins) != margins else { return }
      if original?.margins == nil { original?.margins = view.layoutMargins }
      view.layoutMargins = UIEdgeInsets(
        top: CGFloat(margins.top), left: CGFloat(margins.left), bottom: CGFloat(margins.bottom),
        right: CGFloat(margins.right))
    }
  }

  /// The overlay lies beside the safe area, or the margins count that already.
  private func keepSafeAreaOutOfMargins() {
    view.insetsLayoutMarginsFromSafeArea = false
    view.preservesSuperviewLayoutMargins = false
  }

  /// The size that the view wants, no wider than `width`.
  private func wanted(within width: CGFloat) -> CGSize {
    let room = min(width, 10_000)
    let hasRules = view.constraints.contains { $0.usherIsClients && $0 !== ownHeight }
    if !hasRules, !type(of: view).requiresConstraintBasedLayout {
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
    let height = fitting == view.bounds.size ? original?.size.height ?? 0 : fitting.height
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

extension BackgroundHolder.Original {
  /// Notes what a view is like.
  @MainActor
  fileprivate init(of view: UIView) {
    size = view.bounds.size
    usedFrames = view.translatesAutoresizingMaskIntoConstraints
    insetsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    preservesMargins = view.preservesSuperviewLayoutMargins
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
