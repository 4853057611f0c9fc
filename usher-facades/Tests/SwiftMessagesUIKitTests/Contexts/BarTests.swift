import SwiftMessages
import Testing
import UIKit
@_spi(Facades) import Usher
import UsherUIKit

extension SwiftMessagesUIKitTests {
  @MainActor
  @Suite("Messages next to the bars of the app's controllers")
  struct BarTests {
    /// An app with a navigation controller in a tab bar controller.
    @MainActor
    private struct Bars {
      let app = MessageApp()
      let content = UIViewController()
      let navigation: UINavigationController
      let tabs = UITabBarController()

      init() {
        navigation = UINavigationController(rootViewController: content)
        tabs.viewControllers = [navigation]
        app.window.rootViewController = tabs
        StandIn.finishTurn()
      }
    }

    @Test("a message without a context appears from behind the navigation bar")
    func top() throws {
      let bars = Bars()
      let view = MessageView.plain(.messageView)
      bars.app.messages.show(config: bars.app.config(), view: view)
      StandIn.advance(by: 0.05)
      #expect(view.isDescendant(of: bars.navigation.view))
      #expect(bars.app.overlayWindow == nil)
      let order = bars.navigation.view.subviews
      let place = try #require(order.firstIndex { view.isDescendant(of: $0) })
      #expect(try #require(order.firstIndex { $0 === bars.navigation.navigationBar }) > place)
      #expect(order[place].frame.inWords == "0 91 390 753")
      #expect(order[place].clipsToBounds)
      StandIn.advance(by: 2)
      #expect(view.titleLabel?.frameInWindow.minY == 116)
      #expect(view.frameInWindow.minY == 86)
      bars.app.hide()
      #expect(bars.navigation.view.subviews.count == order.count - 1)
      bars.app.close()
    }

    @Test("a message at the bottom without a context appears from behind the tab bar")
    func bottom() {
      let bars = Bars()
      let view = MessageView.plain(.messageView)
      bars.app.show(view) { $0.presentationStyle = .bottom }
      #expect(view.isDescendant(of: bars.tabs.view))
      #expect(!view.isDescendant(of: bars.navigation.view))
      // The padding of 20 points above the title, and below the body's line of 17 points.
      #expect(view.titleLabel.map { $0.frameInWindow.minY - view.frameInWindow.minY } == 20)
      #expect(view.frameInWindow.maxY == 766)
      bars.app.close()
    }

    @Test("cards without a context have a distance of 10 points from the bars")
    func cards() {
      let bars = Bars()
      let (first, second) = (
        MessageView.plain(.cardView, title: "1"), MessageView.plain(.cardView, title: "2")
      )
      bars.app.show(first)
      #expect(first.backgroundView.frameInWindow.minY == 101)
      bars.app.hide()
      bars.app.show(second) { $0.presentationStyle = .bottom }
      #expect(second.backgroundView.frameInWindow.maxY == 751)
      bars.app.close()
    }

    @Test("a message without a context is above everything if the bar is hidden")
    func none() {
      let bars = Bars()
      bars.navigation.isNavigationBarHidden = true
      StandIn.finishTurn()
      let view = MessageView.plain(.cardView)
      bars.app.show(view)
      #expect(view.window === bars.app.overlayWindow)
      bars.app.hide()
      let centred = MessageView.plain(.centeredView, title: "Next")
      bars.app.show(centred) { $0.presentationStyle = .center }
      #expect(centred.window === bars.app.overlayWindow)
      bars.app.close()
    }

    @Test("a message is next to the bar that is visible at the message's turn")
    func turn() {
      let app = MessageApp()
      let (first, second) = (
        MessageView.plain(.cardView, title: "1"), MessageView.plain(.cardView, title: "2")
      )
      app.show(first)
      app.show(second)
      #expect(second.window == nil)
      let navigation = UINavigationController(rootViewController: UIViewController())
      app.window.rootViewController = navigation
      StandIn.finishTurn()
      app.hide()
      #expect(second.isDescendant(of: navigation.view))
      #expect(second.backgroundView.frameInWindow.minY == 101)
      app.close()
    }

    @Test("a message next to a bar takes turns with the overlays of the scene")
    func queue() {
      let bars = Bars()
      let presenter = bars.app.presenter
      let alert = presenter.present(
        .notification(title: "Alert").duration(.infinite).backdrop(.dimmed))
      let view = MessageView.plain(.cardView)
      SwiftMessages.show(config: bars.app.config(), view: view)
      let next = presenter.present(.notification(title: "Next").duration(.infinite))
      StandIn.advance(by: 2)
      #expect(view.window == nil)
      alert.dismiss()
      StandIn.advance(by: 2)
      #expect(view.isDescendant(of: bars.navigation.view))
      #expect(bars.app.overlayWindow == nil)
      #expect(next.state.isWaiting)
      SwiftMessages.hide()
      StandIn.advance(by: 2)
      #expect(next.state.isShown)
      next.dismiss()
      StandIn.advance(by: 2)
      bars.app.close()
    }

    @Test("a modal overlay of the scene blocks touches on a message next to a bar")
    func modal() {
      let bars = Bars()
      let view = MessageView.plain(.cardView)
      var taps = 0
      view.tapHandler = { _ in taps += 1 }
      bars.app.show(view)
      let place = CGPoint(x: 195, y: view.backgroundView.frameInWindow.minY + 5)
      StandIn.tap(at: place, in: bars.app.scene)
      #expect(taps == 1)
      let alert = bars.app.presenter.present(
        .notification(title: "Alert").position(.bottom).duration(.infinite).backdrop(.dimmed))
      StandIn.advance(by: 2)
      StandIn.tap(at: place, in: bars.app.scene)
      #expect(taps == 1)
      alert.dismiss()
      StandIn.advance(by: 2)
      StandIn.tap(at: place, in: bars.app.scene)
      #expect(taps == 2)
      bars.app.close()
    }

    @Test("if a message with a dim mode is next to a bar, the bar can still be used")
    func dimmed() {
      let bars = Bars()
      let view = MessageView.plain(.cardView)
      bars.app.show(view) { $0.dimMode = .gray(interactive: true) }
      #expect(bars.app.window.isKeyWindow)
      let hit = bars.app.window.hitTest(CGPoint(x: 195, y: 80), with: nil)
      #expect(hit?.isDescendant(of: bars.navigation.navigationBar) == true)
      StandIn.tap(at: CGPoint(x: 195, y: 500), in: bars.app.scene)
      StandIn.advance(by: 2)
      #expect(view.window == nil)
      #expect(bars.app.takeEvents() == ["willShow", "didShow", "willHide", "didHide"])
      bars.app.close()
    }

    @Test("a message next to a bar can be swiped away")
    func swipe() {
      let bars = Bars()
      let view = MessageView.plain(.cardView)
      bars.app.show(view)
      let middle = view.backgroundView.frameInWindow
      StandIn.drag(
        from: CGPoint(x: middle.midX, y: middle.midY),
        to: CGPoint(x: middle.midX, y: middle.midY - 100), in: bars.app.scene)
      StandIn.advance(by: 2)
      #expect(view.window == nil)
      bars.app.close()
    }

    @Test("dragging a message next to a bar by a third of its height dismisses the message")
    func share() throws {
      let bars = Bars()
      let view = MessageView.plain(.cardView)
      bars.app.show(view)
      let middle = view.backgroundView.frameInWindow
      let third = view.frameInWindow.height / 3
      for (distance, isGone) in [(third - 3, false), (third + 7, true)] {
        StandIn.drag(
          from: CGPoint(x: middle.midX, y: middle.midY),
          to: CGPoint(x: middle.midX, y: middle.midY - distance), in: bars.app.scene, duration: 1)
        StandIn.advance(by: 2)
        #expect((view.window == nil) == isGone)
      }
      bars.app.close()
    }

    @Test("a message ends with the controller whose bar is next to the message")
    func gone() {
      let app = MessageApp()
      var navigation: UINavigationController? = UINavigationController(
        rootViewController: UIViewController())
      app.window.rootViewController = navigation
      StandIn.finishTurn()
      let view = MessageView.plain(.cardView)
      app.show(view)
      app.window.rootViewController = UIViewController()
      navigation = nil
      StandIn.advance(by: 2)
      #expect(app.presenter.shown.isEmpty)
      #expect(app.takeEvents() == ["willShow", "didShow", "willHide", "didHide"])
      #expect(navigation == nil)
      app.close()
    }
  }
}
