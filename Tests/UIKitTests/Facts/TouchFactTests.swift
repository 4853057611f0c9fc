#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// Results of touches on a device, from the tests of Hammer, which sends touches through the
  /// system.
  ///
  /// <https://github.com/lyft/Hammer/blob/main/Tests/HammerTests/HandTests.swift>
  @MainActor
  @Suite("Facts about touches")
  struct TouchFactTests {
    private let scene: UIWindowScene
    private let window: UIWindow
    private let diary = Diary()

    init() {
      (scene, window) = StandIn.launch()
    }

    /// Creates a button at the origin of a container, 100 points below the window's corner.
    private func button(in container: UIView? = nil) -> UIButton {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for (event, name) in [
        (UIControl.Event.touchDown, "down"), (.touchUpInside, "up inside"),
        (.primaryActionTriggered, "action"),
      ] {
        button.addAction(UIAction { [diary] _ in diary.note(name) }, for: event)
      }
      let container = container ?? UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
      window.addSubview(container)
      container.addSubview(button)
      return button
    }

    private func middle(of view: UIView) -> CGPoint {
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
    }

    private func tap(_ view: UIView) { StandIn.tap(at: middle(of: view), in: scene) }

    @Test("a tap performs a button's primary action, after the events of the touch")
    func buttonTap() {
      tap(button())
      #expect(diary.lines == ["down", "up inside", "action"])
    }

    @Test(
      "a button that is hidden, nearly transparent or noninteractive receives no tap",
      arguments: 0..<3
    )
    func unreachable(_ way: Int) {
      let button = button()
      switch way {
      case 0: button.isHidden = true
      case 1: button.alpha = 0.0001
      default: button.isUserInteractionEnabled = false
      }
      tap(button)
      #expect(diary.lines.isEmpty)
    }

    @Test("a button in a noninteractive superview receives no tap")
    func disabledSuperview() {
      let container = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
      container.isUserInteractionEnabled = false
      tap(button(in: container))
      #expect(diary.lines.isEmpty)
    }

    @Test(
      "a button outside its superview's bounds receives no tap, clipped or not",
      arguments: [false, true])
    func outside(isClipped: Bool) {
      let container = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
      container.clipsToBounds = isClipped
      let button = button(in: container)
      button.frame.origin.y = 100
      tap(button)
      #expect(diary.lines.isEmpty)
    }

    @Test("a button is highlighted while a finger presses it")
    func highlight() {
      let button = button()
      #expect(!button.isHighlighted)
      let touch = StandIn.touchDown(at: middle(of: button), in: scene)
      StandIn.advance(by: 0.3)
      #expect(button.isHighlighted && diary.lines == ["down"])
      StandIn.lift(touch)
      StandIn.advance(by: 0.2)
      #expect(!button.isHighlighted && diary.lines == ["down", "up inside", "action"])
    }

    @Test("three buttons in a row receive the taps in their thirds")
    func thirds() {
      let stack = UIStackView(frame: CGRect(x: 45, y: 100, width: 300, height: 100))
      let names = ["1", "2", "3"]
      for name in names {
        let button = UIButton()
        button.widthAnchor.constraint(equalToConstant: 100).isActive = true
        button.addAction(
          UIAction { [diary] _ in diary.note(name) }, for: .primaryActionTriggered)
        stack.addArrangedSubview(button)
      }
      window.addSubview(stack)
      StandIn.finishTurn()
      for share in [0.2, 0.5, 0.8] {
        StandIn.tap(at: CGPoint(x: 45 + 300 * share, y: 150), in: scene)
      }
      #expect(diary.lines == names)
    }

    /// Adds a recognizer to a view that fills the middle of the window, and records its
    /// recognition.
    private func view(with recognizer: UIGestureRecognizer) -> UIView {
      let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
      window.addSubview(view)
      recognizer.addTarget(
        diary,
        action: Selector { diary, recognizer in
          let state = (recognizer as? UIGestureRecognizer)?.state
          if state == .recognized || state == .began { (diary as? Diary)?.note("recognized") }
        })
      view.addGestureRecognizer(recognizer)
      return view
    }

    @Test("a tap recognizer recognizes a tap")
    func oneTap() {
      tap(view(with: UITapGestureRecognizer()))
      #expect(diary.lines == ["recognized"])
    }

    @Test("a double-tap recognizer recognizes the second of two taps")
    func doubleTap() {
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTapsRequired = 2
      let view = view(with: recognizer)
      tap(view)
      #expect(diary.lines.isEmpty)
      StandIn.advance(by: 0.1)
      tap(view)
      #expect(diary.lines == ["recognized"])
    }

    @Test("a two-finger tap recognizer recognizes two fingers, but not one")
    func twoFingers() {
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTouchesRequired = 2
      let view = view(with: recognizer)
      tap(view)
      #expect(diary.lines.isEmpty)
      let fingers = [70, 130].map { StandIn.touchDown(at: CGPoint(x: $0, y: 150), in: scene) }
      StandIn.advance(by: 0.05)
      fingers.forEach { StandIn.lift($0) }
      #expect(diary.lines == ["recognized"])
    }

    @Test("a long-press recognizer recognizes a finger that stays down")
    func longPress() {
      let view = view(with: UILongPressGestureRecognizer())
      tap(view)
      #expect(diary.lines.isEmpty)
      StandIn.tap(at: middle(of: view), in: scene, duration: 0.8)
      #expect(diary.lines.first == "recognized")
    }

    @Test("a dragged finger's location is in the coordinates of the given view")
    func drag() {
      let view = UIView(frame: CGRect(x: 40, y: 100, width: 300, height: 300))
      window.addSubview(view)
      let touch = StandIn.drag(
        from: CGPoint(x: 140, y: 250), to: CGPoint(x: 240, y: 250), in: scene, duration: 0.3)
      #expect(touch.location(in: view) == CGPoint(x: 200, y: 150))
    }

    @Test("a switch turns on by a tap or a drag to the trailing side, and off by a drag back")
    func switching() {
      let view = UISwitch(frame: CGRect(x: 100, y: 200, width: 51, height: 31))
      view.addAction(
        UIAction { [diary] _ in diary.note(view.isOn ? "on" : "off") }, for: .valueChanged)
      window.addSubview(view)
      tap(view)
      #expect(view.isOn)
      view.isOn = false
      let middle = middle(of: view)
      for (from, to) in [(-20.0, 40.0), (20, -40)] {
        StandIn.drag(
          from: CGPoint(x: middle.x + from, y: middle.y),
          to: CGPoint(x: middle.x + to, y: middle.y), in: scene, duration: 0.5)
      }
      #expect(diary.lines == ["on", "on", "off"])
    }

    @Test(
      "a list follows the finger within ten points in both directions",
      arguments: [false, true])
    func scrolling(isLifted: Bool) {
      let list = UIScrollView(frame: CGRect(x: 40, y: 100, width: 300, height: 300))
      list.contentSize = CGSize(width: 2000, height: 2000)
      window.addSubview(list)
      StandIn.drag(
        from: CGPoint(x: 230, y: 350), to: CGPoint(x: 150, y: 150), in: scene, duration: 1,
        lifts: isLifted)
      #expect(abs(list.contentOffset.x - 75) <= 10 && abs(list.contentOffset.y - 190) <= 10)
    }
  }
}
#endif
