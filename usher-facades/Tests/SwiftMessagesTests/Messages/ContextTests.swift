import FacadeTesting
import Foundation
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of the window that shows a message, and of the message's place in its queue.
@MainActor
@Suite("The contexts of messages", .ownDefault)
struct ContextTests {
  @Test("calls before a window opens are performed in order when it opens")
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

  @Test("if the window has closed, a message is shown in the next window")
  func closedWindow() {
    let stage = Stage()
    stage.screen.host.closeWindow()
    stage.show("A")
    let next = Stage()
    #expect(next.texts == ["A"])
    #expect(stage.screen.problems == [])
  }

  @Test("a window's controller is created at the message's turn")
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

  @Test("an app's instance shows its messages at the same time as other instances")
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

  @Test("messages of different instances can have the same id")
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

  @Test("releasing an instance hides its messages")
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
    // The next instance reuses the lane's number, unless another test already uses it.
    let next = SwiftMessages()
    next.show(config: config, view: Note("C"))
    #expect(stage.texts == ["C"])
    #expect(stage.screen.presenter.lanes.count <= lanes.count + 1)
  }

  @Test("a view provider is called on the main actor, soon after a call on any thread")
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
