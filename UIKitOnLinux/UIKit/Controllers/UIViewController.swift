import Foundation

/// An object that owns a view and manages its appearance, children and presentations.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, TraitRegistering,
  UIContentContainer
{
  private var loadedView: UIView?
  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open internal(set) var presentedViewController: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle: UIModalPresentationStyle = .pageSheet
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var modalPresentationCapturesStatusBarAppearance = false
  open var definesPresentationContext = false
  /// The object that provides the presentation controller and the animators of the controller's
  /// presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var currentPresentation: UIPresentationController?
  /// The next popover, which the app can configure before the presentation.
  var popover: UIPopoverPresentationController?
  var currentCoordinator: TransitionCoordinator?
  /// Whether an animator is performing the controller's presentation or dismissal.
  var isInTransition = false
  open var isModalInPresentation = false
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false
  open var title: String?
  /// The size that the controller prefers.
  ///
  /// The parent is notified of each change
  /// ("preferredContentSizeDidChange(forChildContentContainer:)").
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { viewIfLoaded?.settleSafeArea() }
  }
  /// The insets at the view's edges that are covered by the container's bars.
  var coveredByBars: UIEdgeInsets = .zero {
    didSet { if coveredByBars != oldValue { viewIfLoaded?.settleSafeArea() } }
  }
  /// The controller's content for a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The controller's content for a tab bar.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(
    title: title, image: nil, selectedImage: nil)
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewIfLoaded?.settleTraits() }
  }
  public var traitOverrides = UITraitOverrides() {
    didSet { viewIfLoaded?.settleTraits() }
  }
  var traitRegistrations: [TraitRegistration] = []
  var appearance = Appearance.gone
  /// Whether the current or the last change of appearance is animated.
  var isAppearanceAnimated = false

  /// The view's stage between hidden and visible.
  enum Appearance {
    case gone, appearing, visible, disappearing
  }

  /// The name of the nib that the view is loaded from, or `nil` if none was given.
  public let nibName: String?
  /// The bundle of the nib, or `nil` for the main bundle.
  public let nibBundle: Bundle?

  /// Creates a controller whose view is loaded from a nib ("UIViewController.nibName").
  ///
  /// If the name is `nil`, the nib named after the class is used, if it exists.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
    Census.note(self, as: .controller)
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a nib, with default values.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    Census.note(self, as: .controller)
  }

  // The view.

  /// The view, which is loaded on first access ("UIViewController.view").
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      newValue?.settleTraits()
    }
  }

  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    World.current.note(self, .viewDidLoad)
    viewDidLoad()
  }

  /// Loads the view from the controller's nib, or creates a plain view if there is none.
  open func loadView() {
    if let name = nameOfNib { load(from: name) }
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
  }

  open func viewDidLoad() {}

  open func viewWillLayoutSubviews() {}

  open func viewDidLayoutSubviews() {}

  open func viewSafeAreaInsetsDidChange() {}

  // Appearance. The defaults only record the calls.

  open func viewWillAppear(_ animated: Bool) {
    World.current.note(self, .viewWillAppear)
  }

  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {
    World.current.note(self, .viewDidAppear)
  }

  open func viewWillDisappear(_ animated: Bool) {
    World.current.note(self, .viewWillDisappear)
  }

  open func viewDidDisappear(_ animated: Bool) {
    World.current.note(self, .viewDidDisappear)
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // Containment.

  /// Calls the child's `willMove(toParent:)` and removes the child from its former parent
  /// ("UIViewController.addChild(_:)").
  ///
  /// The container has to call `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) {
    World.current.note(child, .addChild)
    guard child.parent !== self else { return }
    child.parent?.removeFromParentKeepingQuiet(child)
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// Removes the controller from its parent and calls `didMove(toParent: nil)`
  /// ("removeFromParent()").
  open func removeFromParent() {
    guard let parent else { return }
    World.current.note(self, .removeFromParent)
    parent.removeFromParentKeepingQuiet(self)
    didMove(toParent: nil)
  }

  private func removeFromParentKeepingQuiet(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {
    World.current.note(self, .willMove, hasParent: parent != nil)
  }

  open func didMove(toParent parent: UIViewController?) {
    World.current.note(self, .didMove, hasParent: parent != nil)
  }

  // Bars and orientation.

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }

  /// Rotates the scenes whose orientation differs from the device, if their controllers support it
  /// ("UIViewController.attemptRotationToDeviceOrientation()").
  open class func attemptRotationToDeviceOrientation() { UIDevice.current.turnScenes() }

  open func setNeedsStatusBarAppearanceUpdate() {
    scene?.askForStatusBar()
  }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    scene?.askForHomeIndicator()
  }

  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    scene?.askForEdges()
  }

  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    scene?.askForOrientations()
  }

  /// Creates the segue with an identifier, prepares for it and performs it.
  ///
  /// Like in UIKit, a segue performed in code doesn't call
  /// `shouldPerformSegue(withIdentifier:sender:)`. If the identifier is unknown, UIKit raises an
  /// exception. The stand-in records it in `World.exceptions`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let make = World.current.segues[identifier] else {
      World.current.raise(
        "NSInvalidArgumentException",
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'")
      return
    }
    let segue = make(self)
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Called before a segue of the storyboard is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether a segue that was triggered by a touch may be performed.
  ///
  /// The stand-in never calls it, because touches don't trigger segues.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Notifies the children and a presented controller that the size will change.
  ///
  /// All of them receive the new size. A child's view keeps its size until the container lays it
  /// out.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    if presentedViewController?.presentingViewController === self {
      presentedViewController?.viewWillTransition(to: size, with: coordinator)
    }
  }

  // Traits.

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? .device
  }

  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  /// The traits that the controller overrides for its view.
  var ownTraits: TraitValues {
    traitOverrides.values.overridden(by: TraitValues(style: overrideUserInterfaceStyle))
  }

  func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollectionDidChange(old)
    tellRegistered(self, from: old, to: new)
  }

  // The presentation, whose steps are in an extension.

  /// The controller's presentation, or `nil` while the controller isn't presented.
  open var presentationController: UIPresentationController? { currentPresentation }

  /// The coordinator of the running transition, or `nil` if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentCoordinator ?? parent?.transitionCoordinator
  }

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    show(controller, animated: animated, completion: completion)
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: animated, completion: completion)
  }

  // Responder.

  /// The view's superview, or the window of a root view, if the view is loaded.
  ///
  /// A view controller returns its view's superview ("UIResponder.next").
  open override var next: UIResponder? { presentingViewController ?? viewIfLoaded?.superview }

  override var responderWindow: UIWindow? { viewIfLoaded?.window }

  var scene: UIWindowScene? { viewIfLoaded?.window?.windowScene }
}
