#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge
public import Usher

/// A view for messages, with content on a background that may be smaller than the view.
///
/// You can change properties before the view is shown or while it is shown.
open class BaseView: UIView, BackgroundViewable, MarginAdjustable, ContentRepresentable,
  SurfaceBringing
{
  // Using `@IBInspectable`, a nib file can set a property. It is accepted on platforms without nib
  // files, but `@IBOutlet` isn't, so it is inside a condition, here and in `MessageView`. It must
  // not move to an extension: a subclass that overrides the property as an outlet wouldn't compile.

  // The background.

  /// The background behind the view's content, and the only part that receives touches.
  ///
  /// The default is the view itself. It is also used if the background isn't inside this view.
  // The original declares this type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  #if os(iOS)
  @IBOutlet
  #endif
  open weak var backgroundView: UIView! {
    didSet {
      oldValue?.removeGestureRecognizer(tapRecognizer)
      backgroundHeightConstraint?.isActive = false
      backgroundHeightConstraint = nil
      followTapHandler()
      followBackgroundHeight()
      setNeedsContentUpdate()
    }
  }
  /// The background's height, in points, or `nil` if the content determines the height.
  ///
  /// If the view is its own background, the safe area is added to the height.
  open var backgroundHeight: CGFloat? { didSet { followBackgroundHeight() } }
  /// Called when the user taps the background outside its controls, or `nil` to ignore taps.
  open var tapHandler: ((_ view: BaseView) -> Void)? { didSet { followTapHandler() } }

  // The distances from the edges.

  /// Whether the view keeps its content out of the safe area.
  open var respectSafeArea: Bool = true { didSet { setNeedsContentUpdate() } }
  /// The distance between the top edge and the content, in points.
  @IBInspectable open var topLayoutMarginAddition: CGFloat = 0 { didSet { followAdditions() } }
  /// The distance between the left edge and the content, in points.
  @IBInspectable open var leftLayoutMarginAddition: CGFloat = 0 { didSet { followAdditions() } }
  /// The distance between the bottom edge and the content, in points.
  @IBInspectable open var bottomLayoutMarginAddition: CGFloat = 0 { didSet { followAdditions() } }
  /// The distance between the right edge and the content, in points.
  @IBInspectable open var rightLayoutMarginAddition: CGFloat = 0 { didSet { followAdditions() } }
  /// Whether each margin is the larger of the addition and the safe area, instead of their sum.
  ///
  /// If the view is its own background, the sum is always used.
  @IBInspectable open var collapseLayoutMarginAdditions: Bool = true
  /// The distance that the background extends beyond the resting edge, in points.
  ///
  /// It hides the gap that a spring's overshoot would otherwise open.
  @IBInspectable open var bounceAnimationOffset: CGFloat = 5

  private lazy var tapRecognizer = TapRecognizer { [weak self] in self?.tapped() }
  private var reach = UIEdgeInsets.zero
  private var padding = UIEdgeInsets.zero
  /// Whether the view sets its layout margins to the additions.
  ///
  /// If this becomes `false`, the margins become 0, unless the app has set different margins.
  final var hasAddedMargins = true {
    didSet {
      guard hasAddedMargins != oldValue else { return }
      if hasAddedMargins {
        followAdditions()
      } else if layoutMargins == addedMargins {
        layoutMargins = .zero
      }
    }
  }
  /// Whether `backgroundView` was installed as a subview inside the margins.
  var isInstalled = false
  private let widthCap = RegularWidthCap()
  private var backgroundHeightConstraint: NSLayoutConstraint?
  private var backgroundWidthConstraint: NSLayoutConstraint?

  /// Creates a view that is its own background.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundView = self
    layoutMargins = .zero
  }

  /// Creates a view that is its own background.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundView = self
    layoutMargins = .zero
  }

  /// Whether a point, in the view's coordinates, is on the background.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    var (place, view) = (point, shownBackground)
    guard view !== self else { return super.point(inside: point, with: event) }
    while view !== self, let superview = view.superview {
      place = CGPoint(x: place.x - view.frame.minX, y: place.y - view.frame.minY)
      view = superview
    }
    return shownBackground.point(inside: place, with: event)
  }

  // Layout.

  /// Limits the width of an installed background to 500 points in a regular horizontal size class.
  open override func updateConstraints() {
    widthCap.isWanted = isInstalled && backgroundView != nil
    widthCap.follow(shownBackground, in: self)
    super.updateConstraints()
  }

  /// Updates the shadow's shape to follow the background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.traceShadow(of: shownBackground, in: self)
  }

  // Content.

  /// Places a view on the background, with insets from the background's edges.
  ///
  /// If the view's constraints determine no height, it is 350 points high.
  ///
  /// - Parameters:
  ///   - contentView: The view to place on the background.
  ///   - insets: The distances from the background's edges, in points.
  open func installContentView(_ contentView: UIView, insets: UIEdgeInsets = .zero) {
    standOnBackground(contentView, insets: insets, usualHeight: 350)
  }

  /// Installs a background inside the margins.
  ///
  /// If its constraints determine no height, it is 350 points high. In a wide window, it is at most
  /// 500 points wide.
  ///
  /// - Parameters:
  ///   - backgroundView: The background.
  ///   - insets: The distances from the margins, in points.
  open func installBackgroundView(_ backgroundView: UIView, insets: UIEdgeInsets = .zero) {
    layInsideMargins(backgroundView, insets: insets, usualHeight: 350)
  }

  /// Installs a background inside the side margins and from edge to edge vertically.
  ///
  /// If its constraints determine no height, it is 350 points high. In a wide window, it is at most
  /// 500 points wide.
  ///
  /// - Parameters:
  ///   - backgroundView: The background.
  ///   - insets: The distances from the margins at the sides, and from the edges at top and bottom,
  ///     in points.
  open func installBackgroundVerticalView(_ backgroundView: UIView, insets: UIEdgeInsets = .zero) {
    layAlongHeight(backgroundView, insets: insets, usualHeight: 350)
  }

  /// The view's background and its content.
  ///
  /// Other subviews of this view are drawn above the content.
  open var usherContent: OverlayContent {
    OverlayContent(
      of: shownBackground, in: self,
      saying: (self as? any AccessibleMessage)?.accessibilityMessage)
  }

  /// Calls `tapHandler`.
  func tapped() { tapHandler?(self) }

  private func followTapHandler() {
    guard let backgroundView else { return }
    backgroundView.removeGestureRecognizer(tapRecognizer)
    if tapHandler != nil { backgroundView.addGestureRecognizer(tapRecognizer) }
  }

  private func followBackgroundHeight() {
    backgroundHeightConstraint?.isActive = false
    backgroundHeightConstraint = backgroundHeight.flatMap { height in
      let more = backgroundView === self ? reach.top + reach.bottom : 0
      return backgroundView?.heightAnchor.constraint(equalToConstant: height + more)
    }
    backgroundHeightConstraint?.isActive = true
  }

  private var addedMargins: UIEdgeInsets { layoutMarginAdditions + padding + reach }

  private func followAdditions() {
    if hasAddedMargins { layoutMargins = addedMargins }
  }

  /// Sets the distances by which the view extends beyond its overlay.
  ///
  /// - Parameters:
  ///   - distances: The distances, in points.
  ///   - padding: A padding that is added to the view's margins, in points.
  final func reachOut(_ distances: UIEdgeInsets, padding: UIEdgeInsets) {
    guard distances != reach || padding != self.padding else { return }
    reach = distances
    self.padding = padding
    followAdditions()
    if backgroundHeight != nil { followBackgroundHeight() }
  }

  /// Sets the background's width, in points, without moving its center.
  ///
  /// Calling this again replaces the width.
  public func configureBackgroundView(width: CGFloat) {
    backgroundWidthConstraint?.isActive = false
    backgroundWidthConstraint = backgroundView?.widthAnchor.constraint(equalToConstant: width)
    backgroundWidthConstraint?.isActive = true
  }
}
#endif
