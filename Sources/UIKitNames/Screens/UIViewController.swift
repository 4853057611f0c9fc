#if !canImport(UIKit)
public import Foundation
internal import Usher

/// What fills a window or an overlay, and knows what to do there.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// What is shown; made by `loadView` when it is first asked for.
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
  /// What it is called.
  open var title: String?
  /// The size that the controller wants, in points; only kept: its view's rules say how large it is.
  open var preferredContentSize = CGSize.zero
  /// What it is part of.
  public private(set) weak var parent: UIViewController?
  /// Its parts.
  public private(set) var children: [UIViewController] = []
  /// The style in which the controller is presented; only kept.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Who animates the controller's presentation and dismissal.
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

  /// Makes a controller; there are no nib files, so that neither counts.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  /// Fails: there are no storyboards here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Its view, if that was made.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether its view was made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes its view: an empty one.
  open func loadView() { view = UIView() }
  /// Called when its view was made.
  open func viewDidLoad() {}
  /// Called before it appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when it has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before it disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when it has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells it that it is about to appear or to disappear, as whoever shows its view does.
  ///
  /// - Parameters:
  ///   - isAppearing: Which of both.
  ///   - animated: Whether that takes time.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    transition = (isAppearing, animated)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  /// Tells it that it has appeared or disappeared; without effect where neither was about to be.
  open func endAppearanceTransition() {
    guard let (isAppearing, animated) = transition else { return }
    transition = nil
    if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
  }

  /// The traits of the controller's view; while that is not loaded, those of the default presenter's system.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection
      ?? UITraitCollection(Presenter.default?.traits, overriddenBy: .unspecified)
  }

  /// Called when the traits of the controller's view have changed, before the view is.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// Whether it turns with the device; only kept.
  open var shouldAutorotate: Bool { true }
  /// The letters it wants of a status bar; only kept.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether it wants no status bar; only kept.
  open var prefersStatusBarHidden: Bool { false }

  /// Makes a controller a child of this one, after telling it so by `willMove(toParent:)`.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Takes the controller from its parent, and tells it so by `didMove(toParent:)`; without effect where it
  /// has none.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called with `nil` once the controller has no parent; with a parent by the app alone, as in UIKit.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called with a parent before the controller gets it; with `nil` by the app alone, as in UIKit.
  open func willMove(toParent parent: UIViewController?) {}
}
#endif
