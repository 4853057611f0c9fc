#if !canImport(UIKit)
public import Foundation

/// A piece of what is shown, drawn by Usher.
///
/// Its subviews are laid out by `NSLayoutConstraint`s to it, else by their frames, else they fill it. A
/// view that shows something else is `ContentRepresentable`. What changes while it is shown is drawn
/// anew.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Where it lies in its superview, in points; `zero` leaves that to the layout.
  open var frame: CGRect {
    didSet {
      AnimationRecorder.note(.frame(self, from: oldValue, to: frame))
      setNeedsContentUpdate()
    }
  }
  /// Whether it is left out.
  open var isHidden = false { didSet { setNeedsContentUpdate() } }
  /// How strongly it is drawn in another view, from 0, which leaves it out, to 1.
  ///
  /// Of one that is shown by itself, it counts where a library animates an overlay by it.
  open var alpha: CGFloat = 1 {
    didSet {
      AnimationRecorder.note(.alpha(self, from: oldValue, to: alpha))
      setNeedsContentUpdate()
    }
  }
  /// How it is scaled, turned and moved beside its frame; counts where a library animates an overlay by it.
  open var transform = CGAffineTransform.identity {
    didSet {
      AnimationRecorder.note(.transform(self, from: oldValue, to: transform))
      setNeedsContentUpdate()
    }
  }
  /// What it is filled with; `nil` is nothing.
  open var backgroundColor: UIColor? { didSet { setNeedsContentUpdate() } }
  /// The colour of what is drawn in a tint; `nil` is that of the superview.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! { didSet { setNeedsContentUpdate() } }
  /// How what it shows is fitted into it.
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsContentUpdate() } }
  /// Whether what it shows is cut at its edges.
  open var clipsToBounds = false { didSet { setNeedsContentUpdate() } }
  /// Whether the view can be touched; only kept.
  open var isUserInteractionEnabled = true
  /// What is around its subviews where they are laid out to its margins, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { setNeedsContentUpdate() }
  }
  /// A number of the client's.
  open var tag = 0
  /// Whether the view is light or dark, whatever the system is.
  ///
  /// It counts for the view that is shown. A view inside that one is drawn as that one is; its own style counts
  /// in its `traitCollection` alone.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      setNeedsContentUpdate()
      noteTraits()
    }
  }
  /// Whether its frame says where it lies where no constraint does; constraints always count here.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { setNeedsContentUpdate() }
  }
  /// Whether assistive technology finds it.
  open var isAccessibilityElement = false
  /// What it is called, for those who do not see it.
  open var accessibilityLabel: String? { didSet { setNeedsContentUpdate() } }
  /// The description of what using the view does, for screen readers; only kept.
  open var accessibilityHint: String?
  /// The view's name in tests; those of buttons and text fields are handed on.
  open var accessibilityIdentifier: String?
  /// Its surface.
  public private(set) lazy var layer = CALayer(of: self)
  /// What lies in it, back to front.
  public internal(set) var subviews: [UIView] = []
  /// What it lies in.
  public internal(set) weak var superview: UIView?
  /// What recognises touches on it.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// How it is laid out, and its subviews in it.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// The rectangle inside the view's margins, to lay others out beside.
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(owningView: self, isMargins: true)
  /// The rectangle inside the safe area, to lay others out beside: all of the view here, since overlays are
  /// placed inside the safe area.
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owningView: self)
  /// What shows it, and is told of its changes.
  final var followers: [ContentFollower] = []
  /// Whether they are about to be told.
  var isContentUpdateScheduled = false
  /// The controller whose view this is.
  final weak var controller: UIViewController?
  /// The traits that the view knows of, and is told to have changed.
  final var knownTraits: UITraitCollection?
  /// The window it is in, where it is the root of one.
  weak var hostWindow: UIWindow?
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

  /// Makes a view without a frame, as a nib file would; what the coder has does not count.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open override var next: UIResponder? { controller ?? superview }

  /// Its own rectangle, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of its frame, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The window it is in.
  open var window: UIWindow? { hostWindow ?? superview?.window }

  /// The traits that the view's colours depend on.
  ///
  /// Those of the window's system, with the style that the view, or the nearest view around it, overrides.
  /// A view that is not shown has those of `Presenter.default`, and unspecified ones where there is none.
  open var traitCollection: UITraitCollection {
    let traits = currentTraits
    if knownTraits == nil { knownTraits = traits }
    return traits
  }

  /// How far the system keeps its edges for itself; 0 here, where overlays are placed inside.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// The size that the view's content takes by itself, -1 for none; not asked for here, where the host measures
  /// what is shown.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// No size of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  // What lies in it.

  /// Puts a view in front of the others in it.
  open func addSubview(_ view: UIView) { put(view, at: subviews.count) }

  /// Puts a view among those in it; an index that there is not counts as the nearest one.
  open func insertSubview(_ view: UIView, at index: Int) { put(view, at: index) }

  /// Puts a view behind another one in it.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    put(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a view in front of another one in it.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    put(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  /// Puts a view that is in it in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { put(view, at: subviews.count) }
  }

  /// Puts a view that is in it behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { put(view, at: 0) }
  }

  /// Takes it out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsContentUpdate()
    self.superview = nil
    didMoveToSuperview()
  }

  // What draws it anew.

  /// Lays it out and draws it anew soon.
  open func setNeedsLayout() { setNeedsContentUpdate() }

  /// Draws it anew soon.
  open func setNeedsDisplay() { setNeedsContentUpdate() }

  /// Lays it out anew soon.
  open func setNeedsUpdateConstraints() { setNeedsContentUpdate() }

  /// Lays it out anew soon.
  open func invalidateIntrinsicContentSize() { setNeedsContentUpdate() }

  /// Draws what has changed now, in whichever view is shown that it lies in.
  open func layoutIfNeeded() {
    superview?.layoutIfNeeded()
    updateContent()
  }

  // What is recognised on it.

  /// Lets something be recognised on it.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Lets something be recognised no more.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }

  // What subclasses may add to.

  /// Called by the app alone: the host lays out what is shown.
  open func layoutSubviews() {}
  /// Called by the app alone: rules of layout are read whenever the view is drawn.
  open func updateConstraints() {}
  /// Called when it got or lost its superview.
  open func didMoveToSuperview() {}
  /// Called by the app alone: a view is told when it gets a superview, but not of that one's window.
  open func didMoveToWindow() {}
  /// Called when `traitCollection` has changed since the view was first shown, put into another one or asked
  /// for it; the view's controller is called before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called by what makes views in place of nib files, once everything is in place.
  open func awakeFromNib() {}

  /// Whether a point in the view's own coordinates is in it; asked by the app alone, since the host knows where
  /// everything lies that it draws.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Takes the keyboard from the field that has it, itself or one in it.
  ///
  /// - Parameter force: Whether the field's delegate is asked and cannot refuse.
  /// - Returns: Whether none in it has the keyboard now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    // Each is asked, also after one has refused.
    subviews.map { $0.endEditing(force) }.allSatisfy { $0 }
  }
}
#endif
