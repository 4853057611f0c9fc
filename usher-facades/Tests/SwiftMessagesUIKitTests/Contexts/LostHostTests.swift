import SwiftMessages
import Testing
import UIKit
import Usher

extension SwiftMessagesUIKitTests {
  /// Messages in one of the app's views when the view is removed from its window.
  ///
  /// SwiftMessages ends such a message when the next message is shown.
  ///
  /// <https://github.com/SwiftKickMobile/SwiftMessages/blob/10.0.2/SwiftMessages/SwiftMessages.swift>
  @MainActor
  @Suite("Messages whose host is removed from the window")
  struct LostHostTests {
    private let app = MessageApp()
    private let panel = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))

    init() {
      app.controller.view.addSubview(panel)
      StandIn.finishTurn()
    }

    private func settle(_ seconds: Double = 1) async {
      for _ in 0..<20 { await Task { @MainActor in }.value }
      StandIn.advance(by: seconds)
    }

    private func show(_ title: String, inPanel: Bool = false, by animator: (any Animator)? = nil) {
      app.show(MessageView.plain(.cardView, title: title), after: 1) {
        if inPanel { $0.presentationContext = .view(panel) }
        if let animator { $0.presentationStyle = .custom(animator: animator) }
      }
    }

    private var shownTitle: String? {
      let view: MessageView? = app.messages.current()
      return view?.titleLabel?.text
    }

    @Test("the message ends when another message is requested", arguments: [false, true])
    func comes(hasOwnAnimator: Bool) async {
      defer { app.close() }
      show("A", inPanel: true, by: hasOwnAnimator ? Drop() : nil)
      panel.removeFromSuperview()
      await settle()
      #expect(shownTitle == "A")
      #expect(app.takeEvents() == ["willShow", "didShow"])
      show("B")
      show("C")
      await settle(0.1)
      #expect(app.takeEvents() == ["willHide", "didHide"])
      await settle()
      #expect(shownTitle == "B")
      app.hide()
      #expect(shownTitle == "C")
    }

    @Test("the message ends if another message is already waiting")
    func waits() async {
      defer { app.close() }
      show("A", inPanel: true)
      show("B")
      #expect(shownTitle == "A")
      panel.removeFromSuperview()
      await settle(2)
      #expect(shownTitle == "B")
    }

    @Test("the message ends when one of the app's overlays is presented")
    func ownOverlay() async {
      defer { app.close() }
      app.messages.usher.takesTurns = true
      show("A", inPanel: true)
      panel.removeFromSuperview()
      await settle()
      let handle = app.presenter.present(.banner("Hello", kind: .info))
      // The task that observes the panel can run late.
      for _ in 0..<5 where shownTitle != nil { await settle() }
      #expect(app.presenter.isShowing(handle.id))
      #expect(shownTitle == nil)
    }

    @Test("the message is shown again if its host returns before another message is requested")
    func returns() async {
      defer { app.close() }
      show("A", inPanel: true)
      panel.removeFromSuperview()
      await settle()
      app.controller.view.addSubview(panel)
      await settle()
      show("B")
      await settle(2)
      #expect(shownTitle == "A")
      #expect(app.takeEvents() == ["willShow", "didShow"])
    }
  }
}
