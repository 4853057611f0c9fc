#if UIKIT_STAND_IN
import UIKitTesting
import Testing
import UIKit

/// Results of FloatingPanel's tests for a panel's life in a controller.
@Suite(
  "Panels in controllers, as measured by FloatingPanel", .oneWorld,
  .bug(
    "https://github.com/scenee/FloatingPanel/blob/7efcc769e0ffe62f530e9276ab26309f758b7cc3/Tests/ControllerTests.swift"
  ))
@MainActor
struct PanelFactTests {
  @Test(
    "the layout of a controller's view without a window places a child's view")
  func added() {
    let root = UIViewController()
    root.loadViewIfNeeded()
    root.view.bounds = CGRect(0, 0, 390, 844)
    let panel = UIViewController()
    root.addChild(panel)
    root.view.addSubview(panel.view)
    panel.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      panel.view.topAnchor.constraint(equalTo: root.view.topAnchor),
      panel.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      panel.view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      panel.view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
    ])
    panel.didMove(toParent: root)
    root.view.layoutIfNeeded()
    #expect(panel.view.frame == CGRect(0, 0, 390, 844) && panel.parent === root)
  }

  @Test("a controller can add a child while its view loads")
  func loading() {
    @MainActor
    final class Root: UIViewController {
      let panel = UIViewController()
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(panel)
        view.addSubview(panel.view)
        panel.didMove(toParent: self)
      }
    }
    let root = Root()
    root.loadViewIfNeeded()
    #expect(root.panel.view.superview === root.view && root.children == [root.panel])
  }

  @Test("a value set in an animation applies to the view immediately, with one completion")
  func animated() {
    let (_, window) = StandIn.launch()
    let view = UIView(frame: CGRect(0, 0, 10, 10))
    window.addSubview(view)
    StandIn.finishTurn()
    var ends = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0.3
    } completion: { _ in
      ends += 1
    }
    #expect(abs(view.alpha - 0.3) < 0.000_001 && ends == 0)
    StandIn.advance(by: 0.5)
    #expect(abs(view.alpha - 0.3) < 0.000_001 && ends == 1)
  }

  @Test("the completion of an animator inside an outer animation block is called once")
  func nested() {
    let (_, window) = StandIn.launch()
    let view = UIView(frame: CGRect(0, 0, 10, 10))
    window.addSubview(view)
    StandIn.finishTurn()
    var ends = 0
    UIView.animate(withDuration: 0.3) {
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) {
        view.center.y = 100
      }
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
    }
    #expect(view.center.y == 100 && ends == 0)
    StandIn.advance(by: 1)
    #expect(view.center.y == 100 && ends == 1)
  }

  @Test("traits of several collections are merged, and later collections override earlier ones")
  func traits() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection.current, UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(both.userInterfaceStyle == .dark)
    #expect(both.displayScale == UITraitCollection.current.displayScale)
  }
}

/// Results of FloatingPanel's tests for recognizers, and UIKit's behavior for the delegate's
/// answers.
@Suite(
  "Recognizers, as used by FloatingPanel", .oneWorld,
  .bug(
    "https://github.com/scenee/FloatingPanel/blob/7efcc769e0ffe62f530e9276ab26309f758b7cc3/Tests/GestureTests.swift"
  ))
@MainActor
struct RecognizerFactTests {
  @Test(
    "a disabled recognizer stays disabled when its view is shown, and receives no touch")
  func disabled() {
    let (scene, window) = StandIn.launch()
    var states: [UIGestureRecognizer.State] = []
    let view = UIView(frame: CGRect(0, 0, 300, 300))
    let pan = UIPanGestureRecognizer()
    pan.addTarget(window, action: Selector { _, _ in states.append(pan.state) })
    pan.isEnabled = false
    view.addGestureRecognizer(pan)
    window.addSubview(view)
    StandIn.drag(from: CGPoint(50, 50), to: CGPoint(50, 250), in: scene)
    #expect(!pan.isEnabled && states.isEmpty)
  }

  /// A pan of a card around a scroll view, and the questions to its delegate.
  @MainActor
  private final class Rules: NSObject, UIGestureRecognizerDelegate {
    var together = false
    var waits = false
    var isWaitedFor = false
    var asked: Set<String> = []

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      asked.insert("together")
      return together && other is UIPanGestureRecognizer
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      asked.insert("waits")
      return waits && other is UIPanGestureRecognizer
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
      asked.insert("is waited for")
      return isWaitedFor && other is UIPanGestureRecognizer
    }
  }

  /// Drags in a card's scroll view, and returns the distances that the card and the content moved.
  private func drag(_ rules: Rules?) -> (card: CGFloat, content: CGFloat) {
    let (scene, window) = StandIn.launch()
    let card = UIView(frame: CGRect(0, 100, 390, 400))
    let scroll = UIScrollView(frame: CGRect(0, 0, 390, 400))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 390, height: 2000)
    card.addSubview(scroll)
    window.addSubview(card)
    let pan = UIPanGestureRecognizer()
    pan.delegate = rules
    var moved: CGFloat = 0
    pan.addTarget(window, action: Selector { _, _ in moved = pan.translation(in: window).y })
    card.addGestureRecognizer(pan)
    StandIn.finishTurn()
    StandIn.drag(from: CGPoint(200, 400), to: CGPoint(200, 200), in: scene, lifts: false)
    return (moved, scroll.contentOffset.y)
  }

  @Test("without a delegate, a card's pan leaves a drag to the card's scroll view")
  func alone() {
    let (card, content) = drag(nil)
    #expect(card == 0 && content > 180)
  }

  @Test("if its delegate allows both, a card's pan moves together with the content")
  func together() {
    let rules = Rules()
    rules.together = true
    let (card, content) = drag(rules)
    #expect(rules.asked.contains("together"))
    #expect(card < -180 && content > 180)
  }

  @Test(
    "a card's pan that requires the scroll view's pan to fail doesn't start while content scrolls")
  func waits() {
    let rules = Rules()
    rules.waits = true
    let (card, content) = drag(rules)
    #expect(card == 0 && content > 180)
  }

  @Test("if others must wait for a card's pan, it moves the card, and the content stays")
  func waitedFor() {
    let rules = Rules()
    rules.isWaitedFor = true
    let (card, content) = drag(rules)
    #expect(rules.asked.contains("is waited for"))
    #expect(card < -180 && content == 0)
  }

  @Test("a recognizer doesn't retain its delegate")
  func cleared() {
    let pan = UIPanGestureRecognizer()
    pan.delegate = Rules()
    #expect(pan.delegate == nil)
  }
}
#endif
