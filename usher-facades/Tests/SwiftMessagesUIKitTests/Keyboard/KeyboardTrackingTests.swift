import SwiftMessages
import Testing
import UIKit
import Usher

extension SwiftMessagesUIKitTests {
  /// The keyboard's frame is reported in the screen's coordinates.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey>.
  @MainActor
  @Suite("Keyboard trackers")
  struct KeyboardTrackingTests {
    /// A tracker that records calls.
    final class Tracker: KeyboardTrackingView {
      private(set) var changes: [String] = []

      override func willChange(change: Change, userInfo: [AnyHashable: Any]) {
        let end = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
        changes.append("will \(change) \(end?.inWords ?? "-") in \(duration ?? -1)")
      }

      override func didChange(change: Change, userInfo: [AnyHashable: Any]) {
        changes.append("did \(change)")
      }
    }

    @Test("a tracker reports the system keyboard's frame and duration")
    func told() {
      let app = MessageApp()
      let tracker = Tracker()
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 544, width: 390, height: 300))
      #expect(tracker.changes == ["will show 0 544 390 300 in 0.25"])
      StandIn.advance(by: 1)
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 494, width: 390, height: 350), duration: 0.5)
      StandIn.advance(by: 1)
      StandIn.moveKeyboard(to: nil)
      StandIn.advance(by: 1)
      #expect(
        tracker.changes == [
          "will show 0 544 390 300 in 0.25", "did show", "will frame 0 494 390 350 in 0.5",
          "did frame", "will hide 0 844 390 0 in 0.25", "did hide",
        ])
      app.close()
    }

    @Test("a paused tracker reports nothing")
    func paused() {
      let app = MessageApp()
      let tracker = Tracker()
      tracker.isPaused = true
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 544, width: 390, height: 300))
      StandIn.advance(by: 1)
      #expect(tracker.changes == [])
      app.close()
    }

    @Test("a tracker in one of the app's views has the height of the covered area plus its margin")
    func height() {
      let app = MessageApp()
      let tracker = Tracker()
      tracker.topMargin = 10
      tracker.translatesAutoresizingMaskIntoConstraints = false
      app.controller.view.addSubview(tracker)
      NSLayoutConstraint.activate([
        tracker.leadingAnchor.constraint(equalTo: app.controller.view.leadingAnchor),
        tracker.trailingAnchor.constraint(equalTo: app.controller.view.trailingAnchor),
        tracker.bottomAnchor.constraint(equalTo: app.controller.view.bottomAnchor),
      ])
      StandIn.finishTurn()
      #expect(tracker.frame.height == 0)
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 544, width: 390, height: 300))
      StandIn.advance(by: 1)
      #expect(tracker.frame.height == 310)
      StandIn.moveKeyboard(to: nil)
      StandIn.advance(by: 1)
      #expect(tracker.frame.height == 0)
      app.close()
    }

    /// <https://developer.apple.com/documentation/uikit/uiview/animationoptions/allowuserinteraction>.
    @Test("a view that a tracker moves can be touched while it moves")
    func touches() {
      let app = MessageApp()
      let tracker = Tracker()
      let button = UIButton()
      let page: UIView = app.controller.view
      for view in [tracker, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        tracker.bottomAnchor.constraint(equalTo: page.bottomAnchor),
        button.bottomAnchor.constraint(equalTo: tracker.topAnchor),
        button.heightAnchor.constraint(equalToConstant: 50),
      ])
      StandIn.finishTurn()
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 544, width: 390, height: 300))
      StandIn.advance(by: 0.1)
      #expect(page.hitTest(CGPoint(x: 100, y: 520), with: nil) === button)
      app.close()
    }

    /// <https://developer.apple.com/documentation/foundation/runloop/mode/tracking>.
    @Test("a tracker reports the end of a change while the user scrolls")
    func whileScrolling() {
      let app = MessageApp()
      let tracker = Tracker()
      let list = UIScrollView(frame: app.controller.view.bounds)
      list.contentSize = CGSize(width: 390, height: 5000)
      app.controller.view.addSubview(list)
      StandIn.drag(
        from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), in: app.scene, lifts: false)
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 544, width: 390, height: 300))
      StandIn.advance(by: 1)
      #expect(list.isDragging && tracker.changes.last == "did show")
      app.close()
    }

    @Test("without a tracker, a card at the bottom keeps only its own margin from the keyboard")
    func withoutTracker() {
      let app = MessageApp()
      let view = MessageView.plain(.cardView)
      app.show(view) { $0.presentationStyle = .bottom }
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 508, width: 390, height: 336))
      StandIn.advance(by: 1)
      #expect(view.backgroundView.frameInWindow.maxY == 498)
      app.close()
    }

    @Test("a card at the bottom keeps the tracker's margin plus its own from the keyboard")
    func message() {
      let app = MessageApp()
      let tracker = Tracker()
      tracker.topMargin = 15
      let view = MessageView.plain(.cardView)
      app.show(view) {
        $0.presentationStyle = .bottom
        $0.keyboardTrackingView = tracker
      }
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 544, width: 390, height: 300))
      StandIn.advance(by: 1)
      #expect(view.backgroundView.frameInWindow.maxY == 519)
      app.close()
    }

    @Test("a message with an app's animator avoids the keyboard, and returns afterward")
    func clientAnimator() {
      let app = MessageApp()
      let tracker = Tracker()
      tracker.topMargin = 15
      let view = MessageView.plain(.cardView)
      let slide = TopBottomAnimation(style: .bottom)
      app.show(view) {
        $0.presentationStyle = .custom(animator: Wrapper(slide))
        $0.keyboardTrackingView = tracker
      }
      let rest = view.backgroundView.frameInWindow
      #expect([rest.minX, rest.maxY.rounded(), rest.width] == [10, 810, 370])
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 544, width: 390, height: 300))
      StandIn.advance(by: 1)
      let raised = view.backgroundView.frameInWindow
      #expect(raised.maxY.rounded() == 519 && raised.height.rounded() == rest.height.rounded())
      #expect(app.frame.map { CGRect($0).inWords } == raised.inWords)
      StandIn.moveKeyboard(to: nil)
      StandIn.advance(by: 1)
      #expect(view.backgroundView.frameInWindow.inWords == rest.inWords)
      app.hide()
      #expect(tracker.superview == nil)
      app.close()
    }

    @Test("a message with an app's animator doesn't move while its tracker is paused")
    func pausedInClientAnimator() {
      let app = MessageApp()
      let tracker = Tracker()
      tracker.isPaused = true
      let view = MessageView.plain(.cardView)
      app.show(view) {
        $0.presentationStyle = .custom(animator: Wrapper(TopBottomAnimation(style: .bottom)))
        $0.keyboardTrackingView = tracker
      }
      let rest = view.backgroundView.frameInWindow
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 544, width: 390, height: 300))
      StandIn.advance(by: 1)
      #expect(view.backgroundView.frameInWindow == rest)
      app.close()
    }

    @Test("a tracker continues while another scene is deactivated")
    func otherScene() {
      let app = MessageApp()
      let tracker = Tracker()
      app.controller.view.addSubview(tracker)
      let other = StandIn.connectScene(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      StandIn.activate(other)
      StandIn.deactivate(other)
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 544, width: 390, height: 300))
      StandIn.advance(by: 1)
      #expect(tracker.changes.count == 2)
      StandIn.deactivate(app.scene)
      StandIn.moveKeyboard(to: nil)
      StandIn.advance(by: 1)
      #expect(tracker.changes.count == 2)
      StandIn.disconnect(other)
      app.close()
    }
  }
}
