public import Foundation

/// A view that shows part of a larger content, which a finger moves.
open class UIScrollView: UIView {
  // MARK: Content

  /// The content's point at the upper left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  /// The size of the content.
  open var contentSize: CGSize = .zero
  /// The room around the content.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
  }
  /// When the safe area is added to the room around the content.
  open var scrollsToTop = true
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  // MARK: Behaviour

  /// The object that is told.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether a finger moves the content.
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether the content can be dragged beyond its edges.
  open var bounces = true
  /// Whether content that fits can be dragged up and down.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be dragged left and right.
  open var alwaysBounceHorizontal = false
  /// Whether an indicator shows the place; it is not drawn here.
  open var showsVerticalScrollIndicator = true
  /// Whether an indicator shows the place; it is not drawn here.
  open var showsHorizontalScrollIndicator = true
  /// The colour of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether the content stops at multiples of the bounds; it does not here.
  open var isPagingEnabled = false
  /// Whether a drag keeps to the direction in which it began; it does not here.
  open var isDirectionalLockEnabled = false
  /// How fast content that goes on becomes slower.
  open var decelerationRate = DecelerationRate.normal
  /// What dragging does to the keyboard; nothing here.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether views wait for touches until it is clear that they are no drag; they do not here.
  open var delaysContentTouches = true
  /// Whether a drag takes touches away from the views they began on.
  open var canCancelContentTouches = true

  /// The recogniser of the finger that moves the content.
  public let panGestureRecognizer: UIPanGestureRecognizer

  /// Whether a finger moves the content.
  public private(set) var isDragging = false
  /// Whether a finger is about to move the content, or does.
  open var isTracking: Bool { isDragging }
  /// Whether the content goes on without a finger.
  open var isDecelerating: Bool { motion?.isDeceleration ?? false }

  /// What the recogniser calls, which it does not keep.
  private final class Finger {
    weak var view: UIScrollView?
  }

  private let finger = Finger()
  private var start = CGPoint.zero
  private var motion: ScrollMotion?

  /// Makes a scroll view.
  public override init(frame: CGRect) {
    panGestureRecognizer = UIPanGestureRecognizer(
      target: finger, action: Selector { target, _ in (target as? Finger)?.view?.drag() })
    super.init(frame: frame)
    prepare()
  }

  /// Makes a scroll view of a nib, with nothing set.
  public required init?(coder: NSCoder) {
    panGestureRecognizer = UIPanGestureRecognizer(
      target: finger, action: Selector { target, _ in (target as? Finger)?.view?.drag() })
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    finger.view = self
    addGestureRecognizer(panGestureRecognizer)
  }

  /// The room around the content together with the safe area, where that is added.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    let addsAcross: Bool
    let addsDown: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: (addsAcross, addsDown) = (false, false)
    case .always: (addsAcross, addsDown) = (true, true)
    case .automatic, .scrollableAxes:
      addsAcross = contentSize.width > bounds.width || alwaysBounceHorizontal
      addsDown = contentSize.height > bounds.height || alwaysBounceVertical
    }
    return UIEdgeInsets(
      top: contentInset.top + (addsDown ? safe.top : 0),
      left: contentInset.left + (addsAcross ? safe.left : 0),
      bottom: contentInset.bottom + (addsDown ? safe.bottom : 0),
      right: contentInset.right + (addsAcross ? safe.right : 0))
  }

  /// Called when the room around the content changes.
  open func adjustedContentInsetDidChange() {}

  /// Moves the content, at once or within three tenths of a second.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stop()
    guard animated, window != nil else { return self.contentOffset = contentOffset }
    move(ScrollMotion(from: self.contentOffset, to: contentOffset, seconds: 0.3))
  }

  /// Moves the content as little as shows a rectangle of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    setContentOffset(offset.clamped(to: range), animated: animated)
  }

  /// Whether to hand a touch to a view of the content.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }

  /// Whether a drag may take touches away from a view; not from a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// A drag begins where there is something to move, and where the touched view lets go of the touch.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    guard isScrollEnabled, movesAcross || movesDown else { return false }
    guard let touched = hitTest(recognizer.location(in: self), with: nil), touched !== self else {
      return true
    }
    return canCancelContentTouches && touchesShouldCancel(in: touched)
  }

  // MARK: Dragging

  private func drag() {
    switch panGestureRecognizer.state {
    case .began:
      stop()
      start = contentOffset
      isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
      follow()
    case .changed: follow()
    case .ended: letGo(panGestureRecognizer.velocity(in: self))
    case .cancelled, .failed: letGo(.zero)
    default: break
    }
  }

  private func follow() {
    let way = panGestureRecognizer.translation(in: self)
    let wanted = CGPoint(
      x: start.x - (movesAcross ? way.x : 0), y: start.y - (movesDown ? way.y : 0))
    let inside = wanted.clamped(to: range)
    guard bounces else { return contentOffset = inside }
    contentOffset = CGPoint(
      x: inside.x + Self.stretch(wanted.x - inside.x, in: bounds.width),
      y: inside.y + Self.stretch(wanted.y - inside.y, in: bounds.height))
  }

  /// How far content goes beyond its edge under a finger that goes so far.
  private static func stretch(_ way: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let stretched = (1 - 1 / (abs(way) * 0.55 / length + 1)) * length
    return way < 0 ? -stretched : stretched
  }

  private func letGo(_ speed: CGPoint) {
    guard isDragging else { return }
    isDragging = false
    // What is left of a way that becomes slower by the rate in every millisecond.
    let reach = decelerationRate.rawValue / (1 - decelerationRate.rawValue) / 1000
    let target = CGPoint(
      x: contentOffset.x - (movesAcross ? speed.x * reach : 0),
      y: contentOffset.y - (movesDown ? speed.y * reach : 0)
    ).clamped(to: range)
    let goesOn = target.distance(to: contentOffset) > 0.5
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn, window != nil else { return contentOffset = contentOffset.clamped(to: range) }
    delegate?.scrollViewWillBeginDecelerating(self)
    move(
      ScrollMotion(
        from: contentOffset, to: target, rate: Double(decelerationRate.rawValue)))
  }

  private func move(_ motion: ScrollMotion) {
    self.motion = motion
    motion.run { [weak self] offset in
      self?.contentOffset = offset
    } end: { [weak self] in
      guard let self else { return }
      self.motion = nil
      if motion.isDeceleration {
        delegate?.scrollViewDidEndDecelerating(self)
      } else {
        delegate?.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  private func stop() {
    motion?.stop()
    motion = nil
  }

  /// Stops where the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stop() }
  }

  private var movesAcross: Bool { range.width > 0 || alwaysBounceHorizontal && bounces }
  private var movesDown: Bool { range.height > 0 || alwaysBounceVertical && bounces }

  /// The offsets at which the content is not beyond its edges.
  private var range: CGRect {
    let inset = adjustedContentInset
    return CGRect(
      x: -inset.left, y: -inset.top,
      width: max(contentSize.width + inset.left + inset.right - bounds.width, 0),
      height: max(contentSize.height + inset.top + inset.bottom - bounds.height, 0))
  }
}

extension CGPoint {
  fileprivate func clamped(to range: CGRect) -> CGPoint {
    CGPoint(x: min(max(x, range.minX), range.maxX), y: min(max(y, range.minY), range.maxY))
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
