import Testing
import Usher
import UsherUI

@MainActor
@Suite("Default presets")
struct StandardPresetTests {
  @Test("a message is dismissed after four seconds, by a tap or by a swipe")
  func message() {
    let overlay = OverlayPreset.message.configuration
    #expect(overlay.lifetime == .timed(.seconds(4)) && overlay.tap == .dismiss)
    #expect(overlay.swipe == .standard && overlay.needsTaps)
  }

  @Test("a persistent overlay is dismissed by a swipe, but not by time or a tap")
  func persistent() {
    let overlay = OverlayPreset.persistent.configuration
    #expect(overlay.lifetime == .infinite && overlay.tap == .absorb)
    #expect(overlay.swipe == .standard && !overlay.needsTaps)
  }

  @Test(
    "views are persistent if they need a response or are bound, unless they are a status",
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

  @Test("ready-made content is persistent only if it has controls")
  func content() {
    let note = OverlayContent.note(OverlayNode.Text("Saved"))
    let question = OverlayContent(.button(OverlayNode.Button("Undo")))
    let (message, persistent) = (
      OverlayPreset.message.configuration, OverlayPreset.persistent.configuration
    )
    #expect(OverlayPreset.standard(for: note).configuration == message)
    #expect(OverlayPreset.standard(for: question).configuration == persistent)
  }

  @Test("only tap behaviors with an effect need the taps that the views didn't handle")
  func taps() {
    let reactions: [TapBehavior] = [.dismiss, .delayExit(by: .seconds(1)), .absorb, .forward]
    #expect(
      reactions.map { OverlayConfiguration(tap: $0).needsTaps } == [true, true, false, false])
  }
}
