import FacadeTesting
import Foundation
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of messages with assistive technology.
@MainActor
@Suite("Messages for assistive technology", .ownDefault)
struct AccessibilityTests {
  @Test("a message's accessibility text is announced once, when the message appears")
  func announced() {
    let stage = Stage()
    stage.show(Spoken("Saved: 3 files."))
    stage.advance(500)
    #expect(stage.announcements == ["Saved: 3 files."])
    let semantics = stage.placed.flatMap { stage.screen.host.semantics[$0.id] }
    #expect(semantics?.label == "Saved: 3 files.")
    #expect(semantics?.description == "")
  }

  @Test("a view's own accessibility label stays the message's label")
  func ownLabel() {
    let stage = Stage()
    let view = Spoken("Saved: 3 files.")
    view.accessibilityLabel = "News"
    stage.show(view)
    #expect(stage.announcements == ["Saved: 3 files."])
    #expect(stage.placed.flatMap { stage.screen.host.semantics[$0.id] }?.label == "News")
  }

  @Test("a view without an accessibility text is announced with its texts")
  func plainView() {
    let stage = Stage()
    stage.show("A")
    stage.show(Spoken(nil))
    stage.advance(3100)
    #expect(stage.announcements == ["A", "written"])
  }

  @Test("an interactive dim mode is an accessible button that hides the message")
  func backdropButton() throws {
    let stage = Stage()
    stage.show("A") {
      $0.dimMode = .gray(interactive: true)
      $0.duration = .forever
    }
    stage.advance(500)
    let id = try #require(stage.placed?.id)
    #expect(stage.screen.host.semantics[id]?.backdropLabel == "dismiss")
    #expect(stage.screen.host.semantics[id]?.isModal == true)
    stage.screen.host.pressBackdropButton(of: id)
    #expect(stage.takeEvents() == ["willShow A", "didShow A", "willHide A"])
  }

  @Test("the dim mode's button has the configuration's label")
  func backdropLabel() throws {
    let stage = Stage()
    stage.show("A") {
      $0.dimMode = .gray(interactive: true)
      $0.dimModeAccessibilityLabel = "Schließen"
    }
    let id = try #require(stage.placed?.id)
    #expect(stage.screen.host.semantics[id]?.backdropLabel == "Schließen")
  }

  @Test("a dim mode that isn't interactive isn't a button")
  func noBackdropButton() throws {
    for mode in [SwiftMessages.DimMode.none, .gray(interactive: false)] {
      let stage = Stage()
      stage.show("A") {
        $0.dimMode = mode
        $0.duration = .forever
      }
      stage.advance(500)
      let id = try #require(stage.placed?.id)
      #expect(stage.screen.host.semantics[id]?.backdropLabel == "")
      stage.screen.host.pressBackdropButton(of: id)
      #expect(stage.takeEvents() == ["willShow A", "didShow A"])
    }
  }

  @Test("a haptic is played when the message appears, and the view's default haptic has priority")
  func haptic() {
    let stage = Stage()
    var felt: [Haptic] = []
    stage.screen.presenter.onHaptic = { felt.append($0) }
    stage.show("A") { $0.haptic = .warning }
    #expect(felt == [.warning])
    let view = MessageView(frame: .zero)
    view.bodyLabel = UILabel()
    view.bodyLabel?.text = "B"
    if let label = view.bodyLabel { view.addSubview(label) }
    view.defaultHaptic = .error
    stage.messages.hide()
    stage.show(view) { $0.haptic = .success }
    stage.advance(3000)
    #expect(felt == [.warning, .error])
  }

  @Test(
    "each haptic equals Usher's haptic with the same name",
    arguments: [
      (SwiftMessages.Haptic.success, Haptic.success), (.warning, .warning), (.error, .error),
    ])
  func haptics(haptic: SwiftMessages.Haptic, same: Haptic) {
    let stage = Stage()
    stage.show("A") { $0.haptic = haptic }
    #expect(stage.front?.haptic == same)
  }

  @Test("the configuration sets the interface style unless the view sets one")
  func style() {
    let stage = Stage()
    stage.show("A") { $0.overrideUserInterfaceStyle = .dark }
    #expect(stage.front?.appearance == .dark)
    stage.messages.hide(animated: false)
    stage.advance(500)
    let note = Note("B")
    note.overrideUserInterfaceStyle = .light
    stage.show(note) { $0.overrideUserInterfaceStyle = .dark }
    #expect(stage.front?.appearance == .light)
    stage.messages.hide(animated: false)
    stage.advance(500)
    stage.show("C")
    #expect(stage.front?.appearance == nil)
  }
}

/// A view with its own accessibility message.
private final class Spoken: UILabel, AccessibleMessage {
  let accessibilityMessage: String?
  let accessibilityElement: NSObject? = nil
  let additionalAccessibilityElements: [NSObject]? = nil

  init(_ message: String?) {
    accessibilityMessage = message
    super.init(frame: .zero)
    text = "written"
  }

  required init?(coder: NSCoder) { nil }
}
