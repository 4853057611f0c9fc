import Testing
import Usher
import UsherUI

@MainActor
@Suite("Attributes that the app leaves open")
struct StandardAttributesTests {
  @Test("a message goes after four seconds, on a tap and on a swipe")
  func message() {
    let overlay = OverlayAttributes.message.overlay
    #expect(overlay.lifetime == .timed(.seconds(4)) && overlay.tap == .dismiss)
    #expect(overlay.swipe == .standard && overlay.needsTaps)
  }

  @Test("a persistent overlay goes on a swipe, and neither by itself nor on a tap")
  func persistent() {
    let overlay = OverlayAttributes.persistent.overlay
    #expect(overlay.lifetime == .untilDismissed && overlay.tap == .absorb)
    #expect(overlay.swipe == .standard && !overlay.needsTaps)
  }

  @Test(
    "views stay if they ask for a response or a binding shows them, unless they are a status",
    arguments: Semantics.Role.allCases.map { $0 } + [nil])
  func views(as role: Semantics.Role?) {
    let (bound, unbound): (OverlayAttributes, OverlayAttributes) =
      switch role {
      case .alert, .dialog: (.persistent, .persistent)
      case .status: (.message, .message)
      case nil: (.persistent, .message)
      }
    #expect(OverlayAttributes.standard(forViewsAs: role, isBound: true) == bound)
    #expect(OverlayAttributes.standard(forViewsAs: role, isBound: false) == unbound)
  }

  @Test("ready-made content stays only with controls, as does a message with its own content")
  func content() {
    let note = OverlayContent.note(OverlayNode.Text("Saved"))
    let question = OverlayContent(.button(OverlayNode.Button("Undo")))
    #expect(OverlayAttributes.standard(for: note) == .message)
    #expect(OverlayAttributes.standard(for: question) == .persistent)
    #expect(Question(overlayContent: note).overlayAttributes == .message)
    #expect(Question(overlayContent: question).overlayAttributes == .persistent)
  }

  @Test("only reactions with an effect need the taps that no view has taken")
  func taps() {
    let reactions: [Reaction] = [.dismiss, .delayExit(by: .seconds(1)), .absorb, .forward]
    #expect(reactions.map { Overlay(tap: $0).needsTaps } == [true, true, false, false])
  }

  private struct Question: OverlayMessage {
    let id = 0
    let overlayContent: OverlayContent
  }
}
