import Testing
import Usher
import UsherUI

@MainActor
@Suite("Attributes that the app leaves open")
struct StandardPresetTests {
  @Test("a message goes after four seconds, on a tap and on a swipe")
  func message() {
    let overlay = OverlayPreset.message.configuration
    #expect(overlay.lifetime == .timed(.seconds(4)) && overlay.tap == .dismiss)
    #expect(overlay.swipe == .standard && overlay.needsTaps)
  }

  @Test("a persistent overlay goes on a swipe, and neither by itself nor on a tap")
  func persistent() {
    let overlay = OverlayPreset.persistent.configuration
    #expect(overlay.lifetime == .infinite && overlay.tap == .absorb)
    #expect(overlay.swipe == .standard && !overlay.needsTaps)
  }

  @Test(
    "views stay if they ask for a response or a binding shows them, unless they are a status",
    arguments: Semantics.Role.allCases.map { $0 } + [nil])
  func views(as role: Semantics.Role?) {
    let (bound, unbound): (OverlayPreset, OverlayPreset) =
      switch role {
      case .alert, .dialog: (.persistent, .persistent)
      case .status: (.message, .message)
      case nil: (.persistent, .message)
      }
    #expect(
      OverlayPreset.standard(forViewsAs: role, isBound: true).configuration == bound.configuration)
    #expect(
      OverlayPreset.standard(forViewsAs: role, isBound: false).configuration
        == unbound.configuration)
  }

  @Test("ready-made content stays only with controls, as does a message with its own content")
  func content() {
    let note = OverlayContent.note(OverlayNode.Text("Saved"))
    let question = OverlayContent(.button(OverlayNode.Button("Undo")))
    let (message, persistent) = (
      OverlayPreset.message.configuration, OverlayPreset.persistent.configuration
    )
    #expect(OverlayPreset.standard(for: note).configuration == message)
    #expect(OverlayPreset.standard(for: question).configuration == persistent)
  }

  @Test("only reactions with an effect need the taps that no view has taken")
  func taps() {
    let reactions: [TapBehavior] = [.dismiss, .delayExit(by: .seconds(1)), .absorb, .forward]
    #expect(
      reactions.map { OverlayConfiguration(tap: $0).needsTaps } == [true, true, false, false])
  }
}
