import SwiftMessages
import Testing
import UIKit
import Usher

extension SwiftMessagesUIKitTests {
  @MainActor
  @Suite("Shown message views")
  struct ShownViewTests {
    @Test("a card's background has the overlay's frame, and its view surrounds the background")
    func card() throws {
      let app = MessageApp()
      let view = MessageView.plain(.cardView)
      app.show(view)
      let frame = try #require(app.frame)
      #expect(view.window != nil && view.window === app.overlayWindow)
      #expect([frame.minX, frame.minY, frame.size.width] == [10, 47, 370])
      #expect(view.backgroundView.frameInWindow.inWords == CGRect(frame).inWords)
      #expect(view.frameInWindow.inWords == CGRect(frame).insetBy(dx: -10, dy: -10).inWords)
      app.close()
    }

    @Test("a message's background extends below the status bar and 5 points beyond the edge")
    func bar() throws {
      let app = MessageApp()
      let view = MessageView.plain(.messageView)
      app.show(view)
      let frame = try #require(app.frame)
      #expect([frame.minX, frame.minY, frame.size.width] == [0, 47, 390])
      let whole = view.frameInWindow
      #expect([whole.minX, whole.minY.rounded(), whole.width] == [0, -5, 390])
      #expect(abs(Double(whole.maxY) - frame.maxY) < 1)
      // The original's padding of 20 points, plus the 5 points beyond the edge.
      #expect(view.titleLabel?.frameInWindow.minY == 72)
      app.close()
    }

    @Test("a tab has rounded corners away from its edge, and its background covers the edge")
    func tab() throws {
      let app = MessageApp()
      let view = MessageView.plain(.tabView)
      app.show(view) { $0.presentationStyle = .bottom }
      let background = view.backgroundView as? CornerRoundingView
      let frame = try #require(app.frame)
      #expect(frame.maxY == 810)
      #expect(background?.roundedCorners == [.topLeft, .topRight])
      #expect(background?.frameInWindow.maxY == 849)
      #expect(background?.frameInWindow.minX == 10)
      app.close()
    }

    @Test("a message's height follows its text and hidden labels")
    func growth() throws {
      let app = MessageApp()
      let view = MessageView.plain(.cardView)
      app.show(view)
      let before = try #require(app.frame)
      view.bodyLabel?.text = String(repeating: "many words ", count: 30)
      StandIn.advance(by: 2)
      let after = try #require(app.frame)
      #expect(after.size.height > before.size.height + 40)
      #expect(after.origin == before.origin)
      // The height of an overlay is a whole number of pixels.
      #expect(abs(Double(view.backgroundView.frameInWindow.maxY) - after.maxY) < 1)
      view.bodyLabel?.text = "Body"
      StandIn.advance(by: 2)
      #expect(app.frame == before)
      view.titleLabel?.isHidden = true
      StandIn.advance(by: 2)
      #expect(try #require(app.frame).size.height < before.size.height)
      app.close()
    }

    @Test("a view created with a frame keeps its height")
    func plainView() throws {
      let app = MessageApp()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      view.backgroundColor = .red
      app.show(view)
      #expect(app.frame == OverlayRect(x: 0, y: 0, width: 390, height: 80))
      #expect(view.frameInWindow.inWords == "0 0 390 80")
      app.close()
    }

    @Test("a label without a container has the height of its text")
    func label() throws {
      let app = MessageApp()
      let view = UILabel()
      view.text = "Words"
      app.show(view)
      let height = Double(view.intrinsicContentSize.height)
      #expect(height > 15)
      // The height of an overlay is a whole number of pixels.
      #expect(abs(try #require(app.frame).size.height - height) < 0.34)
      app.close()
    }

    @Test("a background's height excludes the safe area and the part beyond the edge")
    func backgroundHeight() throws {
      let app = MessageApp()
      let view = BaseView()
      view.backgroundHeight = 120
      app.show(view)
      #expect(try #require(app.frame).size.height == 120)
      #expect(view.frameInWindow.inWords == "0 -5 390 172")
      app.close()
    }

    @Test("a view is restored after it was shown, and can be shown again")
    func afterwards() {
      let app = MessageApp()
      let view = MessageView.plain(.messageView)
      app.show(view)
      app.hide()
      #expect(view.superview == nil)
      #expect(view.translatesAutoresizingMaskIntoConstraints)
      #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
      #expect(app.takeEvents() == ["willShow", "didShow", "willHide", "didHide"])
      app.show(view)
      #expect(view.window === app.overlayWindow)
      app.close()
    }

    /// A touch is sent to the view that the hit test returns.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)>
    @Test(
      "only the background receives touches, and touches around a card reach the app",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/360"),
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/399"))
    func touches() throws {
      let app = MessageApp()
      let view = MessageView.plain(.cardView)
      var taps = 0
      view.tapHandler = { _ in taps += 1 }
      app.show(view)
      let frame = try #require(app.frame)
      StandIn.tap(
        at: CGPoint(x: 195, y: CGFloat(frame.minY + 5)), in: app.scene)
      #expect(taps == 1)
      let beside = CGPoint(x: 3, y: CGFloat(frame.minY + 20))
      #expect(app.overlayWindow?.hitTest(beside, with: nil) == nil)
      app.close()
    }

    @Test(
      "VoiceOver finds the button, and the background with the message's texts",
      .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/78"))
    func spoken() throws {
      let app = MessageApp()
      let view = MessageView.plain(.cardView)
      view.accessibilityPrefix = "Success"
      view.button?.isHidden = false
      app.show(view)
      let found = view.superview?.accessibilityElements as? [UIView] ?? []
      #expect(found.first === view.backgroundView)
      #expect(found.first?.accessibilityLabel == "Success, Title, Body")
      #expect(found.contains { $0 === view.button })
      view.bodyLabel?.text = "Other"
      _ = view.superview?.accessibilityElements
      #expect(view.backgroundView.accessibilityLabel == "Success, Title, Other")
      app.close()
    }
  }
}

extension CGRect {
  init(_ rect: OverlayRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}
