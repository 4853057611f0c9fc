import Foundation

/// A rectangular area of the screen with content and behavior, drawn by its layer.
@preconcurrency @MainActor
open class UIView: UIResponder {
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer

  // Tree.

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  weak var controller: UIViewController?

  open var window: UIWindow? { superview?.window }

  // Behavior.

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  open var contentMode: ContentMode = .scaleToFill
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { noteFrameChange() } }
  }
  /// Whether the autoresizing mask, rather than constraints, determines the view's frame.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue, ConstraintPass.isUsed else {
        return
      }
      setConstraintsChanged()
    }
  }
  open var clearsContextBeforeDrawing = true
  open var accessibilityIgnoresInvertColors = false
  open var showsLargeContentViewer = false
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsLayout()
      if ConstraintPass.isUsed { setConstraintsChanged() }
    }
  }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      recognizers.forEach(removeGestureRecognizer)
      newValue?.forEach(addGestureRecognizer)
    }
  }
  var recognizers: [UIGestureRecognizer] = []
  open var interactions: [any UIInteraction] = []

  // Appearance.

  open var backgroundColor: UIColor? {
    didSet { applyBackground() }
  }
  /// The tint, which is gray while the view is dimmed ("UIView.tintColor",
  /// "TintAdjustmentMode.dimmed").
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? .systemGray : chosenTint }
    set {
      ownTint = newValue
      tellTintChange()
    }
  }
  var ownTint: UIColor?
  /// Whether the tint is dimmed, which the superview decides by default.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { ownTintMode == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintMode }
    set {
      ownTintMode = newValue
      tellTintChange()
    }
  }
  var ownTintMode = TintAdjustmentMode.automatic
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }
  var ownCorners: UICornerConfiguration?

  // Traits.

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { settleTraits() } }
  }
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { settleTraits() }
  }
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { settleTraits() }
  }
  public var traitOverrides = UITraitOverrides() {
    didSet { settleTraits() }
  }
  var knownTraits: UITraitCollection?

  /// The view's traits.
  ///
  /// Outside a window, these are the last known traits, and initially the device's.
  open var traitCollection: UITraitCollection { knownTraits ?? computeTraits() }

  /// The traits of the view's surroundings.
  var outerTraits: UITraitCollection { superview?.traitCollection ?? .device }

  var traitRegistrations: [TraitRegistration] = []
  open var accessibilityIdentifier: String?
  var knownSafeArea: UIEdgeInsets = .zero
  /// Whether the view's size and place are changing together.
  var isBeingPlaced = false
  /// The insets of a view that has no superview.
  var rootSafeArea: UIEdgeInsets { .zero }

  /// The keyboard's guide, created when it is first used.
  var keyboardGuide: UIKeyboardLayoutGuide?

  /// The view's layout state, or `nil` if the view doesn't take part in constraint layout.
  var layoutRecord: LayoutRecord?

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    prepare(frame: frame)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view from a nib, with default values.
  ///
  /// The function that creates the nib sets the other values.
  ///
  /// The coder is asked by keys, which not every coder allows ("NSCoder.decodeBool(forKey:)":
  /// subclasses must override the method if they perform keyed coding).
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    prepare(frame: .zero)
    isHidden = coder.decodeBool(forKey: "UIHidden")
    autoresizesSubviews = coder.decodeBool(forKey: "UIAutoresizeSubviews")
  }

  private func prepare(frame: CGRect) {
    Census.note(self, as: .view)
    layer.frame = frame
    layer.delegate = self
    layer.isOpaque = true
    setNeedsLayout()
  }

  // The functions that maintain the tree are in an extension.

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: index(of: sibling, without: view) ?? 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: index(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }
  open func exchangeSubview(at one: Int, withSubviewAt other: Int) {
    subviews.swapAt(one, other)
    settleLayers()
  }
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }
  open func removeFromSuperview() { move(to: nil, at: 0) }

  // For subclasses to override.

  /// Places the subviews that constraints lay out, like UIKit's default implementation.
  open func layoutSubviews() {
    placeSubviews()
  }

  open func draw(_ rect: CGRect) {}

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}

  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func tintColorDidChange() {}

  /// The insets covered by bars and hardware ("UIView.safeAreaInsets").
  ///
  /// They are the part of the superview's insets that reaches into the view, or zero outside a
  /// window.
  ///
  /// Subclasses may override it. Descendants compute their insets from the returned value, as tests
  /// of apps with their own windows require.
  open var safeAreaInsets: UIEdgeInsets { knownSafeArea }

  /// The insets that subviews compute theirs from.
  var safeAreaOfSubviews: UIEdgeInsets { safeAreaInsets }
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the size that best fits `size`, which is a plain view's current size
  /// ("UIView.sizeThatFits(_:)").
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    forgetContentSize()
  }

  /// Returns the smallest or largest size that satisfies the constraints held by the view and its
  /// descendants.
  ///
  /// Without constraints, it is the intrinsic size, or otherwise the result of `sizeThatFits`.
  open func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
    fittingSize(target, .fittingSizeLevel, .fittingSizeLevel) ?? naturalSize(target)
  }

  open func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if let size = fittingSize(target, horizontal, vertical) { return size }
    let size = systemLayoutSizeFitting(target)
    return CGSize(
      width: horizontal == .required ? target.width : size.width,
      height: vertical == .required ? target.height : size.height)
  }

  // Layout.

  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  open func layoutIfNeeded() {
    guard ConstraintPass.isUsed else { return layer.layoutIfNeeded() }
    layOutByConstraints()
  }

  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay()
  }

  // Functions for layout by constraints that subclasses override. The others are in extensions.

  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the view's constraints if needed.
  ///
  /// Subclasses should call `super` last.
  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() {
    record.needsUpdateConstraints = true
    setConstraintsChanged()
  }

  open func updateConstraintsIfNeeded() {
    ConstraintPass.updateConstraints(in: self)
  }

  /// The insets from the frame to the alignment rectangle, which constraints refer to.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  open var forLastBaselineLayout: UIView { self }

  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins { $0.own = .absolute(newValue) } }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setMargins { $0.own = .directional(newValue) } }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutRecord?.margins.preservesSuperview ?? false }
    set { setMargins { $0.preservesSuperview = newValue } }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutRecord?.margins.insetsFromSafeArea ?? true }
    set { setMargins { $0.insetsFromSafeArea = newValue } }
  }

  open func layoutMarginsDidChange() {}

  // Geometry.

  open var frame: CGRect {
    get { layer.frame }
    set {
      place { layer.frame = newValue }
      noteFrameChange()
    }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      layer.bounds = newValue
      noteFrameChange()
    }
  }
  open var center: CGPoint {
    get { layer.position }
    set {
      place { layer.position = newValue }
      noteFrameChange()
    }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.setArrangementChanged()
    }
  }
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Finds the frontmost descendant that contains `point`.
  ///
  /// Views are skipped with their subviews if they are hidden, disabled, nearly transparent (alpha
  /// below 0.01), or in an animation without "allowUserInteraction". Points outside the bounds are
  /// skipped as well.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !layer.refusesTouches,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // Responder.

  /// Ends editing in the view, even if the field objects when forced ("UIView.endEditing(_:)").
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(byForce: force) }

  /// The view's controller, if it has one, or otherwise its superview ("UIResponder.next").
  open override var next: UIResponder? { controller ?? superview }

  override var responderWindow: UIWindow? { window }

  override var naturalAccessibilityFrame: CGRect {
    toScreen(bounds)
  }
}

extension UIView {
  /// The ways in which a view's content is fitted into the view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// The content is stretched to fill the view.
    case scaleToFill = 0
    /// The content is scaled to fit into the view and keeps its proportions.
    case scaleAspectFit = 1
    /// The content is scaled to fill the view, keeps its proportions, and is cropped.
    case scaleAspectFill = 2
    /// Like `scaleToFill`, unless the view draws itself.
    case redraw = 3
    /// The content keeps its size and is centered.
    case center = 4
    /// The content keeps its size at this side or corner, and is centered without the stand-in.
    case top = 5
    /// The content keeps its size at this side or corner, and is centered without the stand-in.
    case bottom = 6
    /// The content keeps its size at this side or corner, and is centered without the stand-in.
    case left = 7
    /// The content keeps its size at this side or corner, and is centered without the stand-in.
    case right = 8
    /// The content keeps its size at this side or corner, and is centered without the stand-in.
    case topLeft = 9
    /// The content keeps its size at this side or corner, and is centered without the stand-in.
    case topRight = 10
    /// The content keeps its size at this side or corner, and is centered without the stand-in.
    case bottomLeft = 11
    /// The content keeps its size at this side or corner, and is centered without the stand-in.
    case bottomRight = 12
  }
}

extension UIView {
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
