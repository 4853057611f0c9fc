#if os(Linux) && !UIKIT_STAND_IN
public import Foundation
internal import Usher

/// An object that manages a view filling a window or an overlay.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The controller's view; made by `loadView` on first access.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }
  /// The controller's title.
  open var title: String?
  /// The size that the controller wants, in points; stored without effect, as the view's
  /// constraints count.
  open var preferredContentSize = CGSize.zero
  /// The parent controller.
  public private(set) weak var parent: UIViewController?
  /// The child controllers.
  public private(set) var children: [UIViewController] = []
  /// The style in which the controller is presented; stored without effect.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The delegate that provides animators for the controller's presentation and dismissal.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The controller that this one presents, with its transition.
  final var presentation: Presentation?
  /// The controller that presents this one.
  final weak var presenter: UIViewController?
  private var loadedView: UIView?
  private var transition: (isAppearing: Bool, animated: Bool)?

  /// Makes a controller.
  @preconcurrency @MainActor public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller; both parameters are ignored, since there are no nib files.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  /// Fails: there are no storyboards here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The controller's view, if already loaded.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the controller's view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the controller's view; by default an empty view.
  open func loadView() { view = UIView() }
  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Begins the view's appearance or disappearance; called by code that shows the view.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the view appears.
  ///   - animated: Whether the change is animated.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    transition = (isAppearing, animated)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  /// Ends the appearance or disappearance begun before; otherwise a no-op.
  open func endAppearanceTransition() {
    guard let (isAppearing, animated) = transition else { return }
    transition = nil
    if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
  }

  /// The traits of the controller's view; until the view is loaded, those of the default
  /// presenter's system.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection
      ?? UITraitCollection(Presenter.default?.traits, overriddenBy: .unspecified)
  }

  /// Called when the traits of the controller's view have changed, before the view's own method.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// Whether the controller rotates with the device; ignored here.
  open var shouldAutorotate: Bool { true }
  /// The style of the status bar's text; ignored here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; ignored here.
  open var prefersStatusBarHidden: Bool { false }

  /// Makes a controller a child of this one, and calls the child's `willMove(toParent:)` before.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Removes the controller from its parent, and calls `didMove(toParent:)`; a no-op without a
  /// parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called with `nil` after the controller lost its parent; called with a parent only by the app,
  /// as in UIKit.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called with a parent before the controller gets it; called with `nil` only by the app, as in
  /// UIKit.
  open func willMove(toParent parent: UIViewController?) {}
}
#endif
