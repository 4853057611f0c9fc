internal import Foundation

/// A container that shows one of several view controllers, above a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The tab bar.
  public let tabBar = UITabBar()
  private var all: [UIViewController] = []
  private var selected: UIViewController?

  /// The controllers, from left to right, or `nil` if there is none.
  open var viewControllers: [UIViewController]? {
    get { all.isEmpty ? nil : all }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers.
  ///
  /// The selection stays if its controller is one of these controllers. Otherwise, the first
  /// controller is selected.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let former = all
    all = controllers ?? []
    for controller in former where !all.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
    }
    for controller in all where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = all.map { controller in
      if controller.tabBarItem.title == nil { controller.tabBarItem.title = controller.title }
      return controller.tabBarItem
    }
    let stays = all.contains { $0 === selected }
    choose(stays ? selected : all.first)
    for controller in former where !all.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
  }

  /// The controller that is shown.
  ///
  /// Setting it has an effect only for one of the tab bar's controllers.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if all.contains(where: { $0 === newValue }) { choose(newValue) } }
  }

  /// The index of the shown controller, or `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { all.firstIndex { $0 === selected } ?? NSNotFound }
    set { if all.indices.contains(newValue) { choose(all[newValue]) } }
  }

  /// Whether the bar is hidden.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set {
      tabBar.isHidden = newValue
      placeBars()
    }
  }

  private func choose(_ controller: UIViewController?) {
    let old = selected
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    if isViewLoaded, old !== controller { exchange(old, for: controller, animated: false) }
    placeBars()
  }

  /// Creates the view with the bar and the selected controller's view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    tabBar.onSelect = { [weak self] item in
      guard let self else { return }
      selectedViewController = all.first { $0.tabBarItem === item }
    }
    exchange(nil, for: selected, animated: false)
  }

  /// Places the bar at the bottom.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBars()
  }

  /// Places the bar at the bottom.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBars()
  }

  private func placeBars() {
    guard let view = viewIfLoaded else { return }
    let height = 49 + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    selected?.viewIfLoaded?.frame = view.bounds
    for controller in all { controller.coveredByBars.bottom = isTabBarHidden ? 0 : 49 }
  }

  /// The selected controller, which determines the status bar's style.
  open override var childForStatusBarStyle: UIViewController? { selected }

  /// The selected controller, which determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { selected }
}
