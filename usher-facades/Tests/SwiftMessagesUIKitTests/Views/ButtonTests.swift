import SwiftMessages
import Testing
import UIKit
import Usher

extension SwiftMessagesUIKitTests {
  @MainActor
  @Suite("Buttons of messages")
  struct ButtonTests {
    @Test(
      "a button calls only its handler, and the message stays until the handler hides it")
    func press() throws {
      let app = MessageApp()
      defer { app.close() }
      let view = MessageView.plain(.cardView)
      view.button?.isHidden = false
      var (presses, taps) = (0, 0)
      view.buttonTapHandler = { _ in presses += 1 }
      view.tapHandler = { _ in taps += 1 }
      app.show(view)
      let button = try #require(view.button)
      let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
      StandIn.tap(at: button.convert(middle, to: nil), in: app.scene)
      StandIn.advance(by: 1)
      #expect(presses == 1 && taps == 0)
      #expect(app.takeEvents() == ["willShow", "didShow"])
      view.buttonTapHandler = { [messages = app.messages] _ in messages.hide() }
      StandIn.tap(at: button.convert(middle, to: nil), in: app.scene)
      StandIn.advance(by: 1)
      #expect(app.takeEvents() == ["willHide", "didHide"])
    }
  }
}
