import SwiftMessages
import Testing
import UIKit
import Usher

extension SwiftMessagesUIKitTests {
  @MainActor
  @Suite("A shown message view")
  struct ShownViewTests {
    @Test("a card lies with its background on the overlay, and itself around that")
    func card() throws {
      let app = MessageApp()
      let view = MessageView.plain(.cardView)
      app.show(view)
      let background = try #require(view.backgroundView)
      let frame = try #require(app.frame)
      #expect(view.window === app.overlayWindow)
      #expect(frame.minX == 10)
      #expect(frame.minY == 47)
      #expect(frame.size.width == 370)
      #expect(background.frameInWindow.inWords == CGRect(frame).inWords)
      #expect(
        view.frameInWindow.inWords == CGRect(frame).insetBy(dx: -10, dy: -10).inWords)
      app.close()
    }
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}
