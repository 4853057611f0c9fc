import FacadeTesting
import Foundation
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of the window that shows a message, and of the order there.
@MainActor
@Suite("The contexts of messages", .ownDefault)
struct ContextTests {
  @Test("calls before there is a window are made in order once there is one")
  func beforeWindow() {
    let messages = SwiftMessages()
    messages.show(view: Note("A"))
    messages.show(view: Note("B"))
    messages.hide(id: "A")
    #expect(messages.count(id: "B") == 0)
    let early: Note? = messages.current()
    #expect(early == nil)
    let stage = Stage()
    let current: Note? = messages.current()
    #expect(current == nil)
    #expect(messages.count(id: "B") == 1)
    stage.advance(500)
    #expect(stage.texts == ["B"])
  }

  @Test("a message after the window's end is shown in the next window")
  func closedWindow() {
    let stage = Stage()
    stage.screen.host.closeWindow()
    stage.show("A")
    let next = Stage()
    #expect(next.texts == ["A"])
    #expect(stage.screen.problems == [])
  }

  #if os(Linux) && !UIKIT_STAND_IN
  @Test("a context chooses the window of its message, or leaves the default one")
  func windows() {
    let stage = Stage()
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    let window = UIWindow(presenter: presenter)
    let controller = UIViewController()
    window.rootViewController = controller
    let scene = UIWindowScene()
    scene.windows = [window]
    let contexts: [SwiftMessages.PresentationContext] = [
      .view(window), .view(controller.view), .viewController(controller),
      .windowScene(scene, windowLevel: .normal),
    ]
    for (number, context) in contexts.enumerated() {
      stage.show("\(number)") { $0.presentationContext = context }
      let shown = host.scene.overlays.compactMap { host.attached[$0.id]?.root.texts }
      #expect(shown == [["\(number)"]])
      let current: Note? = stage.messages.current()
      #expect(current?.id == "\(number)")
      stage.messages.hideAll()
      host.clock.advance(by: .seconds(2))
    }
    #expect(stage.texts == [])
    let other: [SwiftMessages.PresentationContext] = [
      .automatic, .window(windowLevel: .statusBar), .view(UIView()),
      .viewController(UIViewController()), .windowScene(UIWindowScene(), windowLevel: .alert),
    ]
    for (number, context) in other.enumerated() {
      stage.show("\(number)") { $0.presentationContext = context }
      #expect(stage.texts == ["\(number)"])
      stage.messages.hideAll()
      stage.advance(2000)
    }
  }

  @Test("a view with a presenter of its own shows the messages of all that lies in it")
  func views() {
    let stage = Stage()
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    let (controller, pane, inner) = (UIViewController(), UIView(), UIViewController())
    let window = UIWindow(presenter: stage.screen.presenter)
    window.rootViewController = controller
    controller.view.addSubview(pane)
    pane.addSubview(inner.view)
    pane.usher.presenter = presenter
    let contexts: [SwiftMessages.PresentationContext] = [
      .view(pane), .view(inner.view), .viewController(inner), .viewController(controller),
    ]
    for (number, context) in contexts.enumerated() {
      stage.show("\(number)") { $0.presentationContext = context }
      let inPane = host.scene.overlays.compactMap { host.attached[$0.id]?.root.texts }
      #expect(inPane == (number == 3 ? [] : [["\(number)"]]))
      #expect(stage.texts == (number == 3 ? ["3"] : []))
      stage.messages.hideAll()
      host.clock.advance(by: .seconds(2))
    }
  }

  @Test(
    "each window has a queue of its own",
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/366"),
    .bug("https://github.com/SwiftKickMobile/SwiftMessages/issues/392"))
  func linePerWindow() {
    let stage = Stage()
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    let window = UIWindow(presenter: presenter)
    stage.show("A") { $0.duration = .forever }
    stage.show("A") { $0.presentationContext = .view(window) }
    #expect(stage.texts == ["A"])
    #expect(host.scene.overlays.count == 1)
    #expect(stage.messages.count(id: "A") == 2)
    stage.messages.hideAll()
    stage.advance(500)
    host.clock.advance(by: .seconds(1))
    #expect(stage.texts == [])
    #expect(host.scene.overlays.isEmpty)
  }
  #endif

  @Test("a window's controller is made when the message's turn has come")
  func controller() {
    let stage = Stage()
    var made: [WindowViewController] = []
    stage.show("A")
    stage.show("B") {
      $0.presentationContext = .window(windowLevel: .normal)
      $0.shouldAutorotate = false
      $0.prefersStatusBarHidden = true
      $0.preferredStatusBarStyle = .lightContent
      $0.windowViewController = {
        let controller = WindowViewController(config: $0)
        made.append(controller)
        return controller
      }
    }
    #expect(made.isEmpty)
    stage.advance(3100)
    #expect(made.count == 1)
    #expect(made.first?.shouldAutorotate == false)
    #expect(made.first?.prefersStatusBarHidden == true)
    #expect(made.first?.preferredStatusBarStyle == .lightContent)
    let plain = WindowViewController()
    #expect(plain.shouldAutorotate)
    #expect(!plain.prefersStatusBarHidden)
    #expect(plain.preferredStatusBarStyle == .default)
  }

  @Test("instances that take turns wait for each other, and each hides only its own messages")
  func instances() {
    let stage = Stage()
    let other = SwiftMessages()
    for messages in [stage.messages, other] { messages.usher.takesTurns = true }
    stage.show("A") { $0.duration = .seconds(seconds: 1) }
    other.show(config: stage.config(), view: Note("B"))
    SwiftMessages.show(config: stage.config(), view: Note("C"))
    #expect(stage.texts == ["A"])
    stage.advance(1600)
    #expect(stage.texts == ["B"])
    stage.advance(2600)
    #expect(stage.texts == ["C"])
    // Each instance dismisses only its own messages.
    other.hideAll()
    #expect(stage.texts == ["C"])
    SwiftMessages.hideAll()
    stage.advance(1000)
    #expect(stage.texts == [])
  }

  @Test("an instance of the app's own shows its messages beside the others, each for its own time")
  func independent() {
    let stage = Stage()
    let other = SwiftMessages()
    stage.show("A") {
      $0.presentationStyle = .bottom
      $0.duration = .forever
    }
    stage.advance(1000)
    other.show(config: stage.config(), view: Note("B"))
    #expect(stage.texts == ["A", "B"])
    stage.advance(2590)
    #expect(stage.texts == ["A", "B"])
    stage.advance(20)
    #expect(stage.texts == ["A"])
  }

  @Test("an instance that takes turns waits for the messages of the shared instance")
  func opted() {
    let stage = Stage()
    let other = SwiftMessages()
    SwiftMessages.show(config: stage.config { $0.duration = .forever }, view: Note("A"))
    other.usher.takesTurns = true
    other.hide()
    stage.advance(1000)
    other.show(config: stage.config(), view: Note("C"))
    #expect(stage.texts == ["A"])
    stage.screen.presenter.isOneQueue = false
    #expect(stage.texts == ["A", "C"])
  }

  @Test("ids of different instances are different")
  func ids() {
    let stage = Stage()
    let other = SwiftMessages()
    stage.show("A") { $0.duration = .seconds(seconds: 1) }
    other.show(config: stage.config(), view: Note("A"))
    #expect(other.count(id: "A") == 1)
    stage.advance(1600)
    let current: Note? = other.current(id: "A")
    #expect(current != nil)
  }

  @Test("an instance that is released hides its messages")
  func released() {
    let stage = Stage()
    var config = stage.config()
    config.duration = .forever
    var instance: SwiftMessages? = SwiftMessages()
    instance?.show(config: config, view: Note("A"))
    instance?.show(config: config, view: Note("B"))
    stage.advance(500)
    let lanes = stage.screen.presenter.lanes
    instance = nil
    #expect(stage.takeEvents() == ["willShow A", "didShow A", "willHide A"])
    stage.advance(1000)
    #expect(stage.takeEvents() == ["didHide A"])
    #expect(stage.texts == [])
    // The lane's number is reused by the next instance, unless another test has taken it.
    let next = SwiftMessages()
    next.show(config: config, view: Note("C"))
    #expect(stage.texts == ["C"])
    #expect(stage.screen.presenter.lanes.count <= lanes.count + 1)
  }

  @Test("a view provider is called on the main actor, soon after the call from any thread")
  func viewProvider() async {
    let stage = Stage()
    let instance = stage.messages
    await withTaskGroup { $0.addTask { ask(instance, for: ["A", "B"]) } }
    await stage.screen.settle()
    #expect(stage.texts == ["A"])
    let queued: Note? = instance.queued(id: "B")
    #expect(queued != nil)
    instance.show { Note("C") }
    let early: Note? = instance.queued(id: "C")
    #expect(early == nil)
    await stage.screen.settle()
    let late: Note? = instance.queued(id: "C")
    #expect(late != nil)
  }
}

/// Requests notes on the current thread.
private func ask(_ messages: SwiftMessages, for texts: [String]) {
  for text in texts {
    messages.show(config: SwiftMessages.Config()) { MainActor.assumeIsolated { Note(text) } }
  }
}
