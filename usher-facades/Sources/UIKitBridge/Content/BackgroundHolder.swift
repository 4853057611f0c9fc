#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) internal import Usher
@_spi(Facades) internal import UsherUIKit

/// A view with the overlay's size that contains a message view.
///
/// The message view is laid out so that its background has the overlay's frame.
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
  /// The view's previous settings, or `nil` while the view isn't held.
  private var original: Original?

  /// The settings of a view that the holder changes.
  fileprivate struct Original {
    let size: CGSize
    let usedFrames, insetsFromSafeArea, preservesMargins: Bool
    /// The view's previous layout margins, or `nil` if they weren't replaced.
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

  /// Moves the view from its current superview to the holder, and pins it.
  func holdView() {
    guard view.superview !== self else { return }
    // If a different message shows the view and is leaving, it restores the view's settings first.
    (view.superview as? BackgroundHolder)?.letGo()
    if original == nil { original = Original(of: view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let pins = Pins(
      left: view.leftAnchor.constraint(equalTo: leftAnchor),
      right: view.rightAnchor.constraint(equalTo: rightAnchor),
      top: view.topAnchor.constraint(equalTo: topAnchor),
      // Weaker than the content's constraints, so that the holder notices a change of the content's
      // height.
      bottom: view.bottomAnchor.constraint(equalTo: bottomAnchor),
      end: view.bottomAnchor.constraint(equalTo: bottomAnchor))
    pins.right.priority = UILayoutPriority(999)
    pins.bottom.priority = UILayoutPriority(49)
    pins.end.priority = UILayoutPriority(999)
    self.pins = pins
    follow()
    NSLayoutConstraint.activate(pins.all)
  }

  /// Releases the view and restores its settings.
  ///
  /// If the app has moved the view to a different superview, the view stays there with its layout.
  /// Does nothing if the view isn't held, for example because a different message now uses it.
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

  /// The size of the background according to the view's constraints, at least 1 by 1 point.
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

  /// The distances from the view's edges to the overlay's edges, in points.
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

  /// Adds distances and a padding to the view's layout margins, because the view extends beyond the
  /// overlay.
  ///
  /// If `margins` is `nil`, the margins change only if the view is `OverReaching`.
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

  /// Removes the safe area from the view's margins.
  ///
  /// The overlay already avoids the safe area, or the new margins include it.
  private func keepSafeAreaOutOfMargins() {
    view.insetsLayoutMarginsFromSafeArea = false
    view.preservesSuperviewLayoutMargins = false
  }

  /// Returns the size that the view needs if it is at most `width` wide.
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

  /// Sets the height of a view without constraints to the height from `sizeThatFits`.
  ///
  /// If `sizeThatFits` only returns the current size, the view's initial height is used.
  private func measureFrames(within width: CGFloat) {
    let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    // By default, `sizeThatFits` returns the current size, which this holder may have set.
    let height = fitting == view.bounds.size ? original?.size.height ?? 0 : fitting.height
    guard height > 0, view.intrinsicContentSize.height < 0 else { return }
    let constraint = ownHeight ?? view.heightAnchor.constraint(equalToConstant: height)
    constraint.priority = UILayoutPriority(200)
    constraint.constant = height
    constraint.isActive = true
    ownHeight = constraint
  }

  /// Extends the background's color above or below the overlay if the view doesn't extend there
  /// itself.
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
  /// Returns the insets, increased by other insets at each edge.
  fileprivate func grown(by other: Insets) -> Insets {
    Insets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
#endif
