import Testing
import Usher
import UsherTesting

@MainActor
@Suite("External overlays")
struct ExternalTests {
  @Test("an external overlay takes its turn, and the next overlay is shown after it ends")
  func turn() {
    let stage = Stage()
    let journal = Journal()
    stage.present("first", as: .brief)
    let external = stage.presenter.presentExternally(lifecycle: journal.lifecycle("E"))
    let next = stage.present("next")
    #expect(external.state.isWaiting)
    stage.advance(1250)
    #expect(journal.lines == ["E willPresent", "E didPresent"])
    #expect(external.state.isShown)
    #expect(stage.host.visibleTexts == [])
    stage.advance(5000)
    external.dismiss()
    #expect(
      journal.lines == [
        "E willPresent", "E didPresent", "E willDismiss", "E didDismiss programmatic",
      ])
    #expect(next.state.isShown)
    stage.advance(100)
    #expect(
      stage.host.transcript.description == """
        0 ms: attached 1 first
        0 ms: announced first
        1200 ms: detached 1
        6250 ms: attached 3 next
        6250 ms: announced next
        """)
  }

  @Test("an external overlay ends after its lifetime")
  func lifetime() {
    let stage = Stage()
    let external = stage.presenter.presentExternally(
      OverlayConfiguration(lifetime: .timed(.seconds(1))))
    stage.advance(1000)
    #expect(external.result == .dismissed(.timedOut))
  }

  @Test("the call determines who draws an overlay, not the configuration")
  func drawing() {
    let stage = Stage()
    let handle = stage.present("hello", as: OverlayConfiguration(drawing: .app))
    #expect(stage.host.visibleTexts == [["hello"]])
    #expect(handle.overlay?.drawing == .host)
    let external = stage.presenter.presentExternally(OverlayConfiguration(drawing: .host))
    #expect(external.overlay?.drawing == .app)
    #expect(stage.presenter.content(of: external.id) == nil)
  }

  @Test("an external update keeps the host's content")
  func adopted() {
    let stage = Stage()
    let update = OverlayConfiguration(
      name: OverlayName(7), identity: .updateInPlace, lifetime: .infinite)
    let handle = stage.present("hello", as: update)
    let external = stage.presenter.presentExternally(update)
    #expect(external.result == .updated(handle.id))
    #expect(stage.presenter.ids(.all()) == [handle.id])
    #expect(stage.host.visibleTexts == [["hello"]])
  }
}
