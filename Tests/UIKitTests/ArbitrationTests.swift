#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit

extension StandInTests {
  /// Tests of recognizers that start at the same time.
  @MainActor
  @Suite("Recognizers that compete for a touch")
  struct ArbitrationTests {
    private let scene: UIWindowScene
    private let window: UIWindow

    init() {
      (scene, window) = StandIn.launch()
    }

    /// <https://developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.property>.
    @Test("a recognizer starts only after all recognizers received the event")
    func later() {
      let diary = Diary()
      let view = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
      window.addSubview(view)
      let (inner, outer) = (Eager("inner", diary), Eager("outer", diary))
      view.addGestureRecognizer(inner)
      window.addGestureRecognizer(outer)
      StandIn.drag(
        from: CGPoint(x: 60, y: 60), to: CGPoint(x: 90, y: 60), in: scene, duration: 1 / 60)
      #expect(diary.lines == ["inner moved", "outer moved", "inner acts", "inner acts"])
    }

    /// <https://github.com/OpenSwiftUIProject/OpenSwiftUI>, `UIKitResponderGestureRecognizer`: a
    /// button's recognizer starts at touch-down, and only a drag's recognizer cancels it.
    @Test("only a pan cancels a recognizer that started and can be canceled")
    func canceled() {
      let view = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
      window.addSubview(view)
      for drag in [UIPanGestureRecognizer(), Eager("other", Diary())] {
        let button = FakeHostedButton()
        view.addGestureRecognizer(button)
        window.addGestureRecognizer(drag)
        StandIn.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 120, y: 60), in: scene)
        let isPan = drag is UIPanGestureRecognizer
        #expect(button.states == [.began, isPan ? .cancelled : .ended])
        window.removeGestureRecognizer(drag)
        view.removeGestureRecognizer(button)
      }
    }

    @Test(
      "a hosting view determines the view of a touch, and recognizers without a view receive it",
      .bug("https://github.com/UnlikeOtherAI/AppReveal/issues/27"))
    func hosted() {
      let host = FakeHostingView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
      let button = host.addButton()
      window.addSubview(host)
      let touch = StandIn.touchDown(at: CGPoint(x: 60, y: 60), in: scene)
      #expect(touch.view == nil)
      #expect(touch.gestureRecognizers?.contains { $0 === button } == true)
      StandIn.lift(touch)
      #expect(button.states == [.began, .ended] && button.view == nil)
    }

    @Test(
      "views are asked about the window's own recognizers, whose class is private",
      .bug("https://github.com/material-components/material-components-ios/issues/9822"))
    func gates() {
      let view = AskedView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
      window.addSubview(view)
      StandIn.tap(at: CGPoint(x: 60, y: 60), in: scene)
      #expect(view.asked.count == 2)
      #expect(
        view.asked.allSatisfy { type(of: $0) != UIGestureRecognizer.self && $0.view === window })
    }

    /// <https://github.com/qt/qtbase>, `quiview.mm`.
    @Test("a touch at the screen's edge reaches its view only when it moves or ends")
    func edge() {
      let diary = Diary()
      window.addSubview(
        TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), diary: diary))
      let touch = StandIn.touchDown(at: CGPoint(x: 50, y: 2), in: scene)
      #expect(diary.lines.isEmpty)
      StandIn.move(touch, to: CGPoint(x: 50, y: 40))
      StandIn.lift(touch)
      #expect(diary.lines == ["view began", "view moved", "view ended"])
    }

    /// A recognizer that starts with the first movement.
    private final class Eager: UIGestureRecognizer {
      private let title: String
      private let diary: Diary

      init(_ name: String, _ diary: Diary) {
        (title, self.diary) = (name, diary)
        super.init(target: nil, action: nil)
        addTarget(
          diary, action: Selector { diary, _ in (diary as? Diary)?.note("\(name) acts") })
      }

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
          diary.note("\(title) moved")
          state = .began
        }
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }

    /// A view that records the recognizers that it is asked about.
    private final class AskedView: UIView {
      private(set) var asked: [UIGestureRecognizer] = []

      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        asked.append(recognizer)
        return true
      }
    }
  }
}
#endif
