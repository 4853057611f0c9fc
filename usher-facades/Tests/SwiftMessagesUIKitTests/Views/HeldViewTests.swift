import SwiftMessages
import Testing
import UIKit
import Usher

extension SwiftMessagesUIKitTests {
  @MainActor
  @Suite("Views that a message contains")
  struct HeldViewTests {
    /// A view laid out by frames, with a height that depends on the width.
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: size.width / 2)
      }
    }

    /// A view's margins follow the safe area, unless disabled.
    /// <https://developer.apple.com/documentation/uikit/uiview/insetslayoutmarginsfromsafearea>
    @Test("a plain view keeps its own margins, which follow the safe area")
    func margins() {
      let app = MessageApp()
      let (view, label) = (UIView(), UILabel())
      label.text = "Words"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      let guide = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      app.show(view)
      // The background extends 5 points beyond the screen, and keeps its safe area of 47 points, so
      // that 42 points remain for the view inside. The usual margin is 8 points. All values are
      // within a pixel. SwiftMessages has the same result, because it moves the whole view up by 5
      // points.
      #expect(abs(label.frameInWindow.minY - 50) < 0.34)
      #expect(view.frameInWindow.minY == 0)
      app.close()
    }

    /// A view that adjusts its margins without the library's classes.
    final class Pill: UIView, MarginAdjustable {
      var layoutMarginAdditions = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      var collapseLayoutMarginAdditions = true
      var respectSafeArea = false
      var bounceAnimationOffset: CGFloat = 6
    }

    @Test("an app's view that adjusts its margins has these margins, extended beyond the screen")
    func adjusted() {
      let app = MessageApp()
      let view = Pill()
      app.show(view)
      #expect(view.layoutMargins == UIEdgeInsets(top: 7, left: 2, bottom: 3, right: 4))
      app.close()
    }

    @Test(
      "the gap that a bounce opens between a plain view and its edge has the view's color",
      arguments: [false, true])
    func strip(isAtBottom: Bool) {
      let app = MessageApp()
      defer { app.close() }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      view.backgroundColor = .red
      app.show(view) { $0.presentationStyle = isAtBottom ? .bottom : .top }
      let strips = view.superview?.subviews.filter { $0 !== view && !$0.isHidden } ?? []
      #expect(strips.map(\.frameInWindow.inWords) == [isAtBottom ? "0 844 390 5" : "0 -5 390 5"])
      #expect(strips.map(\.backgroundColor) == [.red])
    }

    /// A view laid out by frames, with a height that the app changes.
    final class Shrinking: UIView {
      var wanted: CGFloat = 300

      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: wanted)
      }
    }

    @Test("a view that uses frames fills its message while the message shrinks")
    func shrinking() throws {
      let app = MessageApp()
      defer { app.close() }
      let view = Shrinking()
      app.show(view)
      #expect(view.bounds.height == 300)
      let holder = try #require(view.superview)
      view.wanted = 100
      holder.setNeedsLayout()
      StandIn.finishTurn()
      #expect(holder.bounds.height > 100 && view.bounds.height == holder.bounds.height)
      StandIn.advance(by: 2)
      #expect(holder.bounds.height == 100 && view.bounds.height == 100)
    }

    @Test("a message view's margin settings are restored afterward")
    func switches() {
      let app = MessageApp()
      let view = MessageView.plain(.cardView)
      app.show(view)
      #expect(!view.insetsLayoutMarginsFromSafeArea)
      app.hide()
      #expect(view.insetsLayoutMarginsFromSafeArea)
      app.close()
    }

    @Test("an accessibility label from a message is removed at the end, but the app's label stays")
    func names() {
      let app = MessageApp()
      let view = MessageView.plain(.messageView, title: "Saved", body: "Now")
      app.show(view)
      _ = view.superview?.accessibilityElements
      #expect(view.accessibilityLabel == "Saved, Now")
      app.hide()
      #expect(view.accessibilityLabel == nil)
      #expect(!view.isAccessibilityElement)
      view.titleLabel?.text = "Deleted"
      app.show(view)
      _ = view.superview?.accessibilityElements
      #expect(view.accessibilityLabel == "Deleted, Now")
      view.accessibilityLabel = "The app's"
      app.hide()
      #expect(view.accessibilityLabel == "The app's")
      app.close()
    }

    @Test("a view that is shown again during its exit has its original state at the end")
    func shownAgain() {
      let app = MessageApp()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      app.show(view)
      app.messages.hide()
      StandIn.advance(by: 0.05)
      app.show(view)
      #expect(view.frameInWindow.inWords == "0 0 390 80")
      app.hide()
      #expect(view.superview == nil)
      #expect(view.translatesAutoresizingMaskIntoConstraints)
      #expect(view.bounds.size == CGSize(width: 100, height: 80))
      #expect(view.constraints.allSatisfy { !$0.isActive })
      app.close()
    }

    @Test("a view that the app has moved elsewhere isn't changed by the end of its message")
    func taken() {
      let app = MessageApp()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      app.show(view)
      app.controller.view.addSubview(view)
      app.hide()
      #expect(view.superview === app.controller.view)
      #expect(view.constraints.allSatisfy { !$0.isActive })
      app.close()
    }

    @Test("a view that uses frames is measured again in a new width")
    func turned() {
      let app = MessageApp()
      let view = Square()
      app.show(view)
      #expect(view.frameInWindow.inWords == "0 0 390 195")
      StandIn.rotate(app.scene, to: .landscapeLeft, safeArea: .zero)
      StandIn.advance(by: 2)
      #expect(view.frameInWindow.inWords == "0 0 844 422")
      app.close()
    }

    @Test("a layout's labels aren't accessibility elements alongside the message")
    func labels() {
      let app = MessageApp()
      let view = MessageView.plain(.cardView)
      view.iconLabel?.isHidden = false
      view.button?.isHidden = false
      app.show(view)
      let found = view.superview?.accessibilityElements as? [UIView] ?? []
      #expect(found == [view.backgroundView, view.button])
      app.close()
    }

    /// A missing key yields false, and coders other than archives raise an exception.
    @Test("a layout's view is created with a coder that returns a value for every key")
    func coder() {
      let view: MessageView = .viewFromNib(layout: .tabView)
      #expect(view.autoresizesSubviews)
      #expect(!view.isHidden)
    }
  }
}
