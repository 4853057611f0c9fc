#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// "Creating a custom container view controller": `addChild` calls `willMove`, and the container
  /// calls `didMove`, or the other way round when the child is removed.
  @Test("containment calls are in the documented order")
  func containment() {
    let (_, window) = StandIn.launch()
    let child = UIViewController()
    guard let root = window.rootViewController else { return }
    StandIn.advance(by: 0.1)
    World.current.containment = []
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    StandIn.advance(by: 0.1)
    #expect(
      calls(of: child) == [
        .addChild, .willMove, .viewDidLoad, .viewWillAppear, .didMove, .viewDidAppear,
      ])
    #expect(child.parent === root && root.children == [child])
    World.current.containment = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      calls(of: child) == [
        .willMove, .viewWillDisappear, .viewDidDisappear, .removeFromParent, .didMove,
      ])
    #expect(World.current.containment.allSatisfy { !$0.hasParent })
    #expect(child.parent == nil && root.children.isEmpty)
  }

  @Test("a controller whose view enters a window before it has a parent is recorded")
  func orphan() {
    let (_, window) = StandIn.launch()
    let (parent, first, second) = (UIViewController(), UIViewController(), UIViewController())
    window.rootViewController = parent
    parent.addChild(first)
    parent.view.addSubview(first.view)
    first.didMove(toParent: parent)
    #expect(World.allOrphans.isEmpty)
    parent.view.addSubview(second.view)
    #expect(World.allOrphans == ["UIViewController"])
    World.allOrphans = []
  }

  @Test("a root controller's view fills its window and appears with the window")
  func rootController() {
    let (scene, _) = StandIn.launch()
    let window = UIWindow(windowScene: scene)
    let root = UIViewController()
    window.rootViewController = root
    #expect(!root.isViewLoaded)
    window.isHidden = false
    StandIn.finishTurn()
    #expect(root.view.superview === window && root.view.frame == window.bounds)
    window.isHidden = true
    #expect(
      calls(of: root) == [
        .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      ])
  }

  @Test("the responder chain is view, controller, superview, window, scene and app")
  func responders() {
    let (scene, window) = StandIn.launch()
    guard let root = window.rootViewController, let view = root.view else { return }
    let inner = UIView()
    view.addSubview(inner)
    #expect(inner.next === view)
    #expect(view.next === root)
    #expect(root.next === window)
    #expect(window.next === scene)
    #expect(scene.next === UIApplication.shared)
  }

  @Test("keys are sent to the key window's first responder, or else to the root controller")
  func keys() {
    @MainActor
    final class Root: UIViewController {
      var codes: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        codes += presses.compactMap { $0.key?.keyCode }
      }
    }
    @MainActor
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
      var codes: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        codes += presses.compactMap { $0.key?.keyCode }
        super.pressesBegan(presses, with: event)
      }
    }
    let (scene, window) = StandIn.launch()
    let (root, field) = (Root(), Field())
    window.rootViewController = root
    root.view.addSubview(field)
    StandIn.press(.keyboardEscape, in: scene)
    #expect(root.codes == [.keyboardEscape])
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    StandIn.press(.keyboardTab, in: scene)
    #expect(field.codes == [.keyboardTab])
    #expect(root.codes == [.keyboardEscape, .keyboardTab])
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
  }

  @Test("a view that moves gets the calls for windows and superviews in order, as do its subviews")
  func viewMoves() {
    @MainActor
    final class Mover: UIView {
      var lines: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) {
        lines.append("will window \(newWindow != nil)")
      }
      override func didMoveToWindow() { lines.append("did window \(window != nil)") }
      override func willMove(toSuperview newSuperview: UIView?) {
        lines.append("will superview \(newSuperview != nil)")
      }
      override func didMoveToSuperview() { lines.append("did superview \(superview != nil)") }
    }
    let (_, window) = StandIn.launch()
    let (outer, inner) = (Mover(), Mover())
    outer.addSubview(inner)
    #expect(inner.lines == ["will superview true", "did superview true"])
    window.addSubview(outer)
    #expect(
      outer.lines == [
        "will superview true", "will window true", "did window true", "did superview true",
      ])
    #expect(inner.lines.suffix(2) == ["will window true", "did window true"])
    outer.removeFromSuperview()
    #expect(inner.lines.suffix(2) == ["will window false", "did window false"])
  }

  @Test("layout runs once in a turn, parents first, and again if a size changed")
  func layoutPasses() {
    @MainActor
    final class Stack: UIView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        subviews.first?.frame.size.width = bounds.width / 2
      }
    }
    let (_, window) = StandIn.launch()
    let (outer, inner) = (Stack(frame: CGRect(x: 0, y: 0, width: 100, height: 10)), Stack())
    outer.addSubview(inner)
    window.addSubview(outer)
    StandIn.finishTurn()
    #expect(outer.passes == 1 && inner.passes == 1)
    outer.frame.size.width = 200
    outer.setNeedsLayout()
    #expect(outer.passes == 1)
    StandIn.finishTurn()
    #expect(outer.passes == 2 && inner.passes == 2 && inner.frame.width == 100)
    outer.layoutIfNeeded()
    #expect(outer.passes == 2)
  }

  @Test("announcements and haptics are recorded")
  func records() {
    let view = UIView()
    UIAccessibility.post(
      notification: .announcement,
      argument: NSAttributedString(
        string: "Saved",
        attributes: [
          .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high.rawValue
        ]))
    UIAccessibility.post(notification: .screenChanged, argument: view)
    let posts = World.current.accessibilityPosts
    #expect(posts.map(\.text) == ["Saved", nil])
    #expect(posts.first?.priority == .high)
    #expect(posts.last?.element === view)
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    #expect(World.current.haptics == [.notification(.warning), .impact(.light, intensity: 1)])
    nonisolated(unsafe) var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in told += 1 }
    StandIn.changeAccessibility { $0.isVoiceOverRunning = true }
    #expect(UIAccessibility.isVoiceOverRunning && told == 1)
    NotificationCenter.default.removeObserver(token)
  }

  private func calls(of controller: UIViewController) -> [ContainmentCall.Function] {
    World.current.containment.filter { $0.controller === controller }.map(\.function)
  }
}
#endif
