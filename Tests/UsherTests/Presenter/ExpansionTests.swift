import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Overlays that appear collapsed")
struct ExpansionTests {
  @Test("an overlay that expands is rebuilt once, in place")
  func expands() {
    let stage = Stage()
    var overlay = OverlayConfiguration.lasting
    overlay.expansion = Expansion()
    let handle = stage.present("hello", as: overlay)
    stage.advance(499)
    let built = [
      OverlayTranscript.Order.attached(handle.id, texts: ["hello"]), .announced("hello", .polite),
    ]
    #expect(stage.host.transcript.entries.map(\.order) == built)
    stage.advance(60_000)
    #expect(
      stage.host.transcript.entries.map(\.order)
        == built + [.refreshed(handle.id, texts: ["hello"])])
    #expect(stage.host.wakeup == .never)
  }

  @Test("collapsed content expands automatically, and its buttons are renumbered")
  func collapsed() {
    let stage = Stage()
    let journal = Journal()
    func button(_ title: String) -> OverlayNode {
      .button(OverlayNode.Button(title, dismisses: false) { journal.note(title) })
    }
    let content = OverlayContent(
      .stack(OverlayNode.Stack(.vertical, children: [button("more"), button("less")])),
      collapsed: button("less"))
    let handle = stage.presenter.present(content, as: .lasting)
    stage.advance(400)
    #expect(stage.host.visibleTexts == [["less"]])
    stage.host.pressButton(0, of: handle.id)
    stage.advance(200)
    #expect(stage.host.visibleTexts == [["more", "less"]])
    stage.host.pressButton(0, of: handle.id)
    #expect(journal.lines == ["less", "more"])
  }

  @Test("new content of an expanded overlay is shown in full")
  func transformed() {
    let stage = Stage()
    let content = OverlayContent(
      .text(OverlayNode.Text("whole")), collapsed: .text(OverlayNode.Text("short")))
    let handle = stage.presenter.present(content, as: .lasting)
    stage.advance(1000)
    handle.transform(
      to: OverlayContent(
        .text(OverlayNode.Text("other")), collapsed: .text(OverlayNode.Text("short")))
    )
    stage.advance(1000)
    #expect(stage.host.visibleTexts == [["other"]])
  }

  @Test("new content of a waiting overlay appears collapsed")
  func transformedInLine() {
    let stage = Stage()
    stage.present("in front", as: .brief)
    let handle = stage.presenter.present(.words("plain"), as: .lasting)
    handle.transform(
      to: OverlayContent(
        .text(OverlayNode.Text("whole")), collapsed: .text(OverlayNode.Text("short")))
    )
    stage.advance(1400)
    #expect(stage.host.visibleTexts == [["short"]])
    stage.advance(1000)
    #expect(stage.host.visibleTexts == [["whole"]])
  }

  @Test("content without a collapsed form is shown in full, regardless of the previous content")
  func transformedToWhole() {
    let stage = Stage()
    let content = OverlayContent(
      .text(OverlayNode.Text("whole")), collapsed: .text(OverlayNode.Text("short")))
    let handle = stage.presenter.present(content, as: .lasting)
    stage.advance(200)
    handle.transform(to: .words("other"))
    #expect(stage.host.visibleTexts == [["other"]])
    let built = stage.host.transcript.entries.count
    stage.advance(1000)
    #expect(stage.host.transcript.entries.count == built)
  }

  @Test("content with a countdown bar gets the remaining time")
  func timeLeft() {
    let stage = Stage()
    stage.presenter.present(
      OverlayContent(.progress(OverlayNode.ProgressBar(.timeLeft))),
      as: OverlayConfiguration(lifetime: .timed(.seconds(4))))
    stage.advance(200)
    let shares = [0, 1000, 2000].map { pause in
      stage.advance(pause)
      return stage.host.scene.overlays.first?.timeLeft
    }
    #expect(shares.map { $0 != nil } == [true, true, true])
    #expect(shares.compactMap { $0 } == shares.compactMap { $0 }.sorted(by: >))
  }
}
