#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
internal import Usher

/// A view drawn by Usher.
///
/// Subviews are laid out by `NSLayoutConstraint`s to the view, otherwise by their frames; subviews
/// with neither fill the view. A view with content of its own conforms to `ContentRepresentable`.
/// Changes made while the view is shown are drawn.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The view's rectangle in its superview, in points; `zero` leaves the place to the layout.
  open var frame: CGRect {
    didSet {
      AnimationRecorder.note(.frame(self, from: oldValue, to: frame))
      setNeedsContentUpdate()
    }
  }
  /// Whether the view is hidden.
  open var isHidden = false { didSet { setNeedsContentUpdate() } }
  /// The view's opacity inside another view, from 0, which hides the view, to 1.
  ///
  /// The opacity of an overlay's outermost view counts only where a library animates an overlay by
  /// it.
  open var alpha: CGFloat = 1 {
    didSet {
      AnimationRecorder.note(.alpha(self, from: oldValue, to: alpha))
      setNeedsContentUpdate()
    }
  }
  /// The view's scale, rotation and translation; counts only where a library animates an overlay by
  /// it.
  open var transform = CGAffineTransform.identity {
    didSet {
      AnimationRecorder.note(.transform(self, from: oldValue, to: transform))
      setNeedsContentUpdate()
    }
  }
  /// The background colour; `nil` for none.
  open var backgroundColor: UIColor? { didSet { setNeedsContentUpdate() } }
  /// The colour of tinted content; `nil` inherits the superview's.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! { didSet { setNeedsContentUpdate() } }
  /// The way in which the view's content is fitted into the view.
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsContentUpdate() } }
  /// Whether the view's content is clipped to its edges.
  open var clipsToBounds = false { didSet { setNeedsContentUpdate() } }
  /// Whether the view accepts touches; stored without effect.
  open var isUserInteractionEnabled = true
  /// The insets of the margins that subviews may be laid out to, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { setNeedsContentUpdate() }
  }
  /// A number for the app's own use.
  open var tag = 0
  /// The style, light or dark, that overrides the system's.
  ///
  /// Only the style of the outermost view affects drawing. A view inside it is drawn in that style;
  /// its own style only affects its `traitCollection`.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      setNeedsContentUpdate()
      noteTraits()
    }
  }
  /// Whether the frame places the view where no constraint does; constraints always count here.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { setNeedsContentUpdate() }
  }
  /// Whether the view is visible to screen readers.
  open var isAccessibilityElement = false
  /// The view's name for screen readers.
  open var accessibilityLabel: String? { didSet { setNeedsContentUpdate() } }
  /// The description of the effect of using the view, for screen readers; stored without effect.
  open var accessibilityHint: String?
  /// The view's name in tests; used for buttons and text fields alone.
  open var accessibilityIdentifier: String?
  /// The view's surface: corners, border and shadow.
  public private(set) lazy var layer = CALayer(of: self)
  /// The subviews, back to front.
  public internal(set) var subviews: [UIView] = []
  /// The view that contains this view.
  public internal(set) weak var superview: UIView?
  /// The gesture recognizers attached to the view.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The constraints that lay out the view and its subviews.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// The rectangle inside the view's margins, as a target of constraints.
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(owningView: self, isMargins: true)
  /// The rectangle inside the safe area, as a target of constraints: all of the view here, since
  /// overlays are placed inside the safe area.
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owningView: self)
  /// The followers that show the view's content and are notified of changes.
  final var followers: [ContentFollower] = []
  /// Whether a notification of the followers is scheduled.
  var isContentUpdateScheduled = false
  /// The controller whose view this is.
  final weak var controller: UIViewController?
  /// The traits last seen by the view; `traitCollectionDidChange` reports changes from these.
  final var knownTraits: UITraitCollection?
  /// The window, if the view is the root view of a window.
  weak var hostWindow: UIWindow?
  /// The presenter that the app gave to this view.
  final weak var ownPresenter: Presenter?
  var priorities = LayoutPriorities()

  /// Makes a view without a frame.
  @preconcurrency @MainActor public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view without a frame, as from a nib file; the coder's contents are ignored.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open override var next: UIResponder? { controller ?? superview }

  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The centre of the frame, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The window that contains the view.
  open var window: UIWindow? { hostWindow ?? superview?.window }

  /// The traits that the view's colours depend on.
  ///
  /// These are the traits of the window's system, with the style overridden by the view or its
  /// nearest ancestor. A view that is not shown has the traits of `Presenter.default`, and
  /// unspecified traits if there is no default presenter.
  open var traitCollection: UITraitCollection {
    let traits = currentTraits
    if knownTraits == nil { knownTraits = traits }
    return traits
  }

  /// The insets reserved by the system; 0 here, since overlays are placed inside the safe area.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// The natural size of the view's content, -1 for none; ignored here, as the host measures
  /// content.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The value of `intrinsicContentSize` for a side without a natural size.
  public static let noIntrinsicMetric: CGFloat = -1

  // Subviews.

  /// Adds a subview in front of the others.
  open func addSubview(_ view: UIView) { put(view, at: subviews.count) }

  /// Inserts a subview at an index, which is clamped to the valid range.
  open func insertSubview(_ view: UIView, at index: Int) { put(view, at: index) }

  /// Inserts a subview behind another one; behind all if `sibling` is no subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    put(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a subview in front of another one; in front of all if `sibling` is no subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    put(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  /// Moves a subview in front of the others; ignored if `view` is no subview.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { put(view, at: subviews.count) }
  }

  /// Moves a subview behind the others; ignored if `view` is no subview.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { put(view, at: 0) }
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsContentUpdate()
    self.superview = nil
    didMoveToSuperview()
  }

  // Scheduled and immediate redraws.

  /// Schedules layout and drawing of the view.
  open func setNeedsLayout() { setNeedsContentUpdate() }

  /// Schedules drawing of the view.
  open func setNeedsDisplay() { setNeedsContentUpdate() }

  /// Schedules layout of the view.
  open func setNeedsUpdateConstraints() { setNeedsContentUpdate() }

  /// Schedules layout of the view.
  open func invalidateIntrinsicContentSize() { setNeedsContentUpdate() }

  /// Draws pending changes at once, in every shown view that contains this view.
  open func layoutIfNeeded() {
    superview?.layoutIfNeeded()
    updateContent()
  }

  // Gesture recognizers.

  /// Attaches a gesture recognizer, and detaches it from its previous view.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Detaches a gesture recognizer.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }

  // Methods for subclasses to override.

  /// Called only by the app: the host lays out shown views.
  open func layoutSubviews() {}
  /// Called only by the app: constraints are read whenever the view is drawn.
  open func updateConstraints() {}
  /// Called after the view was added to or removed from a superview.
  open func didMoveToSuperview() {}
  /// Called only by the app: a view is notified of a new superview, but not of that view's window.
  open func didMoveToWindow() {}
  /// Called when `traitCollection` has changed since the view was first shown, moved to another
  /// superview, or asked for its traits.
  ///
  /// The view's controller is called before the view.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called by code that builds views in place of nib files, after all properties are set.
  open func awakeFromNib() {}

  /// Whether a point, in the view's coordinates, is inside the view.
  ///
  /// Called only by the app: the host finds touched views itself.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Ends editing of the field that has the keyboard focus: the view itself or a descendant.
  ///
  /// - Parameter force: Whether editing ends even if the field's delegate refuses; it is asked
  ///   either way.
  /// - Returns: Whether no field in the view has the focus now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    // Every field is asked, even after one has refused.
    subviews.map { $0.endEditing(force) }.allSatisfy { $0 }
  }
}
#endif
