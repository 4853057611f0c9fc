public import Foundation

/// A view that shows a part of larger content, and scrolls it by drags.
open class UIScrollView: UIView {
  // MARK: Content

  /// The point of the content at the view's upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  /// The size of the content.
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { settleSafeArea() } }
  }
  /// The insets around the content, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
  }
  /// The conditions for adding the safe area to the content inset.
  open var scrollsToTop = true
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  // MARK: Behavior

  /// The object that is notified of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether drags scroll the content.
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether the content can be dragged beyond its edges.
  open var bounces = true
  /// Whether content that fits vertically can be dragged up and down.
  open var alwaysBounceVertical = false
  /// Whether content that fits horizontally can be dragged left and right.
  open var alwaysBounceHorizontal = false
  /// Whether the vertical indicator is visible.
  ///
  /// The stand-in doesn't draw this.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is visible.
  ///
  /// The stand-in doesn't draw this.
  open var showsHorizontalScrollIndicator = true
  /// The color of the indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether scrolling stops at multiples of the bounds, which has no effect in the stand-in.
  open var isPagingEnabled = false
  /// Whether a drag is locked to its first direction, which has no effect in the stand-in.
  open var isDirectionalLockEnabled = false
  /// The rate at which scrolling slows down.
  open var decelerationRate = DecelerationRate.normal
  /// The effect of dragging on the keyboard, which has no effect in the stand-in.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches are delayed until they are known not to be drags, which has no effect in the
  /// stand-in.
  open var delaysContentTouches = true
  /// Whether a drag cancels touches in the views on which they began.
  open var canCancelContentTouches = true

  /// The recognizer of the drags that scroll the content.
  public let panGestureRecognizer: UIPanGestureRecognizer

  /// Whether a finger is dragging the content.
  open private(set) var isDragging = false
  /// Whether a finger touches the content to scroll it, which equals `isDragging` in the stand-in.
  open var isTracking: Bool { isDragging }
  /// Whether the content is decelerating after a drag.
  open var isDecelerating: Bool { motion?.isDeceleration ?? false }

  /// The recognizer's target, which refers weakly to the scroll view.
  private final class Finger {
    weak var view: UIScrollView?
  }

  private let finger = Finger()
  private var start = CGPoint.zero
  private var motion: ScrollMotion?

  /// Creates a scroll view.
  public override init(frame: CGRect) {
    panGestureRecognizer = UIPanGestureRecognizer(
      target: finger, action: Selector { target, _ in (target as? Finger)?.view?.drag() })
    super.init(frame: frame)
    prepare()
  }

  /// Creates a scroll view from a nib, with default values.
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

  /// The content inset plus the safe area along the axes along which it is added.
  open var adjustedContentInset: UIEdgeInsets {
    let (safe, adds) = (safeAreaInsets, addsSafeArea)
    return UIEdgeInsets(
      top: contentInset.top + (adds.down ? safe.top : 0),
      left: contentInset.left + (adds.across ? safe.left : 0),
      bottom: contentInset.bottom + (adds.down ? safe.bottom : 0),
      right: contentInset.right + (adds.across ? safe.right : 0))
  }

  /// The safe area of the content, without the part that is added to the content inset.
  override var safeAreaOfSubviews: UIEdgeInsets {
    let (safe, adds) = (safeAreaInsets, addsSafeArea)
    return UIEdgeInsets(
      top: adds.down ? 0 : safe.top, left: adds.across ? 0 : safe.left,
      bottom: adds.down ? 0 : safe.bottom, right: adds.across ? 0 : safe.right)
  }

  /// The axes along which the safe area is added to the content inset.
  private var addsSafeArea: (across: Bool, down: Bool) {
    let across = contentSize.width > bounds.width || alwaysBounceHorizontal
    let down = contentSize.height > bounds.height || alwaysBounceVertical
    return switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .scrollableAxes: (across, down)
    case .automatic: (across, down || isBelowBars)
    }
  }

  /// Whether the view is the content of a controller with bars.
  ///
  /// The content is the view of a child of that controller, or a subview of that view.
  private var isBelowBars: Bool {
    let container = (controller ?? superview?.controller)?.parent
    return container is UINavigationController || container is UITabBarController
  }

  /// The adjusted inset that the content was last moved to.
  private var fittedInset = UIEdgeInsets.zero

  /// Moves content that is at its top along with the safe area, as below a bar that appears.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    let (old, inset) = (fittedInset, adjustedContentInset)
    fittedInset = inset
    if inset.top != old.top, contentOffset.y == -old.top, !isDragging {
      contentOffset.y = -inset.top
    }
  }

  /// Called when the adjusted content inset changes.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls to an offset, at once or animated over 0.3 seconds.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stop()
    guard animated, window != nil else { return self.contentOffset = contentOffset }
    move(ScrollMotion(from: self.contentOffset, to: contentOffset, seconds: 0.3))
  }

  /// Scrolls by the minimum distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    setContentOffset(offset.clamped(to: range), animated: animated)
  }

  /// Returns whether a view of the content receives a touch.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }

  /// Returns whether a drag may cancel touches in a view, which is false for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Begins a drag only if the content can scroll and the touched view allows its touches to be
  /// canceled.
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
      World.current.scrolled.removeAll { $0.view == nil || $0.view === self }
      World.current.scrolled.append(ScrolledView(view: self))
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

  /// Returns the distance that content moves beyond its edge when a finger moves by `way`.
  private static func stretch(_ way: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let stretched = (1 - 1 / (abs(way) * 0.55 / length + 1)) * length
    return way < 0 ? -stretched : stretched
  }

  private func letGo(_ speed: CGPoint) {
    guard isDragging else { return }
    isDragging = false
    // The distance until the content stops, with its speed multiplied by the rate every
    // millisecond.
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

  /// Stops scrolling when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stop() }
  }

  private var movesAcross: Bool { range.width > 0 || alwaysBounceHorizontal && bounces }
  private var movesDown: Bool { range.height > 0 || alwaysBounceVertical && bounces }

  /// The offsets at which the content isn't beyond its edges.
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

extension UIScrollView {
  /// The rate at which scrolling slows down, as the factor for its speed per millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The factor.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a rate.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate.
    public static let normal = DecelerationRate(0.998)
    /// A fast deceleration.
    public static let fast = DecelerationRate(0.99)
  }

  /// The conditions for adding the safe area to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along axes that scroll, and vertically also below the bars of a container.
    case automatic = 0
    /// Along axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// The color of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// A color that is visible on any content.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// The effect of dragging on the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// No effect.
    case none = 0
    /// Dragging dismisses the keyboard.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
  }
}
