#if UIKIT_STAND_IN
import Foundation
import UIKitTesting
import Testing
import UIKit

extension StandInTests {
  @Suite("Bar items")
  @MainActor
  struct BarItemTests {
    /// "UINavigationController": the bar has a back button unless the root is on top.
    @Test("the back button pops the top controller")
    func back() throws {
      let (scene, navigation) = shown(large: false)
      let page = UIViewController()
      page.title = "Page"
      navigation.pushViewController(page, animated: false)
      StandIn.finishTurn()
      StandIn.tap(at: CGPoint(x: 40, y: 69), in: scene)
      #expect(navigation.viewControllers.map(\.title) == ["Root"])
      StandIn.tap(at: CGPoint(x: 40, y: 69), in: scene)
      #expect(navigation.viewControllers.map(\.title) == ["Root"])
    }

    @Test("tapping an item performs its action")
    func action() {
      let (scene, navigation) = shown(large: false)
      var taps: [String] = []
      navigation.viewControllers.first?.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Save",
        primaryAction: UIAction { action in
          taps.append((action.sender as? UIBarButtonItem)?.title ?? "")
        })
      StandIn.finishTurn()
      StandIn.tap(at: CGPoint(x: 360, y: 69), in: scene)
      #expect(taps == ["Save"])
    }

    /// "prefersLargeTitles": the title is below the buttons, unless "largeTitleDisplayMode" or a
    /// compact height disables this.
    @Test("the safe area starts below a large title and a search field")
    func heights() {
      let (scene, navigation) = shown(large: true)
      guard let root = navigation.viewControllers.first else { return }
      #expect(root.view.safeAreaInsets.top == 143)
      root.navigationItem.searchController = UISearchController(searchResultsController: nil)
      StandIn.finishTurn()
      #expect(root.view.safeAreaInsets.top == 195)
      root.navigationItem.largeTitleDisplayMode = .never
      StandIn.finishTurn()
      #expect(root.view.safeAreaInsets.top == 143)
      root.navigationItem.largeTitleDisplayMode = .automatic
      StandIn.changeTraits { $0.verticalSizeClass = .compact }
      StandIn.rotate(scene, to: .landscapeLeft, safeArea: .zero)
      StandIn.advance(by: 1)
      #expect(root.view.safeAreaInsets.top == 96)
    }

    @Test("a search field calls its controller's updater for each character")
    func search() {
      let (_, navigation) = shown(large: false)
      let (controller, updater) = (UISearchController(searchResultsController: nil), Updater())
      controller.searchResultsUpdater = updater
      navigation.viewControllers.first?.navigationItem.searchController = controller
      StandIn.finishTurn()
      controller.searchBar.becomeFirstResponder()
      StandIn.type("ab", into: controller.searchBar.searchTextField)
      #expect(updater.texts == ["a", "ab"])
    }

    /// "UITabBarController": a tap on an item selects its controller.
    @Test("tapping a tab shows its controller")
    func tabs() {
      let (scene, window) = StandIn.launch()
      let tabs = UITabBarController()
      tabs.setViewControllers(
        ["One", "Two"].map {
          let page = UIViewController()
          page.title = $0
          return page
        }, animated: false)
      window.rootViewController = tabs
      StandIn.finishTurn()
      StandIn.tap(at: CGPoint(x: 300, y: 790), in: scene)
      #expect(tabs.selectedIndex == 1)
    }

    private func shown(large: Bool) -> (UIWindowScene, UINavigationController) {
      let (scene, window) = StandIn.launch()
      let root = UIViewController()
      root.title = "Root"
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = large
      window.rootViewController = navigation
      StandIn.finishTurn()
      return (scene, navigation)
    }
  }
}

private final class Updater: NSObject, UISearchResultsUpdating {
  var texts: [String?] = []

  func updateSearchResults(for searchController: UISearchController) {
    texts.append(searchController.searchBar.text)
  }
}
#endif
