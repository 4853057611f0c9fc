import FacadeTesting
import Foundation
import SwiftMessages
import Testing
import Usher

/// Tests of defaults, and of public names that are called only here.
@MainActor
@Suite("SwiftMessages' public names", .ownDefault)
struct PublicNameTests {
  @Test("a configuration has the library's defaults")
  func configuration() {
    let config = SwiftMessages.Config()
    #expect("\(config.presentationStyle)" == "top")
    #expect("\(config.presentationContext)" == "automatic")
    #expect("\(config.duration)" == "automatic")
    #expect("\(config.dimMode)" == "none")
    #expect(config.haptic == nil)
    #expect(config.interactiveHide)
    #expect(config.preferredStatusBarStyle == nil)
    #expect(config.prefersStatusBarHidden == nil)
    #expect(config.shouldAutorotate)
    #expect(config.ignoreDuplicates)
    #expect(config.eventListeners.isEmpty)
    #expect(config.becomeKeyWindow == nil)
    #expect(config.dimModeAccessibilityLabel == "dismiss")
    #expect(config.overrideUserInterfaceStyle == .unspecified)
    #expect(config.windowViewController == nil)
    #expect(config.keyboardTrackingView == nil)
    #expect(config.priority == 0)
  }

  @Test("an instance has the library's defaults")
  func instance() {
    let messages = SwiftMessages()
    #expect(messages.pauseBetweenMessages == 0.5)
    #expect(!messages.usher.takesTurns)
    #expect(SwiftMessages.sharedInstance.usher.takesTurns)
    #expect(messages.defaultConfig.priority == 0)
    #expect(SwiftMessages.sharedInstance === SwiftMessages.sharedInstance)
    #expect(SwiftMessages.pauseBetweenMessages == 0.5)
  }

  @Test("a subclass can override the open members")
  func subclass() {
    let stage = Stage()
    let messages = Loud("!")
    messages.show(view: Note("A"))
    #expect(stage.texts == ["A!"])
    #expect(messages.pauseBetweenMessages == 0.1)
  }

  @Test("animators have the library's defaults")
  func animators() {
    let slide = TopBottomAnimation(style: .top)
    #expect(slide.style == .top)
    #expect(slide.delegate == nil)
    #expect((slide.showDuration, slide.hideDuration) == (0.4, 0.2))
    #expect(slide.springDamping == 0.8)
    #expect(slide.closeSpeedThreshold == 750)
    #expect(slide.closePercentThreshold == 0.33)
    #expect(slide.closeAbsoluteThreshold == 75)
    #expect(slide.panGestureRecognizer.isEnabled)
    let dialog = PhysicsAnimation()
    #expect(dialog.delegate == nil)
    #expect(dialog.placement == .center)
    #expect((dialog.showDuration, dialog.hideDuration) == (0.5, 0.15))
    #expect(dialog.panHandler.hideDelay == 0.2)
    #expect(dialog.panHandler.state == nil)
    #expect(!dialog.panHandler.isOffScreen)
    #expect(dialog.panHandler.pan.isEnabled)
    let conflicts: SafeZoneConflicts = [.statusBar, .sensorNotch, .homeIndicator, .overStatusBar]
    #expect(conflicts.rawValue == 15)
  }

  @Test("the static members use the shared instance")
  func staticMembers() async {
    let stage = Stage()
    SwiftMessages.defaultConfig = stage.config { $0.duration = .forever }
    SwiftMessages.pauseBetweenMessages = 0
    let (first, second) = (Note("A"), Note("B"))
    SwiftMessages.show(view: first)
    SwiftMessages.show(config: stage.config(), view: second)
    #expect(SwiftMessages.current(id: "A") === first)
    #expect(SwiftMessages.queued(id: "B") === second)
    #expect(SwiftMessages.currentOrQueued(id: "B") === second)
    #expect(SwiftMessages.sharedInstance.current() === first)
    #expect(SwiftMessages.count(id: "A") == 1)
    SwiftMessages.set(count: 2, for: "A")
    SwiftMessages.hideCounted(id: "A")
    #expect(SwiftMessages.count(id: "A") == 1)
    SwiftMessages.hide(id: "B")
    SwiftMessages.hide(animated: false)
    #expect(stage.texts == [])
    SwiftMessages.show { Note("C") }
    SwiftMessages.show(config: stage.config()) { Note("D") }
    await stage.screen.settle()
    #expect(stage.texts == ["C"])
    SwiftMessages.hide()
    SwiftMessages.hideAll()
    stage.advance(5000)
    #expect(stage.texts == [])
    // If a message is hidden when it appears, the next message is shown immediately.
    #expect(
      stage.takeEvents()
        == ["A", "C", "D"].flatMap { ["willShow \($0)", "willHide \($0)", "didHide \($0)"] })
  }

  @Test("weak references, insets, events and haptics work as in the library")
  func smallTypes() {
    var owner: Note? = Note("A")
    let weak = Weak(value: owner)
    #expect(weak.value === owner)
    owner = nil
    #expect(weak.value == nil)
    let (one, two) = (
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    )
    #expect(one + two == UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
    #expect(two - one == UIEdgeInsets(top: 9, left: 18, bottom: 27, right: 36))
    let events: [SwiftMessages.Event] = [
      .willShow(weak.value ?? UIView()), .didShow(UIView()), .willHide(UIView()),
      .didHide(UIView()),
    ]
    #expect(events.allSatisfy { $0.id == nil })
    #expect(events.allSatisfy { $0.view.subviews.isEmpty })
    #expect(SwiftMessages.Haptic.allCases.count == 3)
  }
}

/// An instance that modifies every message.
private final class Loud: SwiftMessages {
  private let sign: String

  nonisolated init(_ sign: String) {
    self.sign = sign
    super.init()
  }

  override var pauseBetweenMessages: Double {
    get { 0.1 }
    set {}
  }

  override func show(config: Config, view: UIView) {
    guard let note = view as? Note else { return }
    super.show(config: config, view: Note(note.id + sign))
  }
}
