public import Foundation

/// A container that shows the top of a stack of controllers, with a navigation bar and a toolbar.
///
/// This is a reduced form of UIKit's class. Controllers change without animation, and the toolbar
/// is empty.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The navigation bar at the top.
  public let navigationBar = UINavigationBar()
  /// The toolbar at the bottom.
  public let toolbar: UIToolbar! = UIToolbar()
  /// Whether the toolbar is hidden, true by default ("UINavigationController.isToolbarHidden").
  open var isToolbarHidden: Bool {
    get { toolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// The controllers of the stack, from bottom to top.
  ///
  /// If the array is set, its last controller is shown.
  open var viewControllers: [UIViewController] {
    get { row }
    set { setViewControllers(newValue, animated: false) }
  }
  private var row: [UIViewController] = []
  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Creates a container with a root view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty container.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates an empty container from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { row.last }

  /// The controller that the container presents, or otherwise the top controller.
  open var visibleViewController: UIViewController? { presentedViewController ?? row.last }

  /// Pushes a controller onto the stack and shows it.
  ///
  /// Does nothing if the stack already contains the controller.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !row.contains(where: { $0 === controller }) else { return }
    setViewControllers(row + [controller], animated: animated)
  }

  /// Pops and returns the top controller, or returns `nil` if only the root controller is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard row.count > 1, let last = row.last else { return nil }
    setViewControllers(row.dropLast(), animated: animated)
    return last
  }

  /// Pops all controllers above a given controller, and returns the popped controllers.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = row.firstIndex(where: { $0 === controller }) else { return nil }
    let removed = Array(row[(place + 1)...])
    setViewControllers(Array(row[...place]), animated: animated)
    return removed
  }

  /// Pops all controllers above the root controller, and returns the popped controllers.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    row.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the whole stack and shows its last controller.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let (former, old) = (row, row.last)
    for controller in former where !controllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
    }
    for controller in controllers where controller.parent !== self { addChild(controller) }
    row = controllers
    if isViewLoaded, old !== row.last { exchange(old, for: row.last, animated: animated) }
    for controller in former where !controllers.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in controllers where !former.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
    navigationBar.items = row.map { controller in
      if controller.navigationItem.title == nil {
        controller.navigationItem.title = controller.title
      }
      return controller.navigationItem
    }
  }

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    placeBars()
  }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    toolbar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    placeBars()
  }

  /// Builds the view from the bars and the top controller's view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    navigationBar.onResize = { [weak self] in self?.placeBars() }
    exchange(nil, for: row.last, animated: false)
  }

  /// Places the bars next to the safe-area insets.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBars()
  }

  /// Places the bars next to the safe-area insets.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBars()
  }

  private func placeBars() {
    guard let view = viewIfLoaded else { return }
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width,
      height: navigationBar.sizeThatFits(view.bounds.size).height)
    let height = toolbar.sizeThatFits(view.bounds.size).height
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height, width: view.bounds.width,
      height: height)
    // If the bar isn't translucent, a page starts below the bar.
    let extends = navigationBar.isTranslucent || isNavigationBarHidden
    let above = extends ? 0 : navigationBar.frame.maxY
    row.last?.viewIfLoaded?.frame = view.bounds.inset(
      by: UIEdgeInsets(top: above, left: 0, bottom: 0, right: 0))
    for controller in row {
      controller.coveredByBars.top =
        !extends || isNavigationBarHidden ? 0 : navigationBar.frame.height
      controller.coveredByBars.bottom = isToolbarHidden ? 0 : height
    }
  }

  /// The controller that determines the status bar's style ("UINavigationController").
  ///
  /// This is the top controller while the navigation bar is hidden, and otherwise the container
  /// itself.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? row.last : nil
  }

  /// The top controller, which determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { row.last }
}

extension UIViewController {
  /// The nearest navigation controller among the controller's ancestors.
  public var navigationController: UINavigationController? { nearest() }

  /// The nearest tab bar controller among the controller's ancestors.
  public var tabBarController: UITabBarController? { nearest() }

  private func nearest<Container: UIViewController>() -> Container? {
    var next = parent
    while let controller = next {
      if let found = controller as? Container { return found }
      next = controller.parent
    }
    return nil
  }

  /// Replaces one child's view by another child's view, behind all other subviews.
  ///
  /// The appearance callbacks are called in UIKit's order: old will disappear, new will appear, old
  /// did disappear, new did appear.
  func exchange(_ old: UIViewController?, for new: UIViewController?, animated: Bool) {
    let isSeen = view.window != nil
    if isSeen { old?.beginAppearanceTransition(false, animated: animated) }
    if let new, let child = new.view {
      if isSeen { new.beginAppearanceTransition(true, animated: animated) }
      child.frame = view.bounds
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(child, at: 0)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    view.setNeedsLayout()
    scene?.askForBars()
  }
}
