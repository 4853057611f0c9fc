import Testing
import Usher
import UsherUI

@Suite("Appearances of overlays")
struct AppearanceTests {
  @Test("an overlay has a fixed appearance only if its views' appearance differs from the window's")
  func fixed() {
    #expect(Appearance.dark.toFix(in: .light) == .dark)
    #expect(Appearance.light.toFix(in: .dark) == .light)
    #expect(Appearance.dark.toFix(in: .dark) == nil)
    #expect(Appearance.dark.toFix(in: nil) == nil)
  }

  @Test("content with its own appearance keeps it")
  func own() {
    let note = OverlayContent.note(OverlayNode.Text("Saved"))
    var light = note
    light.appearance = .light
    #expect(note.fixed(to: .dark).appearance == .dark)
    #expect(light.fixed(to: .dark).appearance == .light)
    #expect(note.fixed(to: nil).appearance == note.appearance)
  }

  @Test("a preset with its own appearance keeps it")
  func ownOfPresets() {
    let preset = OverlayPreset.question
    #expect(preset.fixed(to: .dark).appearance == .dark)
    #expect(preset.fixed(to: .dark).configuration == preset.configuration)
    #expect(preset.appearance(.light).fixed(to: .dark).appearance == .light)
    #expect(preset.fixed(to: nil).appearance == nil)
  }
}
