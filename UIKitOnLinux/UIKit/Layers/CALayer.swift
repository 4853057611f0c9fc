import Foundation

/// A node of the tree that is drawn.
///
/// The properties hold the model's values, while `presentation()` returns the values displayed
/// while animations run.
open class CALayer: NSObject, CAMediaTiming {
  // Geometry.

  open var bounds: CGRect = .zero {
    didSet {
      guard bounds != oldValue else { return }
      changed("bounds", from: oldValue)
      if bounds.size != oldValue.size {
        setNeedsLayout()
        (delegate as? UIView)?.layerSizeChanged(from: oldValue.size)
      }
    }
  }
  open var position: CGPoint = .zero {
    didSet { if position != oldValue { changed("position", from: oldValue) } }
  }
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var transform: CATransform3D = CATransform3DIdentity {
    didSet { if transform != oldValue { changed("transform", from: oldValue) } }
  }
  open var frame: CGRect {
    get { bounds.applying(toSuperlayer) }
    set { takeFrame(newValue) }
  }

  // Appearance.

  open var opacity: Float = 1 {
    didSet { if opacity != oldValue { changed("opacity", from: oldValue) } }
  }
  open var isHidden = false {
    didSet { if isHidden != oldValue { changed("hidden", from: oldValue) } }
  }
  open var backgroundColor: CGColor? {
    didSet { if backgroundColor != oldValue { changed("backgroundColor", from: oldValue) } }
  }
  open var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { changed("cornerRadius", from: oldValue) } }
  }
  open var cornerCurve: CALayerCornerCurve = .circular
  open var maskedCorners: CACornerMask = .all
  open var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { changed("borderWidth", from: oldValue) } }
  }
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if borderColor != oldValue { changed("borderColor", from: oldValue) } }
  }
  open var masksToBounds = false
  open var mask: CALayer? {
    get { maskLayer }
    set {
      maskLayer?.masked = nil
      maskLayer = newValue
      newValue?.masked = self
    }
  }
  private var maskLayer: CALayer?
  /// The layer that this one is the mask of, or `nil` if there is none.
  private(set) weak var masked: CALayer?
  open var isOpaque = false
  open var contents: Any? { didSet { StandIn.hasChanged = true } }
  open var contentsScale: CGFloat = 1
  open var contentsGravity: CALayerContentsGravity = .resize
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var compositingFilter: Any?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsGroupOpacity = true
  open var name: String?

  // Shadow.

  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if shadowColor != oldValue { changed("shadowColor", from: oldValue) } }
  }
  open var shadowOpacity: Float = 0 {
    didSet { if shadowOpacity != oldValue { changed("shadowOpacity", from: oldValue) } }
  }
  open var shadowRadius: CGFloat = 3 {
    didSet { if shadowRadius != oldValue { changed("shadowRadius", from: oldValue) } }
  }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue { changed("shadowOffset", from: oldValue) } }
  }
  open var shadowPath: CGPath? {
    didSet { if shadowPath != oldValue { changed("shadowPath", from: oldValue) } }
  }

  // Tree.

  open internal(set) weak var superlayer: CALayer?
  var children: [CALayer] = []
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      children.forEach { $0.superlayer = nil }
      children = []
      newValue?.forEach(addSublayer)
    }
  }
  open weak var delegate: (any CALayerDelegate)?
  open var actions: [String: any CAAction]?

  // Timing.

  open var beginTime: Double = 0
  open var duration: Double = .infinity
  open var speed: Float = 1
  open var timeOffset: Double = 0
  open var repeatCount: Float = 0
  open var repeatDuration: Double = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  var running: [RunningAnimation] = []
  var awaitsLayout = false
  var awaitsDisplay = false

  /// The original of a presentation copy, or `nil` for a model layer.
  var source: CALayer?

  public required override init() {
    super.init()
    Census.note(self, as: .layer)
  }

  /// Creates a copy of `layer` without delegate, sublayers and animations.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(from: layer) }
  }

  /// Copies all drawn values from `layer`.
  ///
  /// Subclasses with more values override it to copy theirs as well.
  func copyValues(from layer: CALayer) {
    bounds = layer.bounds
    position = layer.position
    zPosition = layer.zPosition
    anchorPoint = layer.anchorPoint
    transform = layer.transform
    opacity = layer.opacity
    isHidden = layer.isHidden
    backgroundColor = layer.backgroundColor
    cornerRadius = layer.cornerRadius
    cornerCurve = layer.cornerCurve
    maskedCorners = layer.maskedCorners
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    masksToBounds = layer.masksToBounds
    maskLayer = layer.maskLayer
    isOpaque = layer.isOpaque
    contents = layer.contents
    contentsScale = layer.contentsScale
    contentsGravity = layer.contentsGravity
    contentsRect = layer.contentsRect
    contentsCenter = layer.contentsCenter
    name = layer.name
    shadowColor = layer.shadowColor
    shadowOpacity = layer.shadowOpacity
    shadowRadius = layer.shadowRadius
    shadowOffset = layer.shadowOffset
    shadowPath = layer.shadowPath
    superlayer = layer.superlayer
  }

  /// Returns the value at a key path, or `nil` if the key path can't be animated.
  func animatedValue(_ keyPath: String) -> AnimatedValue? { ownAnimatedValue(keyPath) }

  func setAnimatedValue(_ value: AnimatedValue, _ keyPath: String) {
    setOwnAnimatedValue(value, keyPath)
  }

  /// Returns an empty layer of the nearest class of the stand-in, for a presentation copy.
  func emptyCopy() -> CALayer { CALayer() }

  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  open func display() {
    delegate?.display(self)
  }

  open func setNeedsLayout() {
    awaitsLayout = true
    StandIn.needsPass = true
  }

  open func setNeedsDisplay() {
    awaitsDisplay = true
    StandIn.needsPass = true
  }

  /// Returns the action for a change of `key`, which is the delegate's action, the action in
  /// `actions` or the default, in this order.
  ///
  /// `NSNull` ends the search ("CALayer.action(forKey:)").
  open func action(forKey key: String) -> (any CAAction)? {
    if let delegate, let action = delegate.action(for: self, forKey: key) {
      return action is NSNull ? nil : action
    }
    if let action = actions?[key] { return action is NSNull ? nil : action }
    return type(of: self).defaultAction(forKey: key)
  }

  open class func defaultAction(forKey key: String) -> (any CAAction)? {
    CABasicAnimation.implicit(forKey: key)
  }

  open func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let local =
      superlayer.map { convert(point, from: $0) } ?? point.applying(toSuperlayer.inverted())
    for layer in inDrawingOrder.reversed() {
      if let hit = layer.hitTest(local) { return hit }
    }
    return contains(local) ? self : nil
  }

  open func contains(_ point: CGPoint) -> Bool {
    bounds.contains(point)
  }
}
