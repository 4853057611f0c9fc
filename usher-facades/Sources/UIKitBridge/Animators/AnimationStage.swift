#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
@_spi(Facades) internal import Usher
@_spi(Facades) internal import UsherUIKit

/// A view as large as an overlay, with a client's container around it that covers the whole area of
/// overlays.
@MainActor
final class AnimationStage: UIView, SelfSizingView {
  /// The animated view.
  let view: UIView
  /// Returns the part of the view that the overlay's frame is about.
  let background: @MainActor () -> UIView
  /// The view that the client puts the animated view into.
  let container = AnimationContainer()
  /// Returns the size of the area, in points.
  var area: @MainActor () -> CGSize = { .zero }
  /// Lets the client show the view; called once, in a window.
  var begin: (@MainActor () -> Void)?
  /// Called with the frame of the background in the area whenever that frame is another one at
  /// rest.
  var onPlace: @MainActor (OverlayRect) -> Void = { _ in }
  /// Called when the stage enters or leaves a window.
  var onWindow: @MainActor (_ isInWindow: Bool) -> Void = { _ in }
  /// Whether the overlay stays where it is whatever the client does.
  var isFrozen = false
  /// Whether the client was told to show the view.
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

  /// Measures the background; the first time in a window, the client shows the view before.
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

  /// Takes over where the background lies by now.
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

  /// Never shows the view, where that has not begun.
  func forgetBeginning() { begin = nil }

  /// Lets go of the view.
  func letGo() {
    isFrozen = true
    spoken.giveBack()
    container.letGoOfTracker()
    if view.isDescendant(of: container) { view.removeFromSuperview() }
  }

  /// Lets the client show the view; where nothing is animated just now, as while overlays are
  /// drawn, with the next turn of the main queue.
  ///
  /// An app may have turned animations off for good, and UIKit calls completions then, too.
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
    // What is laid out on the way says nothing of where the view is to rest.
    isBeginning = true
    let corner = overlays.map { convert(CGPoint.zero, from: $0) } ?? .zero
    container.frame = CGRect(origin: corner, size: area())
    container.layoutIfNeeded()
    begin()
    container.layoutIfNeeded()
    isBeginning = false
    follow()
  }

  /// The view around that is as large as the area.
  private var overlays: UIView? {
    sequence(first: self as UIView, next: \.superview).dropFirst()
      .first { $0.bounds.size == area() }
  }

  /// Keeps the container on the area wherever the overlay lies.
  private func place() {
    guard let frameInArea else { return }
    container.frame.origin = CGPoint(x: -frameInArea.minX, y: -frameInArea.minY)
  }

  /// The background's frame in the container as the client left it, but for the view's transform.
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

/// The view that a client's animator puts a message into; touches beside the message pass through.
@MainActor
final class AnimationContainer: UIView {
  private weak var tracker: UIView?
  private var overlap: CGFloat = 0

  /// Called after each layout.
  var onLayout: @MainActor () -> Void = {}
  /// Called when the area of overlays may be another one.
  var onArea: @MainActor () -> Void = {}
  /// Returns the view that the container covers at rest; `nil` outside of a window.
  var areaView: @MainActor () -> UIView? = { nil }

  /// The safe area of the area, wherever the overlay takes the container along to.
  ///
  /// UIKit would have it depend on the overlay's place, and the place depends on the message's
  /// margins, which follow the safe area: the two would chase each other.
  override var safeAreaInsets: UIEdgeInsets { areaView()?.safeAreaInsets ?? .zero }

  /// Keeps the views that are put into the container above a view at its lower edge, where no
  /// constraint stronger than 250 says otherwise.
  ///
  /// The view comes from wherever it stands, as SwiftMessages has it, whose priority this is.
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

  /// Gives the tracker back, unless it stands elsewhere by now.
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
