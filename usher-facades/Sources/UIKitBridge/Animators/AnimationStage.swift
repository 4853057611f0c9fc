#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) internal import Usher
@_spi(Facades) internal import UsherUIKit

/// The view of an overlay whose message is moved by the app's animator.
///
/// It has the overlay's size. Its container covers the whole area for overlays, even if the overlay
/// moves, so that the animator can move the message anywhere in the area.
@MainActor
final class AnimationStage: UIView, SelfSizingView {
  /// The animated view.
  let view: UIView
  /// Returns the part of the view that determines the overlay's frame.
  let background: @MainActor () -> UIView
  /// The view to which the app's animator adds the animated view.
  let container = AnimationContainer()
  /// Returns the size of the area for overlays, in points.
  var area: @MainActor () -> CGSize = { .zero }
  /// Starts the app's animator.
  ///
  /// Called once, when the stage is in a window.
  var begin: (@MainActor () -> Void)?
  /// Called with the background's frame in the area when that resting frame changes.
  var onPlace: @MainActor (OverlayRect) -> Void = { _ in }
  /// Called when the stage enters or leaves a window.
  var onWindow: @MainActor (_ isInWindow: Bool) -> Void = { _ in }
  /// Whether the overlay ignores further changes of the background's frame.
  var isFrozen = false
  /// Whether the app's animator was started.
  private(set) var hasBegun = false
  private var isBeginning = false
  private var isWaiting = false
  private var frameInArea: OverlayRect?

  private let spoken: SpokenElements

  init(of view: UIView, background: @escaping @MainActor () -> UIView, spoken: SpokenElements) {
    self.view = view
    self.background = background
    self.spoken = spoken
    super.init(frame: .zero)
    addSubview(container)
    container.onLayout = { [weak self] in self?.follow() }
    container.areaView = { [weak self] in self?.overlays }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Returns the background's size, or 1 by 1 point until its frame is known.
  ///
  /// The first call in a window starts the app's animator.
  func size(within room: CGSize) -> CGSize {
    start()
    if hasBegun, container.bounds.size != area() {
      container.frame.size = area()
      container.layoutIfNeeded()
    }
    if hasBegun {
      container.onArea()
      follow()
    }
    return CGSize(width: frameInArea?.size.width ?? 1, height: frameInArea?.size.height ?? 1)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onWindow(window != nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Moves the overlay to the background's current resting frame.
  ///
  /// Does nothing while the animator is starting, if the overlay is frozen, or if the view isn't in
  /// the container.
  func follow() {
    guard hasBegun, !isBeginning, !isFrozen, view.isDescendant(of: container) else {
      return
    }
    let frame = restingFrame
    guard frame != frameInArea else { return }
    let isLarger = frame.size != frameInArea?.size
    frameInArea = frame
    place()
    onPlace(frame)
    if isLarger { usherNeedsMeasuring() }
  }

  override var accessibilityElements: [Any]? {
    get { MainActor.assumeIsolated { view.isDescendant(of: container) } ? spoken.found : nil }
    set {}
  }

  /// Prevents the animator from being started, if it hasn't started yet.
  func forgetBeginning() { begin = nil }

  /// Releases the view and the tracker, and removes the accessibility label that was set here.
  func letGo() {
    isFrozen = true
    spoken.giveBack()
    container.letGoOfTracker()
    if view.isDescendant(of: container) { view.removeFromSuperview() }
  }

  /// Starts the app's animator, unless it was already started or the stage isn't in a window.
  ///
  /// If animations are disabled, the animator starts with the next turn of the main queue instead.
  /// UIKit disables animations while overlays are drawn, and the animator's animations would be
  /// lost. If the app has turned off animations permanently, UIKit still calls completions.
  private func start() {
    guard begin != nil, window != nil else { return }
    guard !UIView.areAnimationsEnabled else { return startNow() }
    guard !isWaiting else { return }
    isWaiting = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isWaiting = false
        self?.startNow()
      }
    }
  }

  private func startNow() {
    guard let begin, window != nil else { return }
    self.begin = nil
    hasBegun = true
    // A layout during the start doesn't show the view's resting frame.
    isBeginning = true
    let corner = overlays.map { convert(CGPoint.zero, from: $0) } ?? .zero
    container.frame = CGRect(origin: corner, size: area())
    container.layoutIfNeeded()
    begin()
    container.layoutIfNeeded()
    isBeginning = false
    follow()
  }

  /// The closest superview with the area's size, or `nil` if there is none.
  private var overlays: UIView? {
    sequence(first: self as UIView, next: \.superview).dropFirst()
      .first { $0.bounds.size == area() }
  }

  /// Moves the container back onto the area after the overlay has moved.
  private func place() {
    guard let frameInArea else { return }
    container.frame.origin = CGPoint(x: -frameInArea.minX, y: -frameInArea.minY)
  }

  /// The background's frame in the container, without the view's transform.
  private var restingFrame: OverlayRect {
    let background = background()
    let inner =
      background === view ? view.bounds : background.convert(background.bounds, to: view)
    let anchor = view.layer.anchorPoint
    let corner = CGPoint(
      x: view.center.x - anchor.x * view.bounds.width,
      y: view.center.y - anchor.y * view.bounds.height)
    let origin = view.superview?.convert(corner, to: container) ?? corner
    return OverlayRect(
      x: Double(origin.x + inner.minX - view.bounds.minX),
      y: Double(origin.y + inner.minY - view.bounds.minY), width: Double(inner.width),
      height: Double(inner.height))
  }
}

/// The view to which the app's animator adds a message.
///
/// Touches outside the message pass through.
@MainActor
final class AnimationContainer: UIView {
  private weak var tracker: UIView?
  private var overlap: CGFloat = 0

  /// Called after each layout.
  var onLayout: @MainActor () -> Void = {}
  /// Called when the area for overlays may have changed.
  var onArea: @MainActor () -> Void = {}
  /// Returns the view that the container covers at rest, or `nil` outside a window.
  var areaView: @MainActor () -> UIView? = { nil }

  /// The safe area of the area for overlays, even when the overlay has moved.
  ///
  /// UIKit's value would depend on the overlay's position, which depends on the message's margins,
  /// which depend on the safe area.
  override var safeAreaInsets: UIEdgeInsets { areaView()?.safeAreaInsets ?? .zero }

  /// Adds a keyboard tracker at the lower edge, and keeps the views that are added later above it.
  ///
  /// The views may extend below the tracker's upper edge by `overlap`, in points. The constraints
  /// have priority 250, as in SwiftMessages, so stronger constraints override them. The tracker is
  /// removed from its current superview.
  func keepClear(of tracker: UIView, overlap: CGFloat) {
    self.tracker = tracker
    self.overlap = overlap
    tracker.translatesAutoresizingMaskIntoConstraints = false
    addSubview(tracker)
    NSLayoutConstraint.activate([
      tracker.leadingAnchor.constraint(equalTo: leadingAnchor),
      tracker.trailingAnchor.constraint(equalTo: trailingAnchor),
      tracker.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// Removes the tracker, unless the app has moved it to a different superview.
  func letGoOfTracker() {
    if let tracker, tracker.superview === self { tracker.removeFromSuperview() }
    tracker = nil
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard let tracker, subview !== tracker, tracker.superview === self else { return }
    let above = subview.bottomAnchor.constraint(
      lessThanOrEqualTo: tracker.topAnchor, constant: overlap)
    above.priority = UILayoutPriority(250)
    above.isActive = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
#endif
