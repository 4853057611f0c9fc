import Testing
import Usher
import UsherTesting

@MainActor
@Suite struct UnfoldingTests {
  private static func folding(_ unfolding: Unfolding?) -> Overlay {
    var overlay = Overlay.lasting
    overlay.unfolding = unfolding
    return overlay
  }

  @Test("what is folded is built so, and all of it, once, when it unfolds")
  func unfolds() {
    let stage = Stage()
    var undone = 0
    let whole = Node.stack(
      Stack(
        .vertical, children: [.text(Text("Sent")), .button(Button("Undo") { undone += 1 })]))
    let handle = stage.presenter.present(
      Content(whole, folded: .text(Text("Sent"))), as: Self.folding(Unfolding()))
    stage.advance(499)
    stage.host.pressButton(0, of: handle.id)
    let built = Transcript.Order.attached(handle.id, texts: ["Sent"])
    #expect(stage.host.transcript.entries.map(\.order) == [built])
    stage.advance(60_000)
    #expect(
      stage.host.transcript.entries.map(\.order)
        == [built, .refreshed(handle.id, texts: ["Sent", "Undo"])])
    #expect(stage.host.wakeup == .never)
    stage.host.pressButton(0, of: handle.id)
    #expect(undone == 1)
  }

  @Test("an overlay that is never folded shows all of its content at once")
  func neverFolded() {
    let stage = Stage()
    let handle = stage.presenter.present(
      Content(.text(Text("long")), folded: .text(Text("short"))), as: Self.folding(nil))
    stage.advance(60_000)
    #expect(
      stage.host.transcript.entries.map(\.order) == [.attached(handle.id, texts: ["long"])])
  }

  @Test("an update of one that has unfolded shows all of the new content")
  func updated() {
    let stage = Stage()
    let handle = stage.presenter.present(
      Content(.text(Text("long")), folded: .text(Text("short"))),
      as: Self.folding(Unfolding(after: .zero)))
    handle.update(to: Content(.text(Text("longer")), folded: .text(Text("shorter"))))
    stage.advance(60_000)
    #expect(
      stage.host.transcript.entries.map(\.order) == [
        .attached(handle.id, texts: ["short"]), .refreshed(handle.id, texts: ["long"]),
        .refreshed(handle.id, texts: ["longer"]),
      ])
  }

  @Test("content with a bar of the time that is left makes the overlay show it")
  func timeLeft() {
    let stage = Stage()
    stage.presenter.present(Content(.progress(ProgressBar(.timeLeft))), as: .brief)
    stage.advance(100)
    #expect(stage.host.wakeup == .nextFrame)
    #expect(stage.host.scene.overlays.map(\.timeLeft) == [1])
  }
}
