#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) internal import Usher
@_spi(Facades) internal import UsherUIKit

/// A view of the overlay's size that contains another view, laid out so that the other view's
/// background coincides with the overlay.
@MainActor
final class BackgroundHolder: UIView, BleedingView, SelfSizingView {
  /// The contained view.
  let view: UIView
  /// Returns the part of the view that becomes the overlay's frame.
  let background: @MainActor () -> UIView
  var bleed = UIEdgeInsets.zero {
    didSet {
      guard bleed != oldValue else { return }
      follow()
      setNeedsLayout()
    }
  }
  /// Called when the view enters or leaves a window.
  var onWindow: @MainActor (_ isInWindow: Bool) -> Void = { _ in }
  private let backgroundLayout: @MainActor () -> BackgroundLayout
  private let spoken: SpokenElements
  private let strip = UIView()
  private var pins: Pins?
  private var ownHeight: NSLayoutConstraint?
  /// The view's settings before it was held; `nil` while the view is not held.
  private var original: Original?

  /// The settings of a view that holding changes.
  fileprivate struct Original {
    let size: CGSize
    let usedFrames, insetsFromSafeArea, preservesMargins: Bool
    /// The view's own layout margins, replaced while held; `nil` if they were not replaced.
    var margins: UIEdgeInsets?
  }

  /// The constraints between the view and the holder.
  private struct Pins {
    let left, right, top, bottom, end: NSLayoutConstraint

    var all: [NSLayoutConstraint] { [left, right, top, bottom] }
  }

  init(
    of view: UIView, background: @escaping @MainActor () -> UIView,
    backgroundLayout: @escaping @MainActor () -> BackgroundLayout,
    spoken: SpokenElements
  ) {
    self.view = view
    self.background = background
    self.backgroundLayout = backgroundLayout
    self.spoken = spoken
    super.init(frame: .zero)
    strip.isUserInteractionEnabled = false
    addSubview(strip)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Takes the view from its current superview, and pins it to the holder.
  func holdView() {
    guard view.superview !== self else { return }
    // Another message that shows the view, and is leaving, restores the settings it has changed.
    (view.superview as? BackgroundHolder)?.letGo()
    if original == nil { original = Original(of: view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let pins = Pins(
      left: view.leftAnchor.constraint(equalTo: leftAnchor),
      right: view.rightAnchor.constraint(equalTo: rightAnchor),
      top: view.topAnchor.constraint(equalTo: topAnchor),
      // Weaker than the content's own constraints, so that a change of its height is noticed.
      bottom: view.bottomAnchor.constraint(equalTo: bottomAnchor),
      end: view.bottomAnchor.constraint(equalTo: bottomAnchor))
    pins.right.priority = UILayoutPriority(999)
    pins.bottom.priority = UILayoutPriority(49)
    pins.end.priority = UILayoutPriority(999)
    self.pins = pins
    follow()
    NSLayoutConstraint.activate(pins.all)
  }

  /// Releases the view and restores its settings; a no-op if another message has taken the view.
  ///
  /// A view that the app has moved to another superview stays there, with the layout set by the
  /// app.
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

  /// The size that the view's constraints give the background, at least 1 by 1 point.
  var naturalSize: OverlaySize {
    let (wanted, around) = (
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), backgroundLayout().margins
    )
    return OverlaySize(
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

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindow(window != nil)
  }

  override func layoutSubviews() {
    follow()
    super.layoutSubviews()
    guard view.superview === self, bounds.width > 0 else { return }
    let needed = size(within: CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
    // Overlays have a height of whole pixels.
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
    let backgroundLayout = backgroundLayout()
    return backgroundLayout.reachesOut
      ? backgroundLayout.margins.grown(by: Insets(bleed)) : backgroundLayout.margins
  }

  /// Applies the current background layout to the view's layout.
  private func follow() {
    guard let pins, view.superview === self else { return }
    let backgroundLayout = backgroundLayout()
    reach(
      backgroundLayout.reachesOut ? Insets(bleed) : .zero, over: backgroundLayout.layoutMargins,
      padding: backgroundLayout.padding)
    let around = around
    let constants: [(NSLayoutConstraint, Double)] = [
      (pins.left, -around.left), (pins.right, around.right), (pins.top, -around.top),
      (pins.bottom, around.bottom), (pins.end, around.bottom),
    ]
    for (pin, constant) in constants where pin.constant != CGFloat(constant) {
      pin.constant = CGFloat(constant)
    }
  }

  /// Extends the view beyond the overlay; a view for which no margins are given keeps its own.
  private func reach(
    _ distances: Insets, over margins: Insets? = nil, padding: Insets = .zero
  ) {
    if let view = view as? any OverReaching {
      keepSafeAreaOutOfMargins()
      view.usherReach(distances, padding: padding)
    } else if let margins = margins?.grown(by: padding).grown(by: distances) {
      keepSafeAreaOutOfMargins()
      guard Insets(view.layoutMargins) != margins else { return }
      if original?.margins == nil { original?.margins = view.layoutMargins }
      view.layoutMargins = UIEdgeInsets(
        top: CGFloat(margins.top), left: CGFloat(margins.left), bottom: CGFloat(margins.bottom),
        right: CGFloat(margins.right))
    }
  }

  /// Excludes the safe area from the view's margins: the overlay avoids it, or the margins include
  /// it.
  private func keepSafeAreaOutOfMargins() {
    view.insetsLayoutMarginsFromSafeArea = false
    view.preservesSuperviewLayoutMargins = false
  }

  /// Returns the size that the view wants, no wider than `width`.
  private func wanted(within width: CGFloat) -> CGSize {
    let room = min(width, 10_000)
    let hasConstraints = view.constraints.contains { $0.usherIsClients && $0 !== ownHeight }
    if !hasConstraints, !type(of: view).requiresConstraintBasedLayout {
      measureFrames(within: room)
    }
    let natural = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard natural.width > room || width < 10_000 else { return natural }
    return view.systemLayoutSizeFitting(
      CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Gives a view without constraints the height that it wants by `sizeThatFits`, or was made with.
  private func measureFrames(within width: CGFloat) {
    let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    // By default, `sizeThatFits` returns the current size, which may have been set by this holder.
    let height = fitting == view.bounds.size ? original?.size.height ?? 0 : fitting.height
    guard height > 0, view.intrinsicContentSize.height < 0 else { return }
    let constraint = ownHeight ?? view.heightAnchor.constraint(equalToConstant: height)
    constraint.priority = UILayoutPriority(200)
    constraint.constant = height
    constraint.isActive = true
    ownHeight = constraint
  }

  /// Fills the gap between the overlay and its edge in the background's color, unless the view
  /// fills it.
  private func cutStrip() {
    let isNeeded = !backgroundLayout().reachesOut && (bleed.top > 0 || bleed.bottom > 0)
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
  /// Records the settings of a view.
  @MainActor
  fileprivate init(of view: UIView) {
    size = view.bounds.size
    usedFrames = view.translatesAutoresizingMaskIntoConstraints
    insetsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    preservesMargins = view.preservesSuperviewLayoutMargins
  }
}

extension Insets {
  /// Returns the insets with others added edge by edge.
  fileprivate func grown(by other: Insets) -> Insets {
    Insets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
#endif
