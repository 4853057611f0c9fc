public import Foundation

/// A container that shows the last of a row of controllers, below a navigation bar and above a toolbar.
///
/// The plainest form of UIKit's: controllers come and go at once, large titles are missing, and the toolbar is empty.
@MainActor
open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// The bar at the lower edge.
  public let toolbar: UIToolbar! = UIToolbar()
  /// Whether the toolbar is hidden; it is at first ("UINavigationController.isToolbarHidden").
  open var isToolbarHidden: Bool {
    get { toolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// The controllers, the lowest first; setting them shows the last.
  open var viewControllers: [UIViewController] {
    get { row }
    set { setViewControllers(newValue, animated: false) }
  }
  private var row: [UIViewController] = []
  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Makes a container with a lowest controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes an empty container.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes an empty container of a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The last controller.
  open var topViewController: UIViewController? { row.last }

  /// The controller that is seen: the one that covers the last, else the last.
  open var visibleViewController: UIViewController? { presentedViewController ?? row.last }

  /// Adds a controller and shows it.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !row.contains(where: { $0 === controller }) else { return }
    setViewControllers(row + [controller], animated: animated)
  }

  /// Removes the last controller, unless it is the lowest, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard row.count > 1, let last = row.last else { return nil }
    setViewControllers(row.dropLast(), animated: animated)
    return last
  }

  /// Removes all controllers above one of them, and returns those.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = row.firstIndex(where: { $0 === controller }) else { return nil }
    let removed = Array(row[(place + 1)...])
    setViewControllers(Array(row[...place]), animated: animated)
    return removed
  }

  /// Removes all controllers above the lowest, and returns those.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    row.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the controllers and shows the last.
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

  /// Shows or hides the bar.
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

  /// Makes the view with the bars and the last controller's view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    exchange(nil, for: row.last, animated: false)
  }

  /// Places the bars beside what the safe area covers.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBars()
  }

  /// Places the bars beside what the safe area covers.
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
    row.last?.viewIfLoaded?.frame = view.bounds
    for controller in row {
      controller.coveredByBars.top = isNavigationBarHidden ? 0 : navigationBar.frame.height
      controller.coveredByBars.bottom = isToolbarHidden ? 0 : height
    }
  }

  /// The status bar is the bar's, unless that is hidden ("UINavigationController").
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? row.last : nil
  }

  /// The last controller says whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { row.last }
}

extension UIViewController {
  /// The nearest navigation controller around the controller.
  public var navigationController: UINavigationController? { nearest() }

  /// The nearest tab bar controller around the controller.
  public var tabBarController: UITabBarController? { nearest() }

  private func nearest<Container: UIViewController>() -> Container? {
    var next = parent
    while let controller = next {
      if let found = controller as? Container { return found }
      next = controller.parent
    }
    return nil
  }

  /// Takes the view of one child away and shows that of another behind everything else, in UIKit's order of
  /// calls: the one will go, the other will come, the one is gone, the other is there.
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
