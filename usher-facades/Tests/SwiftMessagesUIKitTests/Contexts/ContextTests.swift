import SwiftMessages
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension SwiftMessagesUIKitTests {
  /// A window controller that supports only landscape, without a home indicator.
  final class Landscape: WindowViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
  }

  @MainActor
  @Suite("Contexts of messages with UIKit")
  struct ContextTests {
    /// All windows of a level are in front of all windows of lower levels.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiwindow/windowlevel>
    @Test("the overlays' window has the message's window level while the message is shown")
    func level() {
      let app = MessageApp()
      app.show(MessageView.plain(.cardView)) {
        $0.presentationContext = .window(windowLevel: .statusBar)
      }
      #expect(app.overlayWindow?.windowLevel == .statusBar)
      app.hide()
      app.show(MessageView.plain(.cardView, title: "Next")) {
        $0.presentationContext = .windowScene(app.scene, windowLevel: .normal)
      }
      #expect(app.overlayWindow?.windowLevel == .normal)
      app.hide()
      app.show(MessageView.plain(.cardView, title: "Last"))
      #expect(app.overlayWindow?.windowLevel == UIKitHost.standardLevel)
      app.close()
    }

    /// The system uses the root controller, or the topmost modal controller that fills the window.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations>
    @Test("an app's window controller sets the orientations and hides the home indicator")
    func controller() {
      let app = MessageApp()
      var bars: OverlayController? { app.presenter.uiKitHost?.stage?.controller }
      app.show(MessageView.plain(.cardView)) {
        $0.windowViewController = { WindowViewController(config: $0) }
      }
      let usual = bars?.supportedInterfaceOrientations
      #expect(usual == app.controller.supportedInterfaceOrientations)
      #expect(bars?.prefersHomeIndicatorAutoHidden == false)
      app.hide()
      app.show(MessageView.plain(.cardView, title: "Next")) {
        $0.windowViewController = { Landscape(config: $0) }
      }
      #expect(bars?.supportedInterfaceOrientations == .landscape)
      #expect(bars?.prefersHomeIndicatorAutoHidden == true)
      app.close()
    }

    @Test("messages with a view as their context are shown in front of the view's subviews")
    func view() throws {
      let app = MessageApp()
      let panel = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 400))
      panel.addSubview(UIView(frame: panel.bounds))
      app.controller.view.addSubview(panel)
      StandIn.finishTurn()
      let view = MessageView.plain(.cardView)
      app.show(view) { $0.presentationContext = .view(panel) }
      #expect(view.window === app.window)
      #expect(view.isDescendant(of: panel))
      #expect(app.overlayWindow == nil)
      #expect(view.backgroundView.frameInWindow.minX == 30)
      #expect(view.backgroundView.frameInWindow.minY == 210)
      #expect(panel.subviews.last.map { view.isDescendant(of: $0) } == true)
      app.close()
    }

    @Test("a message in a scroll view's context is shown in the overlays' window instead")
    func scrollView() {
      let app = MessageApp()
      defer { app.close() }
      let list = UIScrollView(frame: app.controller.view.bounds)
      app.controller.view.addSubview(list)
      let view = MessageView.plain(.cardView)
      app.show(view) { $0.presentationContext = .view(list) }
      #expect(app.overlayWindow != nil && view.window === app.overlayWindow)
    }

    /// Bars are part of the safe area of the content behind.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiview/safeareainsets>
    @Test("a message in a navigation controller rests below the bar and appears from behind")
    func navigation() throws {
      let app = MessageApp()
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      app.window.rootViewController = navigation
      StandIn.finishTurn()
      let bar = navigation.navigationBar
      let view = MessageView.plain(.cardView)
      app.show(view) { $0.presentationContext = .viewController(content) }
      #expect(view.isDescendant(of: navigation.view))
      #expect(!view.isDescendant(of: content.view))
      #expect(bar.frameInWindow.maxY == 91)
      #expect(view.backgroundView.frameInWindow.minY == 101)
      let order = navigation.view.subviews
      let place = try #require(order.firstIndex { view.isDescendant(of: $0) })
      #expect(try #require(order.firstIndex { $0 === bar }) > place)
      app.close()
    }

    @Test("a message at the bottom of a navigation controller rests above the toolbar")
    func toolbar() throws {
      let app = MessageApp()
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      app.window.rootViewController = tabs
      navigation.isToolbarHidden = false
      StandIn.finishTurn()
      let bar = try #require(navigation.toolbar)
      #expect(bar.frameInWindow.maxY == tabs.tabBar.frameInWindow.minY)
      let view = MessageView.plain(.cardView)
      app.show(view) {
        $0.presentationStyle = .bottom
        $0.presentationContext = .viewController(content)
      }
      #expect(view.isDescendant(of: navigation.view))
      #expect(view.backgroundView.frameInWindow.maxY == bar.frameInWindow.minY - 10)
      app.hide()
      navigation.isToolbarHidden = true
      let next = MessageView.plain(.cardView, title: "Next")
      app.show(next) {
        $0.presentationStyle = .bottom
        $0.presentationContext = .viewController(content)
      }
      #expect(next.backgroundView.frameInWindow.maxY == tabs.tabBar.frameInWindow.minY - 10)
      app.close()
    }

    @Test("a message at the bottom of a tab bar controller rests above the bar")
    func tabs() throws {
      let app = MessageApp()
      let content = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [content]
      app.window.rootViewController = tabs
      StandIn.finishTurn()
      let view = MessageView.plain(.cardView)
      app.show(view) {
        $0.presentationStyle = .bottom
        $0.presentationContext = .viewController(content)
      }
      #expect(view.isDescendant(of: tabs.view))
      #expect(tabs.tabBar.frameInWindow.minY == 761)
      #expect(view.backgroundView.frameInWindow.maxY == 751)
      app.close()
    }

    @Test("a message in another view waits for the previous message and the pause")
    func oneLine() {
      let app = MessageApp()
      let panel = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 400))
      app.controller.view.addSubview(panel)
      StandIn.finishTurn()
      let (first, second) = (
        MessageView.plain(.cardView, title: "1"), MessageView.plain(.cardView, title: "2")
      )
      app.show(first)
      app.show(second) { $0.presentationContext = .view(panel) }
      #expect(second.window == nil)
      let waiting: MessageView? = app.messages.queued(id: second.id)
      #expect(waiting === second)
      app.messages.hide()
      StandIn.advance(by: 0.6)
      #expect(second.window == nil)
      StandIn.advance(by: 1)
      #expect(second.window === app.window)
      let current: MessageView? = app.messages.current()
      #expect(current === second)
      app.messages.hideAll()
      app.close()
    }

    @Test(
      "each scene shows its own messages if each has its own instance",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/366"),
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/392"))
    func queuePerScene() {
      let app = MessageApp()
      let other = StandIn.launch().scene
      defer {
        app.close()
        StandIn.disconnect(other)
      }
      let (first, second) = (SwiftMessages(), SwiftMessages())
      let instances = [first, second, first]
      let views = ["1", "2", "3"].map { MessageView.plain(.cardView, title: $0) }
      for ((messages, view), scene) in zip(zip(instances, views), [app.scene, other, app.scene]) {
        let config = app.config {
          $0.presentationContext = .windowScene(scene, windowLevel: .normal)
        }
        messages.show(config: config, view: view)
      }
      StandIn.advance(by: 2)
      #expect(views.map { $0.window?.windowScene } == [app.scene, other, nil])
      instances[0].hide()
      StandIn.advance(by: 3)
      #expect(views.map { $0.window?.windowScene } == [nil, other, app.scene])
      for messages in instances { messages.hideAll() }
      StandIn.advance(by: 2)
    }

    @Test("a message with the same id as a message in another scene is counted and not shown")
    func duplicate() {
      let app = MessageApp()
      let other = StandIn.launch().scene
      defer {
        app.close()
        StandIn.disconnect(other)
      }
      let views = ["1", "2"].map { MessageView.plain(.cardView, title: $0) }
      for (view, scene) in zip(views, [app.scene, other]) {
        view.id = "same"
        app.show(view) {
          $0.presentationContext = .windowScene(scene, windowLevel: .normal)
        }
      }
      #expect(app.messages.count(id: "same") == 2)
      app.hide(after: 3)
      #expect(views[1].window == nil)
    }

    @Test("messages for two scenes wait for each other, in the order of the requests")
    func inPause() {
      let app = MessageApp()
      let other = StandIn.launch().scene
      defer {
        app.close()
        StandIn.disconnect(other)
      }
      let views = ["1", "2", "3"].map { MessageView.plain(.cardView, title: $0) }
      func show(_ number: Int, in scene: UIWindowScene, after seconds: Double) -> [String] {
        app.show(views[number], after: seconds) {
          $0.presentationContext = .windowScene(scene, windowLevel: .normal)
        }
        return places
      }
      var places: [String] {
        views.map { view in
          view.window.map { $0.windowScene === other ? "other" : "first" } ?? "nowhere"
        }
      }
      #expect(show(0, in: app.scene, after: 2) == ["first", "nowhere", "nowhere"])
      #expect(show(1, in: other, after: 2) == ["first", "nowhere", "nowhere"])
      app.hide(after: 0.6)
      #expect(places == ["nowhere", "nowhere", "nowhere"])
      #expect(show(2, in: app.scene, after: 1) == ["nowhere", "other", "nowhere"])
      app.hide()
      #expect(places == ["nowhere", "nowhere", "first"])
    }

    @Test("hiding by id, or hiding all, withdraws a message that waits for another view")
    func takenBack() {
      let app = MessageApp()
      let panel = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 400))
      app.controller.view.addSubview(panel)
      app.show(MessageView.plain(.cardView, title: "1"))
      let second = MessageView.plain(.cardView, title: "2")
      app.show(second) { $0.presentationContext = .view(panel) }
      app.messages.hide(id: second.id)
      app.messages.hideAll()
      StandIn.advance(by: 3)
      #expect(second.window == nil)
      #expect(app.presenter.shown.isEmpty)
      app.close()
    }

    @Test(
      "hiding a message that waits for another view or scene withdraws it and completes",
      arguments: ["id", "view"], [false, true])
    func takenBackWithCompletion(way: String, isInScene: Bool) {
      let app = MessageApp()
      let other = StandIn.launch().scene
      defer { StandIn.disconnect(other) }
      let panel = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 400))
      app.controller.view.addSubview(panel)
      app.show(MessageView.plain(.cardView, title: "1")) {
        $0.presentationContext = .windowScene(app.scene, windowLevel: .normal)
      }
      let second = MessageView.plain(.cardView, title: "2")
      app.show(second) {
        $0.presentationContext =
          isInScene ? .windowScene(other, windowLevel: .normal) : .view(panel)
      }
      var told = 0
      if way == "id" {
        app.messages.usher.hide(id: second.id) { told += 1 }
      } else {
        app.messages.usher.hide(view: second) { told += 1 }
      }
      #expect(told == 1)
      app.hide(after: 3)
      #expect(second.window == nil)
      #expect(told == 1)
      app.close()
    }

    /// The system gets the bar's style from a controller.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredstatusbarstyle>
    @Test(
      "the status bar has the message's appearance, and afterward the app's",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/129"))
    func statusBar() {
      let app = MessageApp()
      app.show(MessageView.plain(.cardView)) { $0.prefersStatusBarHidden = true }
      #expect(app.scene.statusBarManager?.isStatusBarHidden == true)
      app.hide()
      #expect(app.scene.statusBarManager?.isStatusBarHidden == false)
      app.show(MessageView.plain(.cardView, title: "2")) {
        $0.preferredStatusBarStyle = .lightContent
      }
      #expect(app.scene.statusBarManager?.statusBarStyle == .lightContent)
      app.close()
    }

    /// A key window loses the keyboard when another window becomes key.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiwindow/makekey()>
    @Test(
      "a message with a dim mode has the keyboard, and the app's window gets it back afterward",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/455"))
    func keyWindow() {
      let app = MessageApp()
      #expect(app.window.isKeyWindow)
      app.show(MessageView.plain(.cardView)) { $0.dimMode = .gray(interactive: true) }
      #expect(app.overlayWindow?.isKeyWindow == true)
      app.hide()
      #expect(app.window.isKeyWindow)
      app.show(MessageView.plain(.cardView, title: "2")) {
        $0.dimMode = .gray(interactive: true)
        $0.becomeKeyWindow = false
      }
      #expect(app.window.isKeyWindow)
      app.close()
    }
  }
}
