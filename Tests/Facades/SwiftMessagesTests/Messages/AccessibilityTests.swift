import FacadeTesting
import Foundation
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of messages with assistive technology.
@MainActor
@Suite(.ownDefault)
struct AccessibilityTests {
  @Test func theWordsOfAMessageAreSaidOnceAsItComes() {
    let stage = Stage()
    stage.show(Spoken("Saved: 3 files."))
    stage.advance(500)
    #expect(stage.announcements == ["Saved: 3 files."])
    let semantics = stage.placed.flatMap { stage.screen.host.semantics[$0.id] }
    #expect(semantics?.label == "Saved: 3 files.")
    #expect(semantics?.description == "")
  }

  @Test func aLabelOfItsOwnIsKept() {
    let stage = Stage()
    let view = Spoken("Saved: 3 files.")
    view.accessibilityLabel = "News"
    stage.show(view)
    #expect(stage.announcements == ["Saved: 3 files."])
    #expect(stage.placed.flatMap { stage.screen.host.semantics[$0.id] }?.label == "News")
  }

  @Test func aPlainViewIsSaidByItsTexts() {
    let stage = Stage()
    stage.show("A")
    stage.show(Spoken(nil))
    stage.advance(3100)
    #expect(stage.announcements == ["A", "written"])
  }

  @Test func aButtonStandsForADimModeThatCanBeTapped() throws {
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

  @Test func itsNameIsTheClients() throws {
    let stage = Stage()
    stage.show("A") {
      $0.dimMode = .gray(interactive: true)
      $0.dimModeAccessibilityLabel = "Schließen"
    }
    let id = try #require(stage.placed?.id)
    #expect(stage.screen.host.semantics[id]?.backdropLabel == "Schließen")
  }

  @Test func withoutATapThereIsNoButton() throws {
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

  @Test func aHapticIsFeltAsTheMessageComes() {
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

  @Test(arguments: [
    (SwiftMessages.Haptic.success, Haptic.success), (.warning, .warning), (.error, .error),
  ])
  func eachHapticIsUshersOfTheSameName(haptic: SwiftMessages.Haptic, same: Haptic) {
    let stage = Stage()
    stage.show("A") { $0.haptic = haptic }
    #expect(stage.front?.haptic == same)
  }

  @Test func aStyleIsForced() {
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

/// A view with an accessibility message of its own.
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
