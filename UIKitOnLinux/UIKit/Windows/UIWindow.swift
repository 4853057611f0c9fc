import Foundation

/// The root of a view tree, which belongs to a scene.
///
/// A new window is hidden.
@preconcurrency @MainActor
open class UIWindow: UIView {
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  open var windowLevel: Level = .normal {
    didSet { windowScene?.askForBars() }
  }
  open var screen: UIScreen {
    get { windowScene?.screen ?? .main }
    // The stand-in has one screen.
    set {}
  }
  open override var window: UIWindow? { self }
  var firstResponder: UIResponder? { didSet { World.current.keyboard.settle() } }

  /// The position of the window's last display in the order of all windows.
  var shownRank = 0

  /// The scene, which refers to its windows weakly, so that a window without another owner is
  /// released.
  open weak var windowScene: UIWindowScene? {
    willSet {
      guard newValue !== windowScene else { return }
      if isKeyWindow { resignAsKey() }
    }
    didSet {
      guard windowScene !== oldValue else { return }
      settleTraits()
      settleSafeArea()
      oldValue?.askForBars()
      windowScene?.askForBars()
    }
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { installRoot() }
      windowScene?.askForBars()
    }
  }

  public init(windowScene scene: UIWindowScene) {
    super.init(frame: scene.bounds)
    prepare()
    windowScene = scene
    settleTraits()
    settleSafeArea()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.isHidden = true
    layer.isOpaque = false
    for _ in 0..<2 { addGestureRecognizer(SystemGate()) }
    World.current.add(self)
    Census.note(self, as: .window)
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      if newValue { hide() } else { show() }
    }
  }

  private func show() {
    super.isHidden = false
    shownRank = World.current.nextRank()
    installRoot()
    setNeedsLayout()
    windowScene?.askForBars()
    NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
  }

  /// Hides the window.
  ///
  /// If the window was key, the frontmost window that can become key does so, even if it wasn't the
  /// previous one.
  private func hide() {
    let root = rootViewController
    let isVisible = root?.viewIfLoaded?.superview === self
    if isVisible { root?.beginAppearanceTransition(false, animated: false) }
    super.isHidden = true
    if isKeyWindow {
      World.current.keyboard.hold {
        resignAsKey()
        windowScene?.windows.last { !$0.isHidden && $0.canBecomeKey }?.makeKey()
      }
    }
    if isVisible { root?.endAppearanceTransition() }
    windowScene?.askForBars()
    NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
  }

  /// Adds the root controller's view to the window, at full size and behind all other subviews.
  private func installRoot() {
    guard let root = rootViewController, let view = root.view else { return }
    if view.superview === self {
      root.beginAppearanceTransition(true, animated: false)
      StandIn.later.append { root.endAppearanceTransition() }
      return
    }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes this window key in its scene instead of the previous key window, if it can become key
  /// ("UIWindow.makeKey()", "canBecomeKey").
  open func makeKey() {
    guard let scene = windowScene, !isKeyWindow, canBecomeKey else { return }
    World.current.keyboard.hold {
      scene.keyWindow?.resignAsKey()
      scene.keyWindowInScene = self
    }
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  private func resignAsKey() {
    windowScene?.keyWindowInScene = nil
    resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    World.current.keyboard.settle()
  }

  open var canBecomeKey: Bool { true }

  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Called when the window has become key.
  ///
  /// Apps must not call it.
  open func becomeKey() {}

  open func resignKey() {}

  /// Delivers an event to recognizers and views.
  open func sendEvent(_ event: UIEvent) {
    World.current.dispatch.deliver(event, in: self)
  }

  // Functions that convert to other windows, where `nil` stands for the screen
  // ("UIWindow.convert(_:to:)").

  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let here = onScreen(point)
    let origin = window?.onScreen(.zero) ?? .zero
    return CGPoint(x: here.x - origin.x, y: here.y - origin.y)
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let there = window?.onScreen(point) ?? point
    let origin = onScreen(.zero)
    return CGPoint(x: there.x - origin.x, y: there.y - origin.y)
  }

  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: window), size: rect.size)
  }

  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: window), size: rect.size)
  }

  private func onScreen(_ point: CGPoint) -> CGPoint {
    let place = layer.convert(point, to: nil)
    let origin = windowScene?.frameOnScreen.origin ?? .zero
    return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }

  // Surroundings.

  override var outerTraits: UITraitCollection { windowScene?.traitCollection ?? .device }

  override var rootSafeArea: UIEdgeInsets {
    guard let scene = windowScene else { return .zero }
    let (insets, size) = (scene.safeArea, scene.bounds.size)
    return UIEdgeInsets(
      top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
      bottom: max(0, frame.maxY - (size.height - insets.bottom)),
      right: max(0, frame.maxX - (size.width - insets.right)))
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
}

extension UIWindow {
  /// A window's position from back to front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level as a number, where higher levels are in front.
    public let rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of app windows: 0.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2000.
    public static let alert = Level(2000)

    /// Orders levels from back to front.
    public static func < (lhs: Level, rhs: Level) -> Bool {
      lhs.rawValue < rhs.rawValue
    }
  }
}
