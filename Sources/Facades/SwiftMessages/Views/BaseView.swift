public import UIKitNames
public import Usher

/// A view to show messages in: a background, which may be smaller than the view, and what stands on it.
///
/// Everything is read when it is drawn, so that a change is seen at once, before and while it is shown.
open class BaseView: UIView, BackgroundViewable, MarginAdjustable, ContentRepresentable,
  SurfaceBringing
{
  // `@IBInspectable` lets a nib file set a property, and is accepted where there are no nib files. `@IBOutlet` is not,
  // and no extension can bring it: a subclass that overrides the property as an outlet of its own would then not
  // compile. So it has a condition of its own, here and in `MessageView`.

  // What it stands on.

  /// What its content stands on, and all that takes touches; the view itself unless another one in it is
  /// set.
  ///
  /// One that does not lie in the view counts as the view itself.
  // The type is that of the original.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  open weak var backgroundView: UIView! {
    didSet {
      oldValue?.removeGestureRecognizer(tapRecognizer)
      backgroundHeightRule?.isActive = false
      backgroundHeightRule = nil
      followTapHandler()
      followBackgroundHeight()
      setNeedsContentUpdate()
    }
  }
  /// How high the background is, in points; `nil` is as high as its content needs.
  ///
  /// Where the view is its own background, the safe area comes on top.
  open var backgroundHeight: CGFloat? { didSet { followBackgroundHeight() } }
  /// Called for a tap on the background, beside its controls; `nil` leaves taps alone.
  open var tapHandler: ((_ view: BaseView) -> Void)? { didSet { followTapHandler() } }

  // How far it keeps away from the edges.

  /// Whether it keeps clear of what the system keeps for itself.
  open var respectSafeArea: Bool = true { didSet { setNeedsContentUpdate() } }
  /// The distance from the top, in points.
  @IBInspectable open var topLayoutMarginAddition: CGFloat = 0 { didSet { followAdditions() } }
  /// The distance from the left, in points.
  @IBInspectable open var leftLayoutMarginAddition: CGFloat = 0 { didSet { followAdditions() } }
  /// The distance from the bottom, in points.
  @IBInspectable open var bottomLayoutMarginAddition: CGFloat = 0 { didSet { followAdditions() } }
  /// The distance from the right, in points.
  @IBInspectable open var rightLayoutMarginAddition: CGFloat = 0 { didSet { followAdditions() } }
  /// Whether the wider of such a distance and the safe area counts, and not their sum.
  @IBInspectable open var collapseLayoutMarginAdditions: Bool = true
  /// How far its background reaches beyond the edge it rests at, in points, so that a spring that carries
  /// it too far shows no gap.
  @IBInspectable open var bounceAnimationOffset: CGFloat = 5

  private lazy var tapRecognizer = TapRecognizer { [weak self] in self?.tapped() }
  private var reach = UIEdgeInsets.zero
  /// Whether the background was put where the layouts put theirs.
  var isInstalled = false
  private let widthCap = RegularWidthCap()
  private var backgroundHeightRule: NSLayoutConstraint?
  private var backgroundWidthRule: NSLayoutConstraint?

  /// Makes a view that is its own background.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundView = self
    layoutMargins = .zero
  }

  /// Makes a view that is its own background.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundView = self
    layoutMargins = .zero
  }

  /// Whether a point in its own coordinates is on its background.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    var (place, view) = (point, shownBackground)
    guard view !== self else { return super.point(inside: point, with: event) }
    while view !== self, let superview = view.superview {
      place = CGPoint(x: place.x - view.frame.minX, y: place.y - view.frame.minY)
      view = superview
    }
    return shownBackground.point(inside: place, with: event)
  }

  // How it is laid out.

  /// Keeps a background that was installed at most 500 points wide in a wide window.
  open override func updateConstraints() {
    widthCap.isWanted = isInstalled && backgroundView != nil
    widthCap.follow(shownBackground, in: self)
    super.updateConstraints()
  }

  /// Lets the shadow follow the background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.traceShadow(of: shownBackground, in: self)
  }

  // What it is made of.

  /// Puts a view on the background, from edge to edge but for the insets.
  ///
  /// One that shows nothing with a size of its own is 350 points high.
  ///
  /// - Parameters:
  ///   - contentView: What stands on the background.
  ///   - insets: From the background's edges, in points.
  open func installContentView(_ contentView: UIView, insets: UIEdgeInsets = .zero) {
    standOnBackground(contentView, insets: insets, usualHeight: 350)
  }

  /// Makes a view the background, inside the margins; in a wide window at most 500 points wide.
  ///
  /// - Parameters:
  ///   - backgroundView: What is to be stood on.
  ///   - insets: From the margins, in points.
  open func installBackgroundView(_ backgroundView: UIView, insets: UIEdgeInsets = .zero) {
    layInsideMargins(backgroundView, insets: insets, usualHeight: 350)
  }

  /// Makes a view the background, inside the margins at its sides and from edge to edge along its height.
  ///
  /// - Parameters:
  ///   - backgroundView: What is to be stood on.
  ///   - insets: From the margins at its sides and from the edges otherwise, in points.
  open func installBackgroundVerticalView(_ backgroundView: UIView, insets: UIEdgeInsets = .zero) {
    layAlongHeight(backgroundView, insets: insets, usualHeight: 350)
  }

  /// Its background and what stands there.
  ///
  /// What else lies in the view is drawn over that.
  open var usherContent: OverlayContent {
    OverlayContent(
      of: shownBackground, in: self,
      saying: (self as? any AccessibleMessage)?.accessibilityMessage)
  }

  /// Does what a tap on the background does.
  func tapped() { tapHandler?(self) }

  private func followTapHandler() {
    guard let backgroundView else { return }
    backgroundView.removeGestureRecognizer(tapRecognizer)
    if tapHandler != nil { backgroundView.addGestureRecognizer(tapRecognizer) }
  }

  private func followBackgroundHeight() {
    backgroundHeightRule?.isActive = false
    backgroundHeightRule = backgroundHeight.flatMap { height in
      let more = backgroundView === self ? reach.top + reach.bottom : 0
      return backgroundView?.heightAnchor.constraint(equalToConstant: height + more)
    }
    backgroundHeightRule?.isActive = true
  }

  private func followAdditions() {
    layoutMargins = layoutMarginAdditions + reach
  }

  /// Takes how far the view reaches beyond the overlay that shows it, where its background covers the edge.
  final func reachOut(_ distances: UIEdgeInsets) {
    guard distances != reach else { return }
    reach = distances
    followAdditions()
    if backgroundHeight != nil { followBackgroundHeight() }
  }

  /// Gives the background a width, in points; it stays in the middle, and the last call counts.
  public func configureBackgroundView(width: CGFloat) {
    backgroundWidthRule?.isActive = false
    backgroundWidthRule = backgroundView?.widthAnchor.constraint(equalToConstant: width)
    backgroundWidthRule?.isActive = true
  }
}
